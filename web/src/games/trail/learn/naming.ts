/** Names inserted into the guide's sentences. */

import { capital, named, short } from "$/games/trail/names";
import type { Trail } from "$/games/trail/trail";

/** A card of a breed, because a breed has the name of its cards. */
const cardOf = (trail: Trail, id: string): string =>
  Object.keys(trail.figures.cattle).find((card) => card === id || trail.figures.cattle[card]!.breed === id) ?? id;

/** Things that begin a sentence. */
const NAMES: Record<string, (trail: Trail, id: string) => string> = {
  building: (trail, face) => capital(named(trail, "face", face)),
  card: (trail, card) => short(named(trail, "card", cardOf(trail, card))),
  tile: (trail, tile) => capital(short(named(trail, "supply", tile))),
};

/** Things whose names are as in the catalogue. */
const PLAIN = ["worker", "city", "disc", "position", "action", "space", "water"];

export function nameOf(trail: Trail, argument: string, id: string): string | null {
  return NAMES[argument]?.(trail, id) ?? (PLAIN.includes(argument) ? named(trail, argument, id) : null);
}
