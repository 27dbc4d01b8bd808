/** The card of a place: what it is, what it does, its present cost, and its chapter of the rules. */

import type { Card } from "$/contract/game";
import { capital, foresightName, named } from "$/games/trail/names";
import { objectiveCard } from "$/games/trail/told/cardsOfCards";
import { spaceCard } from "$/games/trail/told/cardsOfTrail";
import type { Trail } from "$/games/trail/trail";
import type { TrailView } from "$/games/trail/view";
import type { Option } from "$/protocol";
import { say } from "$/words/words.svelte";

/** Tells the card of a place from the rest of its address, null where there is no such place. */
export type Teller<T extends Trail, V extends TrailView> = (trail: T, view: V, rest: string[], options: readonly Option[]) => Card | null;

/** The places that all trail games have. */
const SHARED: Record<string, Teller<Trail, TrailView>> = {
  trail: (trail, view, [space = ""], options) => (space in view.trail ? spaceCard(trail, view, space, options) : null),
  foresight: (trail, view, [number = ""]) => foresightCard(trail, view, number),
  market_stack: (trail, view) => ({ title: say(`web.${trail.id}.cattle_stack`, { cards: view.market_stack }), lines: [], section: "buy" }),
  objectives: (trail, _, [card = ""]) => (card in trail.figures.objective ? objectiveCard(trail, card) : null),
  objective_stack: (trail, view) => ({ title: say(`web.${trail.id}.objective_stack`, { cards: view.objective_stack }), lines: [], section: "objectives" }),
};

/** The card of a place by its game's tellers, or by those of all trail games. */
export function tell<T extends Trail, V extends TrailView>(
  own: Record<string, Teller<T, V>>,
  trail: T,
  at: string,
  view: V,
  options: readonly Option[],
): Card | null {
  const [kind = "", ...rest] = at.split("/");
  const teller = own[kind] ?? SHARED[kind];
  return teller?.(trail, view, rest, options) ?? null;
}

function foresightCard(trail: Trail, view: TrailView, number: string): Card | null {
  const tile = view.foresight[number];
  if (tile === undefined) return null;
  const stack = foresightName(trail, number);
  if (tile === null) return { title: stack, lines: [say(`web.${trail.id}.empty`)], section: "foresight" };
  return { title: capital(named(trail, "supply", tile)), lines: [stack], section: "foresight" };
}
