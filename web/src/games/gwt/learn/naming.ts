/** Names inserted into the guide's sentences. */

import { FIGURES } from "$/games/gwt/figures";
import { capital, named, short } from "$/games/gwt/names";

/** A card of a breed, because a breed has the name of its cards. */
const cardOf = (id: string): string => Object.keys(FIGURES.cattle).find((card) => card === id || FIGURES.cattle[card]!.breed === id) ?? id;

const NAMES: Record<string, (id: string) => string> = {
  building: (face) => capital(named("face", face)),
  card: (card) => short(named("card", cardOf(card))),
  worker: (worker) => named("worker", worker),
  tile: (tile) => capital(short(named("supply", tile))),
  city: (city) => named("city", city),
  disc: (disc) => named("disc", disc),
  position: (position) => named("position", position),
  action: (action) => named("action", action),
  space: (space) => named("space", space),
};

export const nameOf = (argument: string, id: string): string | null => NAMES[argument]?.(id) ?? null;
