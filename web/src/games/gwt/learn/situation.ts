/** What the guide of Great Western Trail sees. */

import type { Advice, Situation as General } from "$/contract/course";

import type { Happening } from "$/contract/game";
import { breedOf, FIGURES } from "$/games/gwt/figures";
import { ownerOf, type GwtView, type PlayerView } from "$/games/gwt/view";
import type { Option } from "$/protocol";
import type { Arguments } from "$/words/words.svelte";

export type Situation = General<GwtView>;

/** Advice with a value for comparison. */
export interface Weighed extends Advice {
  weight: number;
}

export const weighed = (option: Option, weight: number, reason: string, args: Arguments = {}): Weighed => ({ option, weight, reason, args });

/** The events with a key, of all seats or one. */
export function happened(s: Situation, name: string, seat?: number): Happening[] {
  return s.events.filter(({ key, seat: whose }) => key === `gwt.${name}` && (seat === undefined || whose === seat));
}

export const isAsked = (s: Situation, name: string): boolean => s.decision === `gwt.${name}`;

export const ownOf = (s: Situation): PlayerView => s.view.players[s.me]!;

/** How many cards of each breed are in the learner's hand. */
export function breedsInHand(s: Situation): Map<string, number> {
  const found = new Map<string, number>();
  for (const [card, count] of Object.entries(ownOf(s).hand)) {
    const breed = breedOf(card);
    if (breed !== null) found.set(breed, (found.get(breed) ?? 0) + count);
  }
  return found;
}

/** Cards that add nothing in Kansas City, because their breed is already in hand. */
export const doublesInHand = (s: Situation): number => [...breedsInHand(s).values()].reduce((sum, count) => sum + count - 1, 0);

export const isDouble = (s: Situation, card: string): boolean => (breedsInHand(s).get(breedOf(card) ?? "") ?? 0) > 1;

/** The building that the learner may use on a space, if any. */
export function usableFace(s: Situation, space: string): string | null {
  const { tile, face } = s.view.trail[space] ?? { tile: null, face: null };
  const owner = ownerOf(tile);
  return owner === null || owner === s.me ? face : null;
}

/** The price of the cheapest worker who can be hired now. */
export function cheapestWorker(s: Situation): number {
  const rows = Object.entries(s.view.jobs).flatMap(([job, count]) => (count > 0 ? [Number(job.split("-")[0])] : []));
  const open = rows.filter((row) => s.view.marker !== null || row !== s.view.marker_row);
  return Math.min(...open.map((row) => FIGURES.jobs.cost[row - 1]!));
}

/** An option's argument by name, as text. */
export const argument = (option: Option, name: string): string => String(option.args[name] ?? "");
