/** The guided first turns of Great Western Trail: against a bot, from the first building to the first delivery. */

import type { Course } from "$/contract/course";
import type { Figures } from "$/contract/folder";
import type { GwtFigures } from "$/games/gwt/figures";
import { deedOf } from "$/games/gwt/learn/deeds";
import { LESSONS } from "$/games/gwt/learn/lessons";
import { nameOf } from "$/games/gwt/learn/naming";
import { reasonOf } from "$/games/gwt/learn/reasons";
import { makeTrail } from "$/games/gwt/trail";
import type { GwtView } from "$/games/gwt/view";
import { knowing } from "$/games/lessons";
import type { NewTable } from "$/rest";

export const PLAN: NewTable = { game: "gwt", seats: ["open", "greedy"], own_seats: [{ seat: 0 }] };

export function course(figures: Figures): Course {
  const trail = makeTrail(figures as unknown as GwtFigures);
  const first: Course<GwtView> = {
    game: "gwt",
    lessons: LESSONS.map((lesson) => knowing(lesson, { trail })),
    toldBy: { placed: "building", delivered: "again" },
    reasonOf: (option) => reasonOf(trail, option),
    deedOf,
    nameOf: (argument, id) => nameOf(trail, argument, id),
  };
  return first as Course;
}
