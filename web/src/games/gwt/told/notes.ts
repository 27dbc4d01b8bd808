/** What only Great Western Trail says on the cards of its things. */

import type { Noted, Trail } from "$/games/trail/trail";
import { say } from "$/words/words.svelte";

/** What trading on the space of a tepee brings or costs. */
export function notes(trail: Trail, kind: Noted, id: string): string[] {
  const money = kind === "space" ? trail.figures.space[id]!.money : undefined;
  if (money === undefined) return [];
  return [money < 0 ? say("web.gwt.card.trade_costs", { amount: -money }) : say("web.gwt.card.trade_brings", { amount: money })];
}
