/** The guided first turns of Great Western Trail: against a bot, from the first building to the first delivery. */

import type { Course } from "$/contract/course";
import type { Figures } from "$/contract/folder";
import type { GwtFigures } from "$/games/gwt/figures";
import { LESSONS } from "$/games/gwt/learn/lessons";
import { makeTrail } from "$/games/gwt/trail";
import { courseOf } from "$/games/trail/learn/course";
import { GAINED, MADE, MOVED, type Telling } from "$/games/trail/learn/deeds";
import { SHARED_REASONS } from "$/games/trail/learn/reasons";
import type { NewTable } from "$/rest";

export const PLAN: NewTable = { game: "gwt", seats: ["open", "greedy"], own_seats: [{ seat: 0 }] };

export const REASONS = [...SHARED_REASONS, "use_engine", "hire_cowboy", "hire_engineer"] as const;

export const TELLING: Telling = [...MADE, ["engine_moved", "engine"], ["hazard_taken", "hazard"], ["tepee_taken", "tepee"], ...GAINED, ...MOVED];

export const course = (figures: Figures): Course =>
  courseOf(makeTrail(figures as unknown as GwtFigures), {
    lessons: LESSONS,
    toldBy: { placed: "building", delivered: "again" },
    telling: TELLING,
    reasons: REASONS,
  });
