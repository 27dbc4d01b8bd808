/** What speaks for a choice that is advised, where its own words do not say it. */

import type { Reason } from "$/contract/course";
import type { GwtTrail } from "$/games/gwt/trail";
import { actionNamed } from "$/games/trail/figures";
import type { Option } from "$/protocol";

export const REASONS = [
  "use_hire", "use_buy", "use_build", "use_engine", "use_auxiliary", "use_done", "hire_cowboy", "hire_craftsman", "hire_engineer", "disc_hand",
] as const;

export function reasonOf(trail: GwtTrail, option: Option): Reason | null {
  const reason = REASONS.find((one) => one === kindOf(trail, option));
  return reason === undefined ? null : { reason, args: { cost: option.cost } };
}

function kindOf(trail: GwtTrail, { key, args }: Option): string {
  if (key === "gwt.use.use") return `use_${actionNamed(trail, String(args["action"]))?.do}`;
  if (key === "gwt.use.done") return "use_done";
  if (key === "gwt.hire.worker") return `hire_${String(args["worker"])}`;
  return key === "gwt.disc.board" && trail.limits.hand.includes(String(args["disc"])) ? "disc_hand" : "";
}
