/** The signs of the events that only Great Western Trail has. */

import type { Happening } from "$/contract/game";
import type { GwtTrail } from "$/games/gwt/trail";
import { type Drawer, same, signOf, tile } from "$/games/trail/eventSigns";
import { glyph, type Token } from "$/ui/icons/tokens";

const STATION = same(glyph("station", { tint: "var(--rock)" }));

const DRAWN: Record<string, Drawer> = {
  tepee_taken: tile,
  start_objective: same(glyph("bell")),
  building_copied: same(glyph("copy", { tint: "var(--brass)" })),
  engine_moved: same(glyph("engine", { tint: "var(--rock)" })),
  station_upgraded: STATION,
  master_placed: STATION,
};

export const eventSign = (trail: GwtTrail, happening: Happening): Token | null => signOf(DRAWN, trail, happening);
