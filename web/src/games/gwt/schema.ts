// Written by `make types` from the server's types. Do not edit.

import type { TrailPlayer, TrailTable } from "$/games/trail/schema";

/** What a delivery to a city would cost and bring. */
export interface Delivery {
  objectives: number;
  points: number;
  transport: number;
}

/** A player; `deliveries` are null for other players than the viewer. `toll` is what the hands of the player's buildings cost the viewer together. */
export interface GwtPlayer extends TrailPlayer {
  deliveries: Record<string, Delivery> | null;
  engine: string;
  tepees: Tepees;
  toll: number;
}

/** A position of Great Western Trail as a seat sees it. */
export interface GwtView extends TrailTable {
  players: GwtPlayer[];
  rail: Record<string, number[]>;
}

/** The tepees that a player has taken. */
export interface Tepees {
  blue: number;
  green: number;
}
