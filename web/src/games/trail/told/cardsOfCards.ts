/** Cards about cards: cattle and objectives. */

import type { Card } from "$/contract/game";
import { capital, named, number, pointsText, short } from "$/games/trail/names";
import type { Trail } from "$/games/trail/trail";
import type { TrailView } from "$/games/trail/view";
import { say } from "$/words/words.svelte";

/** Cattle in the market: its value, and the ways to buy it. */
export function cattleCard(trail: Trail, view: TrailView, card: string): Card {
  const found = cattleFigures(trail, card);
  const { value } = trail.figures.breed[trail.figures.cattle[card]!.breed]!;
  const ways = trail.figures.purchase.filter((way) => way.value === value);
  const lines = ways.map(({ cards, cowboys, cost }) =>
    say(cards > 1 ? `web.${trail.id}.card.purchase_two` : `web.${trail.id}.card.purchase`, { cowboys, cost }),
  );
  const count = view.market[card] ?? 0;
  return { ...found, lines: [say(`web.${trail.id}.card.in_market`, { count }), ...lines], section: "buy" };
}

export function cattleFigures(trail: Trail, card: string): Card {
  const { breed, points } = trail.figures.cattle[card]!;
  const figures: [string, string][] = [[say(`web.${trail.id}.figure.value`), number(trail.figures.breed[breed]!.value)]];
  if (points > 0) figures.push([say(`web.${trail.id}.figure.points`), pointsText(trail, points)]);
  return { title: short(named(trail, "card", card)), lines: [], figures, section: "income" };
}

export function objectiveCard(trail: Trail, card: string): Card {
  const { tasks, points, penalty, action } = trail.figures.objective[card]!;
  const counted = [...new Set(tasks)].map((task) => [task, tasks.filter((other) => other === task).length] as const);
  const lines = counted.map(([task, count]) => {
    const what = capital(trail.taskName(task));
    return count > 1 ? say(`web.${trail.id}.counted`, { what, count }) : what;
  });
  if (action !== undefined) lines.unshift(say(`web.${trail.id}.card.at_once`, { action: named(trail, "action", `objective.${card}`) }));
  const figures: [string, string][] = [[say(`web.${trail.id}.figure.points`), pointsText(trail, points)]];
  if (penalty > 0) figures.push([say(`web.${trail.id}.figure.penalty`), pointsText(trail, -penalty)]);
  return { title: say(`web.${trail.id}.card.objective`), lines: [...lines, ...trail.notes(trail, "objective", card)], figures, section: "objectives" };
}
