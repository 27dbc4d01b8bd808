/** The signs of the events that only New Zealand has. */

import type { Happening } from "$/contract/game";
import { FLIP, GOLD, harbour, PATH, shed, ship, TOKEN, WOOL } from "$/games/gwt_nz/signs";
import type { NzTrail } from "$/games/gwt_nz/trail";
import { card, type Drawer, kind, same, signOf, tile } from "$/games/trail/eventSigns";
import { hand } from "$/games/trail/signs";
import { glyph, type Token } from "$/ui/icons/tokens";

const BOOT = same(glyph("boot", { tint: "var(--felt)" }));

const DRAWN: Record<string, Drawer> = {
  tile_returned: tile,
  bonus_taken: tile,
  card_taken: card,
  card_shown: card,
  card_topped: card,
  sheep_topped: card,
  set_chosen: card,
  sheared: same(WOOL),
  gold_gained: same(GOLD),
  gold_spent: same(GOLD),
  tokens_gained: same(TOKEN),
  tokens_spent: same(TOKEN),
  worker_offered: kind,
  joker_placed: kind,
  sarah_worker: kind,
  sarah_specialised: kind,
  neutrals_turned: same(FLIP),
  ship_moved: same(ship()),
  ship_returned: same(ship()),
  storehouse_placed: same(shed()),
  station_upgraded: same(harbour("medium")),
  master_placed: same(harbour("medium")),
  path_started: same(PATH),
  path_advanced: same(PATH),
  step_tile_taken: BOOT,
  step_tile_turned: BOOT,
  fee_tile_turned: same(hand("green")),
  sarah_card: same(glyph("cards")),
  sarah_shuffled: same(glyph("cards")),
};

export const eventSign = (trail: NzTrail, happening: Happening): Token | null => signOf(DRAWN, trail, happening);
