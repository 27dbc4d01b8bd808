/** The value of a hand in Wellington, card by card, and what its wool is worth. */

import { breedOf, FIGURES } from "$/games/gwt_nz/figures";
import type { PlayerView } from "$/games/gwt_nz/view";

export interface Herd {
  /** Each breed counts once. */
  breeds: { breed: string; value: number }[];
  /** What permanent certificates add to every herd. */
  permanent: number;
  value: number;
}

export function herdOf(player: PlayerView): Herd {
  const found = new Set(Object.keys(player.hand).flatMap((card) => breedOf(card) ?? []));
  const breeds = Object.entries(FIGURES.breed).flatMap(([breed, { value }]) => (found.has(breed) ? [{ breed, value }] : []));
  const permanent = player.permanent_certificates;
  return { breeds, permanent, value: breeds.reduce((sum, { value }) => sum + value, permanent) };
}
