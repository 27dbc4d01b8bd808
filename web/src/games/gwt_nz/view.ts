/** A seat's view of a game of New Zealand. */

import type { View } from "$/contract/game";
import type { Worker } from "$/games/gwt_nz/figures";
import type { NzPlayer, NzView as Seen, SarahView } from "$/games/gwt_nz/schema";

export interface PlayerView extends NzPlayer {
  workers: Record<Worker, number>;
}

export interface NzView extends Seen {
  players: PlayerView[];
  sarah: (SarahView & { row: Worker }) | null;
}

/** The seat of Sarah in a game alone against her. */
export const SARAH = 1;

export const viewOf = (view: View): NzView => view as NzView;

/** Whether a seat is Sarah's. */
export const isSarah = (view: NzView, seat: number): boolean => view.sarah !== null && seat === SARAH;
