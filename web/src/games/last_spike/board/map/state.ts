/** Everything a space shows of the position, computed once for the whole map. */

import type { Happening } from "$/contract/game";
import { routeOf, type SpikeView, tilesOf } from "$/games/last_spike/view";

export interface State {
  laid: boolean;
  isolated: boolean;
  cost: number | null;
  /** Its route is complete. */
  complete: boolean;
  /** Track leads from here without a gap to one of the railway's ends; at the end of the game: it is part of the line. */
  reaching: boolean;
  /** A track here would be the last spike. */
  last: boolean;
  /** Its number along the route, from 0. */
  index: number;
  /** The viewer holds its tile. */
  held: boolean;
  /** Laid in the last step. */
  fresh: boolean;
  /** Its route was completed in the last step. */
  inked: boolean;
}

export function statesOf(view: SpikeView, latest: Happening[]): Record<string, State> {
  const reaching = new Set(view.railway.tracks);
  const last = new Set(view.railway.last_spaces);
  const hand = new Set(view.seat === null ? [] : view.players[view.seat]!.hand);
  const laid = argsOf(latest, "last_spike.tile_laid", "tile");
  const completed = argsOf(latest, "last_spike.route_completed", "route");
  const stateOf = (tile: string): State => ({
    ...view.map[tile]!,
    complete: view.routes[routeOf(tile)]!.complete,
    reaching: reaching.has(tile),
    last: last.has(tile),
    index: tilesOf(view, routeOf(tile)).indexOf(tile),
    held: hand.has(tile),
    fresh: laid.has(tile),
    inked: completed.has(routeOf(tile)),
  });
  return Object.fromEntries(Object.keys(view.map).map((tile) => [tile, stateOf(tile)]));
}

/** One argument of all events of a kind. */
export const argsOf = (latest: Happening[], key: string, name: string): Set<unknown> =>
  new Set(latest.filter((happening) => happening.key === key).map((happening) => happening.args[name]));

/** The route on which the last spike was driven in the last step. */
export function lastRoute(view: SpikeView, latest: Happening[]): string | null {
  const [tile] = argsOf(latest, "last_spike.tile_laid", "tile");
  return view.last_spike === null || tile === undefined ? null : routeOf(String(tile));
}
