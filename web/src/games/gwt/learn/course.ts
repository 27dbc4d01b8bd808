/** The guided first turns of Great Western Trail: against a bot, from the first building to the first delivery. */

import type { Course } from "$/contract/course";
import type { Figures } from "$/contract/folder";
import type { GwtFigures } from "$/games/gwt/figures";
import { LESSONS } from "$/games/gwt/learn/lessons";
import { makeTrail } from "$/games/gwt/trail";
import { courseOf } from "$/games/trail/learn/course";
import type { Telling } from "$/games/trail/learn/deeds";
import type { NewTable } from "$/rest";

export const PLAN: NewTable = { game: "gwt", seats: ["open", "greedy"], own_seats: [{ seat: 0 }] };

export const REASONS = [
  "use_hire",
  "use_buy",
  "use_build",
  "use_engine",
  "use_auxiliary",
  "use_done",
  "hire_cowboy",
  "hire_craftsman",
  "hire_engineer",
  "disc_hand",
] as const;

export const TELLING: Telling = [
  ["delivered", "delivered"],
  ["income", "income"],
  ["tile_chosen", "tile"],
  ["worker_hired", "hired"],
  ["cattle_bought", "bought"],
  ["building_placed", "built"],
  ["building_replaced", "built"],
  ["engine_moved", "engine"],
  ["hazard_taken", "hazard"],
  ["tepee_taken", "tepee"],
  ["money_gained", "gained"],
  ["certificates_gained", "certificates"],
  ["objective_taken", "objective"],
  ["rancher_moved", "moved"],
  ["rancher_placed", "placed"],
];

export const course = (figures: Figures): Course =>
  courseOf(makeTrail(figures as unknown as GwtFigures), {
    lessons: LESSONS,
    toldBy: { placed: "building", delivered: "again" },
    telling: TELLING,
    reasons: REASONS,
  });
