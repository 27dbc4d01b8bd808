/** The guided first turns of New Zealand: against a bot, from the first building through the first Wellington. */

import type { Course } from "$/contract/course";
import type { Figures } from "$/contract/folder";
import type { NzFigures } from "$/games/gwt_nz/figures";
import { LESSONS } from "$/games/gwt_nz/learn/lessons";
import { makeTrail } from "$/games/gwt_nz/trail";
import { courseOf } from "$/games/trail/learn/course";
import { GAINED, MADE, MOVED, type Telling } from "$/games/trail/learn/deeds";
import { SHARED_REASONS } from "$/games/trail/learn/reasons";
import type { NewTable } from "$/rest";

export const PLAN: NewTable = { game: "gwt_nz", seats: ["open", "greedy"], own_seats: [{ seat: 0 }] };

export const REASONS = [...SHARED_REASONS, "use_ship", "use_shear", "use_invest", "hire_shepherd", "hire_sailor", "hire_shearer"] as const;

export const TELLING: Telling = [
  ...MADE,
  ["storehouse_placed", "stored"],
  ["ship_moved", "sailed"],
  ["bonus_taken", "bonus"],
  ["sheared", "sheared"],
  ["hazard_taken", "hazard"],
  ...GAINED,
  ["path_advanced", "path"],
  ["tokens_spent", "exchanged"],
  ...MOVED,
];

export const course = (figures: Figures): Course =>
  courseOf(makeTrail(figures as unknown as NzFigures), {
    lessons: LESSONS,
    toldBy: { placed: "building" },
    telling: TELLING,
    reasons: REASONS,
  });
