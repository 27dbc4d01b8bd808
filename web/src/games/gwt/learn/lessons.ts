/** The lessons of the first turns: from the first building to the first delivery, at the end of Kansas City. */

import { jobRows } from "$/games/gwt/figures";
import type { GwtTrail } from "$/games/gwt/trail";
import {
  auxiliary,
  building,
  delivery,
  disc,
  draw,
  fees,
  goal as aim,
  hand,
  income,
  type Lesson,
  place,
  said,
  travel,
  way,
  wayThere,
} from "$/games/trail/learn/lessons";
import { happened, hasChosen, hasDelivered, isAsked } from "$/games/trail/learn/situation";

const goal: Lesson = { ...aim, section: "aim" };

const foresight: Lesson = {
  id: "foresight",
  section: "foresight",
  say: (s) => (isAsked(s, "foresight") ? said("foresight", "foresight/1") : null),
  isMet: (s) => hasChosen(s, 2),
};

const marker: Lesson = {
  id: "marker",
  section: "foresight",
  say: (s) => {
    if (!isAsked(s, "foresight") || !hasChosen(s, 1)) return null;
    const job = Object.keys(s.view.jobs).find((name) => name.startsWith(`${s.view.marker_row}-`));
    return said("marker", job === undefined ? "foresight/3" : `jobs/${job}`, { row: s.view.marker_row, rows: jobRows(s.trail as GwtTrail) });
  },
  isMet: (s) => happened(s, "income", s.me).length > 0,
};

const again: Lesson = {
  id: "again",
  section: "hire",
  say: (s) => (hasDelivered(s) ? said("again") : null),
};

export const LESSONS: readonly Lesson[] = [
  goal,
  wayThere,
  hand,
  place,
  building,
  draw,
  travel,
  fees,
  auxiliary,
  way,
  foresight,
  marker,
  income,
  delivery,
  disc,
  again,
];
