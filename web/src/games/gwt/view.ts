/** A seat's view of a game of Great Western Trail. */

import type { View } from "$/contract/game";
import type { Worker } from "$/games/gwt/figures";
import type { TrailPlayer, TrailView } from "$/games/trail/view";

export interface StationView {
  discs: number[];
  master?: string | null;
  worker?: Worker | null;
}

export interface PlayerView extends TrailPlayer {
  engine: string;
  workers: Record<Worker, number>;
  tepees: { green: number; blue: number };
  /** What a delivery to each city would cost and bring; null for other players than the viewer. */
  deliveries: Record<string, { transport: number; points: number; objectives: number }> | null;
}

export interface GwtView extends TrailView {
  stations: Record<string, StationView>;
  cities: Record<string, number[]>;
  rail: Record<string, number[]>;
  players: PlayerView[];
}

export const viewOf = (view: View): GwtView => view as GwtView;

/** What a delivery to a city would cost and bring the viewer; undefined for a spectator. */
export const deliveryOf = (view: GwtView, city: string): NonNullable<PlayerView["deliveries"]>[string] | undefined =>
  view.seat === null ? undefined : view.players[view.seat]!.deliveries?.[city];
