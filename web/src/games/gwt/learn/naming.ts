/** Names inserted into the guide's sentences. */
import type { GwtTrail } from "$/games/gwt/trail";
import { capital, named, short } from "$/games/trail/names";

/** A card of a breed, because a breed has the name of its cards. */
const cardOf = (trail: GwtTrail, id: string): string => Object.keys(trail.figures.cattle).find((card) => card === id || trail.figures.cattle[card]!.breed === id) ?? id;

const NAMES: Record<string, (trail: GwtTrail, id: string) => string> = {
  building: (trail, face) => capital(named(trail, "face", face)),
  card: (trail, card) => short(named(trail, "card", cardOf(trail, card))),
  worker: (trail, worker) => named(trail, "worker", worker),
  tile: (trail, tile) => capital(short(named(trail, "supply", tile))),
  city: (trail, city) => named(trail, "city", city),
  disc: (trail, disc) => named(trail, "disc", disc),
  position: (trail, position) => named(trail, "position", position),
  action: (trail, action) => named(trail, "action", action),
  space: (trail, space) => named(trail, "space", space),
};

export const nameOf = (trail: GwtTrail, argument: string, id: string): string | null => NAMES[argument]?.(trail, id) ?? null;
