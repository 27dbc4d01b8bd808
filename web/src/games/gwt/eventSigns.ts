/** The sign of an event, before its line in the log: the same as on the board. */

import type { Happening } from "$/contract/game";
import type { Worker } from "$/games/gwt/figures";
import { tent } from "$/games/gwt/signs";
import type { GwtTrail } from "$/games/gwt/trail";
import { breedOf } from "$/games/trail/figures";
import { cattle, hand, worker } from "$/games/trail/signs";
import type { GlyphName } from "$/ui/icons/glyphs";
import { coin, glyph, type Token } from "$/ui/icons/tokens";

type Drawer = (trail: GwtTrail, args: Record<string, unknown>) => Token | null;

const BOOT = glyph("boot", { tint: "var(--felt)" });
const STATION = glyph("station", { tint: "var(--rock)" });

const same =
  (token: Token): Drawer =>
  () =>
    token;

const gained: Drawer = (_, { amount }) => coin(Number(amount));
const paid: Drawer = (_, { amount }) => coin(-Number(amount));

/** Cards with unknown faces are drawn face down. */
const card: Drawer = (trail, { card }) => {
  if (typeof card !== "string") return glyph("cards");
  const breed = breedOf(trail, card);
  return breed === null ? glyph("bell") : cattle(trail, breed);
};

const tile: Drawer = (trail, { tile }) => {
  const figures = trail.figures.supply[String(tile)];
  if (figures === undefined) return null;
  if (figures.kind === "worker") return worker(trail, tile as Worker);
  return figures.hazard === undefined ? tent(figures.hand!) : glyph(figures.hazard as GlyphName);
};

const DRAWN: Record<string, Drawer> = {
  tile_placed: tile,
  tile_chosen: tile,
  tile_left: tile,
  job_filled: tile,
  foresight_filled: tile,
  tepee_taken: tile,
  hazard_taken: tile,
  cattle_added: card,
  card_drawn: card,
  card_discarded: card,
  cattle_bought: card,
  card_removed: same(glyph("trash")),
  herd_shuffled: same(glyph("cards")),
  objective_shown: same(glyph("bell")),
  start_objective: same(glyph("bell")),
  objective_taken: same(glyph("bell")),
  objective_drawn: same(glyph("bell")),
  objective_played: same(glyph("bell")),
  rancher_placed: same(BOOT),
  rancher_moved: same(BOOT),
  fee_paid: same(hand("green")),
  fee_received: same(hand("green")),
  money_gained: gained,
  income: gained,
  money_paid: paid,
  transport_paid: paid,
  certificates_gained: same(glyph("certificate")),
  certificates_spent: same(glyph("certificate")),
  worker_hired: (trail, { worker: kind }) => worker(trail, kind as Worker),
  building_placed: same(glyph("house")),
  building_replaced: same(glyph("house")),
  building_copied: same(glyph("copy", { tint: "var(--brass)" })),
  neutral_placed: same(glyph("house")),
  engine_moved: same(glyph("engine", { tint: "var(--rock)" })),
  station_upgraded: same(STATION),
  master_placed: same(STATION),
  master_appointed: (trail, { worker: kind }) => worker(trail, kind as Worker),
  disc_taken: same(glyph("disc", { tint: "var(--brass)" })),
  station_disc_taken: same(glyph("disc", { tint: "var(--brass)" })),
  delivered: same(glyph("city")),
  arrow_completed: same(glyph("city")),
  marker_moved: same(glyph("star")),
  marker_taken: same(glyph("star")),
};

/** Null where a line needs no sign. */
export function eventSign(trail: GwtTrail, { key, args }: Happening): Token | null {
  const [, name = ""] = key.split("."); // a third part marks hidden details
  return DRAWN[name]?.(trail, args) ?? null;
}
