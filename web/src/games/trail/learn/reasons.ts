/** What speaks for a choice that is advised, where its own words do not say it. */

import type { Reason } from "$/contract/course";
import { actionNamed } from "$/games/trail/figures";
import type { Trail } from "$/games/trail/trail";
import type { Option } from "$/protocol";

/** What every trail game has words for. */
export const SHARED_REASONS = ["use_hire", "use_buy", "use_build", "use_auxiliary", "use_done", "hire_craftsman", "disc_hand"] as const;

/** The reason for an option, among those that a game has words for. */
export function reasonOf(reasons: readonly string[], trail: Trail, option: Option): Reason | null {
  const reason = kindOf(trail, option);
  return reasons.includes(reason) ? { reason, args: { cost: option.cost } } : null;
}

function kindOf(trail: Trail, { key, args }: Option): string {
  const name = key.slice(trail.id.length + 1);
  if (name === "use.use") return `use_${actionNamed(trail, String(args["action"]))?.do}`;
  if (name === "use.done") return "use_done";
  if (name === "hire.worker") return `hire_${String(args["worker"])}`;
  return name === "disc.board" && trail.limits.hand.includes(String(args["disc"])) ? "disc_hand" : "";
}
