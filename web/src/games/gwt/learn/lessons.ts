/** The lessons of the first turns: from the first building to the first delivery, at the end of Kansas City. */

import { jobRows } from "$/games/gwt/figures";
import type { GwtTrail } from "$/games/gwt/trail";
import { auxiliary, delivery, disc, FIRST, foresight, goalIn, income, type Lesson, said, way } from "$/games/trail/learn/lessons";
import { happened, hasChosen, hasDelivered, isAsked } from "$/games/trail/learn/situation";

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

export const LESSONS: readonly Lesson[] = [goalIn("aim"), ...FIRST, auxiliary, way, foresight, marker, income, delivery, disc, again];
