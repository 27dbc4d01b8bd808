/** The value of a hand in Kansas City, card by card. */

import { breedOf, FIGURES } from "$/games/gwt/figures";
import type { PlayerView } from "$/games/gwt/view";

export interface Herd {
  /** Each breed counts once. */
  breeds: { breed: string; value: number }[];
  /** What station masters add to every herd. */
  permanent: number;
  value: number;
}

export function herdOf(player: PlayerView): Herd {
  const found = new Set(Object.keys(player.hand).flatMap((card) => breedOf(card) ?? []));
  const breeds = Object.entries(FIGURES.breed).flatMap(([breed, { value }]) => (found.has(breed) ? [{ breed, value }] : []));
  const permanent = player.masters.reduce((sum, master) => sum + (FIGURES.master[master]!.permanent ?? 0), 0);
  return { breeds, permanent, value: breeds.reduce((sum, { value }) => sum + value, permanent) };
}
