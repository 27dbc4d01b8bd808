/** The sign of an event, before its line in the log: the same as on the board. */

import type { Happening } from "$/contract/game";
import { FIGURES, type Worker } from "$/games/gwt_nz/figures";
import { cardSign, FLIP, GOLD, hand, harbour, PATH, shed, ship, tileSign, TOKEN, WOOL, worker } from "$/games/gwt_nz/signs";
import { coin, glyph, type Token } from "$/ui/icons/tokens";

type Drawer = (args: Record<string, unknown>) => Token | null;

const BOOT = glyph("boot", { tint: "var(--felt)" });
const DISC = glyph("disc", { tint: "var(--brass)" });

const same =
  (token: Token): Drawer =>
  () =>
    token;

const gained: Drawer = ({ amount }) => coin(Number(amount));
const paid: Drawer = ({ amount }) => coin(-Number(amount));
const kind: Drawer = ({ worker: kind }) => worker(kind as Worker);

/** Cards with unknown faces are drawn face down. */
const card: Drawer = ({ card }) => (typeof card === "string" ? cardSign(card) : glyph("cards"));
const tile: Drawer = ({ tile }) => (String(tile) in FIGURES.supply ? tileSign(String(tile)) : null);
const BELL = same(glyph("bell"));

const DRAWN: Record<string, Drawer> = {
  tile_placed: tile,
  tile_chosen: tile,
  tile_left: tile,
  tile_returned: tile,
  job_filled: tile,
  foresight_filled: tile,
  hazard_taken: tile,
  bonus_taken: tile,
  cattle_added: card,
  card_drawn: card,
  card_discarded: card,
  card_taken: card,
  card_shown: card,
  card_topped: card,
  sheep_topped: card,
  cattle_bought: card,
  set_chosen: card,
  card_removed: same(glyph("trash")),
  herd_shuffled: same(glyph("cards")),
  objective_shown: BELL,
  objective_taken: BELL,
  objective_drawn: BELL,
  objective_played: BELL,
  rancher_placed: same(BOOT),
  rancher_moved: same(BOOT),
  fee_paid: same(hand("green")),
  fee_received: same(hand("green")),
  money_gained: gained,
  income: gained,
  sheared: same(WOOL),
  money_paid: paid,
  transport_paid: paid,
  certificates_gained: same(glyph("certificate")),
  certificates_spent: same(glyph("certificate")),
  gold_gained: same(GOLD),
  gold_spent: same(GOLD),
  tokens_gained: same(TOKEN),
  tokens_spent: same(TOKEN),
  worker_hired: kind,
  worker_offered: kind,
  joker_placed: kind,
  sarah_worker: kind,
  sarah_specialised: kind,
  building_placed: same(glyph("house")),
  building_replaced: same(glyph("house")),
  neutral_placed: same(glyph("house")),
  neutrals_turned: same(FLIP),
  ship_moved: same(ship()),
  ship_returned: same(ship()),
  storehouse_placed: same(shed()),
  station_upgraded: same(harbour("medium")),
  master_placed: same(harbour("medium")),
  master_appointed: kind,
  path_started: same(PATH),
  path_advanced: same(PATH),
  step_tile_taken: same(BOOT),
  step_tile_turned: same(BOOT),
  fee_tile_turned: same(hand("green")),
  disc_taken: same(DISC),
  station_disc_taken: same(DISC),
  delivered: same(glyph("city")),
  arrow_completed: same(glyph("city")),
  marker_moved: same(glyph("star")),
  marker_taken: same(glyph("star")),
  sarah_card: same(glyph("cards")),
  sarah_shuffled: same(glyph("cards")),
};

/** Null where a line needs no sign. */
export function eventSign({ key, args }: Happening): Token | null {
  const [, name = ""] = key.split("."); // a third part marks hidden details
  return DRAWN[name]?.(args) ?? null;
}
