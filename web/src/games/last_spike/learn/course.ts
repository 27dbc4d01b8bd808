/** The guided first game of Last Spike: against two bots, from the first tile to the last spike. */

import type { Course } from "$/contract/course";
import { adviseOn } from "$/games/last_spike/learn/advice";
import { deedOf } from "$/games/last_spike/learn/deeds";
import { LESSONS } from "$/games/last_spike/learn/lessons";
import { nameOf } from "$/games/last_spike/learn/naming";
import type { SpikeView } from "$/games/last_spike/view";

const spike: Course<SpikeView> = {
  game: "last_spike",
  plan: { game: "last_spike", seats: ["open", "greedy", "greedy"], own_seats: [{ seat: 0 }] },
  lessons: LESSONS,
  toldBy: { claimed: "free", completed: "pay", completed_none: "pay", double: "double", sale: "sell" },
  advise: adviseOn,
  deedOf,
  nameOf,
};

export const course = spike as Course;
