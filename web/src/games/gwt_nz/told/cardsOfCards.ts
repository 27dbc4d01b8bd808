/** Cards about cards: sheep, and the cards of the stock. */

import type { Card } from "$/contract/game";
import { sourceLines } from "$/games/gwt_nz/told/provenance";
import type { NzTrail } from "$/games/gwt_nz/trail";
import type { NzView } from "$/games/gwt_nz/view";
import { capital, named, number, pointsText, short } from "$/games/trail/names";
import { objectiveCard } from "$/games/trail/told/cardsOfCards";
import { say } from "$/words/words.svelte";

/** Sheep in the market: its value, and the ways to buy it. */
export function sheepCard(trail: NzTrail, view: NzView, card: string): Card {
  const found = sheepFigures(trail, card);
  const { price_class: priced } = trail.figures.breed[trail.figures.cattle[card]!.breed]!;
  const ways = trail.figures.purchase.filter((way) => way.value === priced);
  const lines = ways.map(({ cards, cowboys, cost, tokens }) => {
    const way = say(cards > 1 ? "web.gwt_nz.card.purchase_two" : "web.gwt_nz.card.purchase", { shepherds: cowboys, cost });
    return tokens === undefined ? way : say("web.gwt_nz.card.with_token", { way });
  });
  const count = view.market[card] ?? 0;
  return { ...found, lines: [say("web.gwt_nz.card.in_market", { count }), ...lines, ...found.lines], section: "buy" };
}

export function sheepFigures(trail: NzTrail, card: string): Card {
  const { breed, points } = trail.figures.cattle[card]!;
  const figures: [string, string][] = [
    [say("web.gwt_nz.figure.value"), number(trail.figures.breed[breed]!.value)],
    [say("web.gwt_nz.figure.wool"), number(trail.figures.breed[breed]!.wool)],
  ];
  if (points > 0) figures.push([say("web.gwt_nz.figure.points"), pointsText(trail, points)]);
  return { title: capital(short(named(trail, "card", card))), lines: sourceLines([trail.figures.breed[breed]!, `breed.${breed}`]), figures, section: "income" };
}

/** A card that is played for its action. */
export function playedCard(trail: NzTrail, card: string): Card {
  const { points } = trail.figures.card[card]!;
  const other = trail.figures.card[card]!.action.other === undefined ? [] : [named(trail, "action", `card.${card}.other`)];
  const figures: [string, string][] = points > 0 ? [[say("web.gwt_nz.figure.points"), pointsText(trail, points)]] : [];
  const lines = [
    say("web.gwt_nz.card.at_once", { action: named(trail, "action", `card.${card}`) }),
    ...other,
    say("web.gwt_nz.card.then_draw"),
    ...sourceLines([trail.figures.card[card]!, `card.${card}`]),
  ];
  return { title: capital(short(named(trail, "card", card))), lines, figures, section: "cards" };
}

/** Any card by its name. */
export function anyCard(trail: NzTrail, card: string): Card | null {
  if (card in trail.figures.cattle) return sheepFigures(trail, card);
  if (card in trail.figures.objective) return objectiveCard(trail, card);
  return card in trail.figures.card ? playedCard(trail, card) : null;
}

/** A stack of the stock: its card, how many are left, and what one costs. */
export function stockCard(trail: NzTrail, view: NzView, stack: string): Card | null {
  const { card, left, gold } = view.stock[stack]!;
  const found = anyCard(trail, card);
  if (found === null) return null;
  const figures: [string, string][] = [[say("web.gwt_nz.figure.left"), number(left)]];
  if (gold !== null) figures.push([say("web.gwt_nz.gold"), number(gold)]);
  return { ...found, figures: [...(found.figures ?? []), ...figures], section: gold === null ? "cards" : "gold" };
}
