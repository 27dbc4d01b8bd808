/** The guided first game of Last Spike: against two bots, from the first tile to the last spike. */

import type { Course } from "$/contract/course";
import type { Figures } from "$/contract/folder";
import type { SpikeFigures } from "$/games/last_spike/figures";
import { deedOf } from "$/games/last_spike/learn/deeds";
import { LESSONS } from "$/games/last_spike/learn/lessons";
import { nameOf } from "$/games/last_spike/learn/naming";
import { reasonOf } from "$/games/last_spike/learn/reasons";
import type { SpikeView } from "$/games/last_spike/view";
import { knowing } from "$/games/lessons";
import type { NewTable } from "$/rest";

export const PLAN: NewTable = { game: "last_spike", seats: ["open", "greedy", "greedy"], own_seats: [{ seat: 0 }] };

export function course(given: Figures): Course {
  const figures = given as unknown as SpikeFigures;
  const spike: Course<SpikeView> = {
    game: "last_spike",
    lessons: LESSONS.map((lesson) => knowing(lesson, { figures })),
    toldBy: { claimed: "free", completed: "pay", completed_none: "pay", double: "double", sale: "sell" },
    reasonOf,
    deedOf: (own, s) => deedOf(own, { ...s, figures }),
    nameOf,
  };
  return spike as Course;
}
