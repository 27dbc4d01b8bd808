/** What all trail games tell of a position in words, without ids. */

import type { Passage } from "$/contract/game";
import { capital, foresightText, named, spaceLabel } from "$/games/trail/names";
import type { Trail } from "$/games/trail/trail";
import type { TrailView } from "$/games/trail/view";
import { labelled, say } from "$/words/words.svelte";

export type Line = Passage["lines"][number];
export type Names = readonly string[];

export function spaceLines(trail: Trail, view: TrailView, names: Names): Line[] {
  return Object.keys(trail.figures.space).map((space) => ({ text: spaceLabel(trail, view, space, names), at: `trail/${space}` }));
}

export const foresightLines = (trail: Trail, view: TrailView): Line[] =>
  Object.entries(view.foresight).map(([space, tile]) => ({ text: foresightText(trail, space, tile), at: `foresight/${space}` }));

/** A thing, with the players who are there. */
export function withNames(text: string, seats: readonly number[], names: Names): string {
  return seats.length === 0 ? text : labelled(text, seats.map((seat) => names[seat]).join(", "));
}

/** The seat of each disc, from the number of discs of each seat. */
export const discsOf = (counts: readonly number[]): number[] => counts.flatMap((count, seat) => Array.from({ length: count }, () => seat));

export function marketLines(trail: Trail, view: TrailView): Line[] {
  const cards = Object.keys(trail.figures.cattle).filter((card) => view.market[card]);
  const lines = cards.map((card) => ({
    text: say(`web.${trail.id}.counted`, { what: named(trail, "card", card), count: view.market[card]! }),
    at: `market/${card}`,
  }));
  return [...lines, { text: say(`web.${trail.id}.cattle_stack`, { cards: view.market_stack }), at: "market_stack" }];
}

export function objectiveLines(trail: Trail, view: TrailView): Line[] {
  const lines = Object.entries(view.objectives).map(([card, count]) => ({
    text: count > 1 ? say(`web.${trail.id}.counted`, { what: named(trail, "objective", card), count }) : capital(named(trail, "objective", card)),
    at: `objectives/${card}`,
  }));
  return [...lines, { text: say(`web.${trail.id}.objective_stack`, { cards: view.objective_stack }), at: "objective_stack" }];
}
