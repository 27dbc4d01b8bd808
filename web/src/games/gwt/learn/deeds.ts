/** The result of a choice. */

import type { Deed, Situation as General } from "$/contract/course";

import type { Happening } from "$/contract/game";
import type { Worker } from "$/games/gwt/figures";
import type { GwtView } from "$/games/gwt/view";
import type { Arguments } from "$/words/words.svelte";

type Situation = General<GwtView>;

export const DEEDS = [
  "delivered", "income", "tile", "hired", "bought", "built", "engine", "hazard", "tepee", "sold", "certificates", "gained", "objective",
  "paid", "moved", "placed",
] as const;
type Told = (typeof DEEDS)[number];

/** Events sorted by how much they tell about a choice, the most telling first. */
const TELLING: [event: string, deed: Told][] = [
  ["delivered", "delivered"], ["income", "income"], ["tile_chosen", "tile"], ["worker_hired", "hired"], ["cattle_bought", "bought"],
  ["building_placed", "built"], ["building_replaced", "built"], ["engine_moved", "engine"], ["hazard_taken", "hazard"], ["tepee_taken", "tepee"],
  ["money_gained", "gained"], ["certificates_gained", "certificates"], ["objective_taken", "objective"],
  ["rancher_moved", "moved"], ["rancher_placed", "placed"],
];

/** What the learner has just done, null if it needs no comment. */
export function deedOf(own: readonly Happening[], s: Situation): Deed | null {
  const by = (name: string): Arguments | undefined => own.findLast(({ key }) => key === `gwt.${name}`)?.args;
  for (const [event, deed] of TELLING) {
    const args = by(event);
    if (args !== undefined) return told(deed, args, own, s);
  }
  return null;
}

function told(deed: Told, args: Arguments, own: readonly Happening[], s: Situation): Deed & { deed: Told } {
  if (deed === "gained") {
    const sold = own.findLast(({ key }) => key === "gwt.card_discarded")?.args["card"];
    return sold === undefined ? { deed, args } : { deed: "sold", args: { ...args, card: sold } };
  }
  if (deed === "moved") {
    const fees = own.filter(({ key }) => key === "gwt.fee_paid").reduce((sum, one) => sum + Number(one.args["amount"]), 0);
    return fees > 0 ? { deed: "paid", args: { amount: fees } } : { deed, args };
  }
  if (deed === "hired") return { deed, args: { ...args, count: s.view.players[s.me]!.workers[args["worker"] as Worker] } };
  return { deed, args };
}
