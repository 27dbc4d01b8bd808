/** A seat's view of a game of Great Western Trail. */

import type { View } from "$/contract/game";
import type { Worker } from "$/games/gwt/figures";
import type { Delivery, GwtPlayer, GwtView as Seen } from "$/games/gwt/schema";

export interface PlayerView extends GwtPlayer {
  workers: Record<Worker, number>;
}

export interface GwtView extends Seen {
  players: PlayerView[];
}

export const viewOf = (view: View): GwtView => view as GwtView;

/** What a delivery to a city would cost and bring the viewer; undefined for a spectator. */
export const deliveryOf = (view: GwtView, city: string): Delivery | undefined => (view.seat === null ? undefined : view.players[view.seat]!.deliveries?.[city]);
