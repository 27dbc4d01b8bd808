/** Cards about cards: sheep, objectives, the stock and the stacks. */

import type { Card } from "$/contract/game";
import { FIGURES } from "$/games/gwt_nz/figures";
import { capital, named, number, pointsText, short } from "$/games/gwt_nz/names";
import { sourceLines } from "$/games/gwt_nz/told/provenance";
import type { NzView } from "$/games/gwt_nz/view";
import { say } from "$/words/words.svelte";

/** Sheep in the market: its value, and the ways to buy it. */
export function sheepCard(view: NzView, card: string): Card {
  const found = sheepFigures(card);
  const { price_class: priced } = FIGURES.breed[FIGURES.cattle[card]!.breed]!;
  const ways = FIGURES.purchase.filter((way) => way.value === priced);
  const lines = ways.map(({ cards, cowboys, cost, tokens }) => {
    const way = say(cards > 1 ? "web.gwt_nz.card.purchase_two" : "web.gwt_nz.card.purchase", { shepherds: cowboys, cost });
    return tokens === undefined ? way : say("web.gwt_nz.card.with_token", { way });
  });
  const count = view.market[card] ?? 0;
  return { ...found, lines: [say("web.gwt_nz.card.in_market", { count }), ...lines, ...found.lines], section: "buy" };
}

export function sheepFigures(card: string): Card {
  const { breed, points } = FIGURES.cattle[card]!;
  const figures: [string, string][] = [
    [say("web.gwt_nz.figure.value"), number(FIGURES.breed[breed]!.value)],
    [say("web.gwt_nz.figure.wool"), number(FIGURES.breed[breed]!.wool)],
  ];
  if (points > 0) figures.push([say("web.gwt_nz.figure.points"), pointsText(points)]);
  return { title: capital(short(named("card", card))), lines: sourceLines(FIGURES.breed[breed]!), figures, section: "income" };
}

export function objectiveCard(card: string): Card {
  const { tasks, points, penalty, action } = FIGURES.objective[card]!;
  const counted = [...new Set(tasks)].map((task) => [task, tasks.filter((other) => other === task).length] as const);
  const lines = counted.map(([task, count]) => {
    const what = capital(say(`web.gwt_nz.task.${task}`));
    return count > 1 ? say("web.gwt_nz.counted", { what, count }) : what;
  });
  if (action !== undefined) lines.unshift(say("web.gwt_nz.card.at_once", { action: named("action", `objective.${card}`) }));
  const figures: [string, string][] = [[say("web.gwt_nz.figure.points"), pointsText(points)]];
  if (penalty > 0) figures.push([say("web.gwt_nz.figure.penalty"), pointsText(-penalty)]);
  return { title: say("web.gwt_nz.card.objective"), lines: [...lines, ...sourceLines(FIGURES.objective[card]!)], figures, section: "objectives" };
}

/** A card that is played for its action. */
export function playedCard(card: string): Card {
  const { points } = FIGURES.card[card]!;
  const other = FIGURES.card[card]!.action.other === undefined ? [] : [named("action", `card.${card}.other`)];
  const figures: [string, string][] = points > 0 ? [[say("web.gwt_nz.figure.points"), pointsText(points)]] : [];
  const lines = [say("web.gwt_nz.card.at_once", { action: named("action", `card.${card}`) }), ...other, say("web.gwt_nz.card.then_draw"), ...sourceLines(FIGURES.card[card]!)];
  return { title: capital(short(named("card", card))), lines, figures, section: "cards" };
}

/** Any card by its name. */
export function anyCard(card: string): Card | null {
  if (card in FIGURES.cattle) return sheepFigures(card);
  if (card in FIGURES.objective) return objectiveCard(card);
  return card in FIGURES.card ? playedCard(card) : null;
}

/** A stack of the stock: its card, how many are left, and what one costs. */
export function stockCard(view: NzView, stack: string): Card | null {
  const { card, left, gold } = view.stock[stack]!;
  const found = anyCard(card);
  if (found === null) return null;
  const figures: [string, string][] = [[say("web.gwt_nz.figure.left"), number(left)]];
  if (gold !== null) figures.push([say("web.gwt_nz.gold"), number(gold)]);
  return { ...found, figures: [...(found.figures ?? []), ...figures], section: gold === null ? "cards" : "gold" };
}

export function stackCard(key: string, cards: number, section: string): Card {
  return { title: say(key, { cards }), lines: [], section };
}
