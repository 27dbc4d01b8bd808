/** Short names of what only New Zealand has, ready to read. */

import type { PlayerView } from "$/games/gwt_nz/view";
import { say } from "$/words/words.svelte";

const STEP_TILES = ["web.gwt_nz.step_tile_none", "web.gwt_nz.step_tile_front", "web.gwt_nz.step_tile_back"] as const;

/** The step tile that a player has. */
export const stepTileText = ({ step_tile: side }: PlayerView): string => say(STEP_TILES[side]!);
