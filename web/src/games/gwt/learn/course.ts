/** The guided first turns of Great Western Trail: against a bot, from the first building to the first delivery. */

import type { Course } from "$/contract/course";
import { adviseOn } from "$/games/gwt/learn/advice";
import { deedOf } from "$/games/gwt/learn/deeds";
import { LESSONS } from "$/games/gwt/learn/lessons";
import { nameOf } from "$/games/gwt/learn/naming";
import type { GwtView } from "$/games/gwt/view";

const first: Course<GwtView> = {
  game: "gwt",
  plan: { game: "gwt", seats: ["open", "greedy"], own_seats: [{ seat: 0 }] },
  lessons: LESSONS,
  toldBy: { placed: "building", delivered: "again" },
  advise: adviseOn,
  deedOf,
  nameOf,
};

export const course = first as Course;
