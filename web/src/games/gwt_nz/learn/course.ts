/** The guided first turns of New Zealand: against a bot, from the first building through the first Wellington. */

import type { Course } from "$/contract/course";
import type { Figures } from "$/contract/folder";
import type { NzFigures } from "$/games/gwt_nz/figures";
import { LESSONS } from "$/games/gwt_nz/learn/lessons";
import { makeTrail } from "$/games/gwt_nz/trail";
import { courseOf } from "$/games/trail/learn/course";
import type { Telling } from "$/games/trail/learn/deeds";
import type { NewTable } from "$/rest";

export const PLAN: NewTable = { game: "gwt_nz", seats: ["open", "greedy"], own_seats: [{ seat: 0 }] };

export const REASONS = [
  "use_hire",
  "use_buy",
  "use_build",
  "use_ship",
  "use_shear",
  "use_invest",
  "use_auxiliary",
  "use_done",
  "hire_shepherd",
  "hire_craftsman",
  "hire_sailor",
  "hire_shearer",
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
  ["storehouse_placed", "stored"],
  ["ship_moved", "sailed"],
  ["bonus_taken", "bonus"],
  ["sheared", "sheared"],
  ["hazard_taken", "hazard"],
  ["money_gained", "gained"],
  ["certificates_gained", "certificates"],
  ["objective_taken", "objective"],
  ["path_advanced", "path"],
  ["tokens_spent", "exchanged"],
  ["rancher_moved", "moved"],
  ["rancher_placed", "placed"],
];

export const course = (figures: Figures): Course =>
  courseOf(makeTrail(figures as unknown as NzFigures), {
    lessons: LESSONS,
    toldBy: { placed: "building" },
    telling: TELLING,
    reasons: REASONS,
  });
