/** What speaks for a choice that is advised, where its own words do not say it. */

import type { Reason } from "$/contract/course";
import { cashOf, type Situation } from "$/games/last_spike/learn/situation";
import { routeOf } from "$/games/last_spike/view";
import type { Option } from "$/protocol";

export const REASONS = ["completes", "keep"] as const;

export function reasonOf({ key, args, gain }: Option, s: Situation): Reason | null {
  const tile = args["tile"];
  if (typeof tile === "string" && gain > 0) return { reason: "completes", args: { tile, route: routeOf(tile), gain } };
  return key === "last_spike.buy.nothing" ? { reason: "keep", args: { cash: cashOf(s) } } : null;
}
