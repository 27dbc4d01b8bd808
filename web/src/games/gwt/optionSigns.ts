/** The signs of the options that only Great Western Trail has. */

import { stationAt } from "$/games/gwt/figures";
import { tent, tileSign } from "$/games/gwt/signs";
import type { GwtTrail } from "$/games/gwt/trail";
import { deliveryOf, type GwtView } from "$/games/gwt/view";
import { action, type Args, card, DOT, type Drawer as AnyDrawer, going, masterOf, signsOfOption } from "$/games/trail/optionSigns";
import { cattle, certificates, points, signsOf, worker } from "$/games/trail/signs";
import type { Option } from "$/protocol";
import type { GlyphName } from "$/ui/icons/glyphs";
import { ARROW, coin, glyph, text, type Token } from "$/ui/icons/tokens";

type Drawer = AnyDrawer<GwtTrail, Args & { position: string }, GwtView>;

/** What is available at the station where the engine stops, with its master if one is left. */
const position: Drawer = (trail, { position }, view) => {
  const station = stationAt(trail, position);
  if (station === null || view.seat === null || view.stations[station]!.discs.includes(view.seat)) return [];
  const { cost, points: score } = trail.figures.station[station]!;
  const { master } = view.stations[station]!;
  return [glyph("station", { tint: "var(--rock)" }), coin(-cost), ARROW, points(score), ...(master ? [DOT, ...masterOf(trail, master)] : [])];
};

/** What a cleared space of the player board allows. */
export function discSigns(trail: GwtTrail, disc: string): Token[] {
  const { auxiliary, dollars, points: score } = trail.figures.disc[disc]!;
  if (auxiliary !== undefined) return signsOf(trail, trail.figures.auxiliary[auxiliary]!);
  if (disc.startsWith("step"))
    return [glyph("boot", { tint: "var(--felt)" }), text("+"), ...(dollars ? [coin(dollars)] : []), ...(score ? [points(score)] : [])];
  return disc.startsWith("hand") ? [glyph("cards"), text("+1")] : [...certificates(1), text(`≤${disc.slice(-1)}`)];
}

const DRAWERS: Record<string, Drawer> = {
  "use.copied": action,
  "use.copied_risk": action,
  "copy.space": going,
  "advance.position": position,
  "reverse.position": position,
  "retreat.position": position,
  "express.position": position,
  "clear.space": (trail, { space }, view) => {
    const tile = trail.figures.supply[view.trail[space]!.tile ?? ""];
    return tile === undefined ? [] : [glyph(tile.hazard as GlyphName), ARROW, points(tile.points ?? 0)];
  },
  "trade.space": (trail, { space }, view) => {
    const tile = trail.figures.supply[view.trail[space]!.tile ?? ""];
    return tile === undefined ? [] : [tent(tile.hand === "green" ? "green" : "blue"), coin(trail.figures.space[space]!.money ?? 0)];
  },
  "buy.card": (trail, { card, cowboys }) => {
    const { breed, points: score } = trail.figures.cattle[card]!;
    return [worker(trail, "cowboy"), text(`×${cowboys}`), ARROW, cattle(trail, breed), points(score)];
  },
  "foresight.tile": (trail, { tile }) => (tile === null ? [] : tileSigns(trail, tile)),
  "foresight.pair": (trail, { tile, tile_2: second }) => [...tileSigns(trail, tile!), DOT, ...tileSigns(trail, second!)],
  "disc.board": (trail, { disc }) => discSigns(trail, disc),
  "remove.card": card,
  "deliver.city": (trail, { city, transport }, view) => {
    const brings = deliveryOf(view, city) ?? { points: 0, objectives: 0 };
    return [
      ...(transport > 0 ? [coin(-transport), ARROW] : []),
      ...(trail.figures.city[city]!.dollars ? [coin(trail.figures.city[city]!.dollars)] : []),
      ...(brings.points !== 0 ? [points(brings.points)] : []),
      ...Array.from({ length: brings.objectives }, () => glyph("bell")),
    ];
  },
};

/** A tile of Kansas City's supply. */
export function tileSigns(trail: GwtTrail, tile: string): Token[] {
  const { kind, points: score } = trail.figures.supply[tile]!;
  return [tileSign(trail, tile), ...(kind === "hazard" ? [points(score ?? 0)] : [])];
}

export const optionSigns = (trail: GwtTrail, option: Option, view: GwtView): Token[] => signsOfOption(DRAWERS, trail, option, view);
