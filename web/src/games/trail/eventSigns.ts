/** The sign of an event, before its line in the log: the same as on the board. */

import type { Happening } from "$/contract/game";
import { hand, worker } from "$/games/trail/signs";
import type { Trail } from "$/games/trail/trail";
import { coin, glyph, type Token } from "$/ui/icons/tokens";

export type Drawer = (trail: Trail, args: Record<string, unknown>) => Token | null;

/** The same sign each time. */
export const same =
  (token: Token): Drawer =>
  () =>
    token;

const BOOT = same(glyph("boot", { tint: "var(--felt)" }));
const DISC = same(glyph("disc", { tint: "var(--brass)" }));
const BELL = same(glyph("bell"));
const HAND = same(hand("green"));
const HOUSE = same(glyph("house"));
const CITY = same(glyph("city"));
const STAR = same(glyph("star"));
const CERTIFICATE = same(glyph("certificate"));

const gained: Drawer = (_, { amount }) => coin(Number(amount));
const paid: Drawer = (_, { amount }) => coin(-Number(amount));

export const kind: Drawer = (trail, { worker: kind }) => worker(trail, String(kind));

/** Cards with unknown faces are drawn face down. */
export const card: Drawer = (trail, { card }) => (typeof card === "string" ? trail.cardSign(trail, card) : glyph("cards"));

export const tile: Drawer = (trail, { tile }) => (String(tile) in trail.figures.supply ? trail.tileSign(trail, String(tile)) : null);

/** The events that all trail games have. */
const SHARED: Record<string, Drawer> = {
  tile_placed: tile,
  tile_chosen: tile,
  tile_left: tile,
  job_filled: tile,
  foresight_filled: tile,
  hazard_taken: tile,
  cattle_added: card,
  card_drawn: card,
  card_discarded: card,
  cattle_bought: card,
  card_removed: same(glyph("trash")),
  herd_shuffled: same(glyph("cards")),
  objective_shown: BELL,
  objective_taken: BELL,
  objective_drawn: BELL,
  objective_played: BELL,
  rancher_placed: BOOT,
  rancher_moved: BOOT,
  fee_paid: HAND,
  fee_received: HAND,
  money_gained: gained,
  income: gained,
  money_paid: paid,
  transport_paid: paid,
  certificates_gained: CERTIFICATE,
  certificates_spent: CERTIFICATE,
  worker_hired: kind,
  building_placed: HOUSE,
  building_replaced: HOUSE,
  neutral_placed: HOUSE,
  master_appointed: kind,
  disc_taken: DISC,
  station_disc_taken: DISC,
  delivered: CITY,
  arrow_completed: CITY,
  marker_moved: STAR,
  marker_taken: STAR,
};

/** Null where a line needs no sign. */
export function signOf(own: Record<string, Drawer>, trail: Trail, { key, args }: Happening): Token | null {
  const [, name = ""] = key.split("."); // a third part marks hidden details
  return (own[name] ?? SHARED[name])?.(trail, args) ?? null;
}
