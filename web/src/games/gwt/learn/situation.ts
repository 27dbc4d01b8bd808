/** What the guide of Great Western Trail sees. */

import type { Situation as General } from "$/contract/course";

import type { Happening } from "$/contract/game";
import type { GwtTrail } from "$/games/gwt/trail";
import type { GwtView, PlayerView } from "$/games/gwt/view";
import { breedOf } from "$/games/trail/figures";
import { ownerOf } from "$/games/trail/view";

/** What a lesson sees, with the table's figures. */
export interface Situation extends General<GwtView> {
  trail: GwtTrail;
}

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
    const breed = breedOf(s.trail, card);
    if (breed !== null) found.set(breed, (found.get(breed) ?? 0) + count);
  }
  return found;
}

/** Cards that add nothing in Kansas City, because their breed is already in hand. */
export const doublesInHand = (s: Situation): number => [...breedsInHand(s).values()].reduce((sum, count) => sum + count - 1, 0);

/** The building that the learner may use on a space, if any. */
export function usableFace(s: Situation, space: string): string | null {
  const { tile, face } = s.view.trail[space] ?? { tile: null, face: null };
  const owner = ownerOf(tile);
  return owner === null || owner === s.me ? face : null;
}
