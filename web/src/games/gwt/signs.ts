/** The signs of Great Western Trail alone. */

import type { GwtFigures } from "$/games/gwt/figures";
import { breedOf } from "$/games/trail/figures";
import { amount, cattle, counted, gained, paying, worker } from "$/games/trail/signs";
import type { Trail, Verb } from "$/games/trail/trail";
import type { GlyphName } from "$/ui/icons/glyphs";
import { ARROW, glyph, type Token } from "$/ui/icons/tokens";

export const WORKERS: Trail["workers"] = {
  cowboy: { band: "var(--band-cowboy)", glyph: "cowboy" },
  craftsman: { band: "var(--band-craftsman)", glyph: "craftsman" },
  engineer: { band: "var(--band-engineer)", glyph: "engineer" },
};

const GREEN_TENT = glyph("tent", { tint: "var(--tepee-green)" });
const BLUE_TENT = glyph("tent", { tint: "var(--tepee-blue)" });
export const tent = (colour: string): Token => (colour === "green" ? GREEN_TENT : BLUE_TENT);

/** Cattle by its breed, any other card as an objective. */
export function cardSign(trail: Trail, card: string): Token {
  const breed = card in trail.figures.breed ? card : breedOf(trail, card);
  return breed === null ? glyph("bell") : cattle(trail, breed);
}

export function tileSign(trail: Trail, tile: string): Token {
  const { kind, hazard, hand } = trail.figures.supply[tile]!;
  if (kind === "worker") return worker(trail, tile);
  return kind === "tepee" ? tent(hand === "green" ? "green" : "blue") : glyph(hazard as GlyphName);
}

const ENGINE = glyph("engine", { tint: "var(--rock)" });
const STATION = glyph("station", { tint: "var(--rock)" });
const BACK = glyph("back");

export const VERBS: Record<string, Verb> = {
  engine: (trail, action) => [...paying(action.pay), ...(action.pay ? [ARROW] : []), ENGINE, ...counted(trail, action)],
  reverse: (trail, action) => [
    ...paying(action.pay),
    ENGINE,
    BACK,
    ...amount(action.spaces),
    ARROW,
    ...gained(trail, action),
    ...Array.from({ length: action.remove ?? 0 }, () => glyph("trash")),
  ],
  trade: () => [glyph("tents")],
  express: () => [ENGINE, BACK, ARROW, glyph("city")],
  upgrade_behind: () => [STATION, BACK, ENGINE],
};

/** What actions and station masters count. */
export const COUNTS: Trail["counts"] = {
  engineers: [glyph("engineer", { tint: "var(--band-engineer)" })],
  cowboys: [glyph("cowboy", { tint: "var(--band-cowboy)" })],
  woods: [glyph("tree", { tint: "var(--woods)" }), glyph("house")],
  tepee_pairs: [GREEN_TENT, BLUE_TENT],
  workers: [glyph("hat", { tint: "var(--panel)" })],
  objectives: [glyph("bell")],
  hazards: [glyph("hazard")],
  certificates: [glyph("certificate")],
};

/** The tasks of objective cards. */
export function tasksOf(trail: Pick<Trail, "looks"> & { figures: GwtFigures }): Trail["tasks"] {
  return {
    building: glyph("house"),
    green_tepee: GREEN_TENT,
    blue_tepee: BLUE_TENT,
    hazard: glyph("hazard"),
    station: STATION,
    value_3: glyph("card", { tint: "var(--panel)", on: "3" }),
    west_highland: cattle(trail, "west_highland"),
    texas_longhorn: cattle(trail, "texas_longhorn"),
    san_francisco_disc: glyph("city"),
  };
}
