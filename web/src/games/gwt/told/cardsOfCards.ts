/** Cards about cards: cattle, objectives, their stacks. */

import type { Card } from "$/contract/game";
import { FIGURES } from "$/games/gwt/figures";
import { capital, named, number, pointsText, short } from "$/games/gwt/names";
import type { GwtView } from "$/games/gwt/view";
import { say } from "$/words/words.svelte";

/** Cattle in the market: its value, and the ways to buy it. */
export function cattleCard(view: GwtView, card: string): Card {
  const found = cattleFigures(card);
  const { value } = FIGURES.breed[FIGURES.cattle[card]!.breed]!;
  const ways = FIGURES.purchase.filter((way) => way.value === value);
  const lines = ways.map(({ cards, cowboys, cost }) => say(cards > 1 ? "web.gwt.card.purchase_two" : "web.gwt.card.purchase", { cowboys, cost }));
  const count = view.market[card] ?? 0;
  return { ...found, lines: [say("web.gwt.card.in_market", { count }), ...lines], section: "buy" };
}

export function cattleFigures(card: string): Card {
  const { breed, points } = FIGURES.cattle[card]!;
  const figures: [string, string][] = [[say("web.gwt.figure.value"), number(FIGURES.breed[breed]!.value)]];
  if (points > 0) figures.push([say("web.gwt.figure.points"), pointsText(points)]);
  return { title: short(named("card", card)), lines: [], figures, section: "income" };
}

export function objectiveCard(card: string): Card {
  const { tasks, points, penalty, action } = FIGURES.objective[card]!;
  const counted = [...new Set(tasks)].map((task) => [task, tasks.filter((other) => other === task).length] as const);
  const lines = counted.map(([task, count]) => say("web.gwt.counted", { what: capital(say(`gwt.task.${task}`)), count }));
  if (action !== undefined) lines.unshift(say("web.gwt.card.at_once", { action: named("action", `objective.${card}`) }));
  const figures: [string, string][] = [[say("web.gwt.figure.points"), pointsText(points)]];
  if (penalty > 0) figures.push([say("web.gwt.figure.penalty"), pointsText(-penalty)]);
  return { title: say("web.gwt.card.objective"), lines, figures, section: "objectives" };
}

export function stackCard(key: string, cards: number, section: string): Card {
  return { title: say(key, { cards }), lines: [], section };
}
