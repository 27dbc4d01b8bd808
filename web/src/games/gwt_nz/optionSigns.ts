/** The signs of the options that only New Zealand has. */

import {
  bonusSigns,
  cardSign,
  crest,
  GOLD,
  harbour as harbourSign,
  INVEST,
  pairSigns,
  PATH,
  shed,
  stackSign,
  tileSign,
  TOKEN,
  WOOL,
} from "$/games/gwt_nz/signs";
import type { NzTrail } from "$/games/gwt_nz/trail";
import type { NzView } from "$/games/gwt_nz/view";
import { type Args, bought, built, card, DOT, type Drawer as AnyDrawer, signsOfOption } from "$/games/trail/optionSigns";
import { cattle, points, signsOf, worker } from "$/games/trail/signs";
import type { Option } from "$/protocol";
import type { GlyphName } from "$/ui/icons/glyphs";
import { ARROW, coin, glyph, text, type Token } from "$/ui/icons/tokens";

/** The arguments that only options of New Zealand have. */
interface NzArgs extends Args {
  gold: number;
  cost: number;
  harbour: string | null;
  pair: number;
  points: number;
  objectives: number;
  number: number;
}

type Drawer = AnyDrawer<NzTrail, NzArgs, NzView>;

/** What the harbour beside a water costs and brings. */
const water: Drawer = (trail, { harbour }) => {
  if (harbour === null) return [];
  const { kind, cost, points: score, action: brings, post } = trail.figures.harbour[harbour]!;
  const gains = [
    ...(score ? [points(score)] : []),
    ...(brings === undefined ? [] : signsOf(trail, brings)),
    ...(post === undefined ? [] : [crest(trail.figures.city[post]!.value)]),
  ];
  return [harbourSign(kind), ...(cost ? [coin(-cost)] : []), ARROW, ...gains];
};

/** What a card does when it is played. */
const played: Drawer = (trail, { card }) => [cardSign(trail, card), ARROW, ...signsOf(trail, trail.figures.card[card]!.action)];

/** What a cleared space of the player board allows. */
export function discSigns(trail: NzTrail, disc: string): Token[] {
  const { auxiliary, dollars, points: score, steps, hand, wool, certificates, permanent } = trail.figures.disc[disc]!;
  const more = [...(dollars ? [coin(dollars)] : []), ...(score ? [points(score)] : [])];
  if (auxiliary !== undefined) return signsOf(trail, trail.figures.auxiliary[auxiliary]!);
  if (steps !== undefined) return [glyph("boot", { tint: "var(--felt)" }), text("+1"), ...more];
  if (hand !== undefined) return [glyph("cards"), text("+1"), ...more];
  if (wool !== undefined) return [WOOL, text("+1")];
  if (permanent !== undefined) return [glyph("permanent")];
  return certificates === undefined ? more : [glyph("certificate"), text(`≤${certificates}`)];
}

const DRAWERS: Record<string, Drawer> = {
  "join.worker": (trail, { worker: kind }) => [worker(trail, kind)],
  "invest.tile": (trail, { tile, cost }) => [INVEST, coin(-cost), ARROW, ...bonusSigns(trail, tile!)],
  "replace.building": built,
  "sail.water": water,
  "sail.stay": water,
  "remote.harbour": (trail, { harbour }, view) => water(trail, { harbour } as NzArgs, view),
  "store.pair": (trail, { pair }) => [shed(), ARROW, ...pairSigns(trail, String(pair))],
  "clear.space": (trail, { space }, view) => {
    const tile = trail.figures.supply[view.trail[space]!.tile ?? ""];
    return tile === undefined ? [] : [glyph(tile.hazard as GlyphName), ARROW, points(tile.points ?? 0), stackSign(trail, tile.take!)];
  },
  "buy.card": (trail, { card, cowboys }) => {
    const { breed, points: score } = trail.figures.cattle[card]!;
    return [worker(trail, "shepherd"), text(`×${cowboys}`), ARROW, cattle(trail, breed), points(score)];
  },
  "buy.slot": (trail, { card, gold }) => [GOLD, text(`×${gold}`), ARROW, cardSign(trail, card)],
  "take_sheep.card": bought,
  "play.card": played,
  "foresight.tile": (trail, { tile }) => (tile === null ? [] : tileSigns(trail, tile)),
  "foresight.pair": (trail, { tile, tile_2: second }) => [...tileSigns(trail, tile!), DOT, ...tileSigns(trail, second!)],
  "disc.board": (trail, { disc }) => discSigns(trail, disc),
  "shear.card": card,
  "swap.card": card,
  "reveal.card": card,
  "arrange.card": card,
  "shear.draw": () => [glyph("cards")],
  "deliver.city": (trail, { city, transport, points: score, objectives }) => [
    ...(transport > 0 ? [coin(-transport), ARROW] : []),
    ...(trail.figures.city[city]!.dollars ? [coin(trail.figures.city[city]!.dollars)] : []),
    ...(score !== 0 ? [points(score)] : []),
    ...Array.from({ length: objectives }, () => glyph("bell")),
    ...(trail.figures.city[city]!.take === undefined ? [] : [stackSign(trail, trail.figures.city[city]!.take)]),
  ],
  "send_wool.city": (trail, { city, transport, points: score }) => [
    WOOL,
    ARROW,
    crest(trail.figures.city[city]!.value),
    ...(transport > 0 ? [coin(-transport)] : []),
    ...(score !== 0 ? [points(score)] : []),
  ],
  "pathfind.number": (_, { number }) => [PATH, text(`+${number}`)],
  "exchange.number": (_, { number }) => [TOKEN, ARROW, glyph("swap"), text(String(number))],
  "exchange.remove": (trail, { card }) => [TOKEN, text(`×${trail.figures.exchange.together}`), cardSign(trail, card), ARROW, GOLD],
  "sarah.sheep": card,
  "sarah.hire": (trail, { worker: kind }) => [worker(trail, kind)],
};

/** A tile of Wellington's supply. */
export function tileSigns(trail: NzTrail, tile: string): Token[] {
  const { kind, points: score, take } = trail.figures.supply[tile]!;
  if (kind === "bonus") return bonusSigns(trail, tile);
  return kind === "worker" ? [tileSign(trail, tile)] : [tileSign(trail, tile), points(score ?? 0), ...(take === undefined ? [] : [stackSign(trail, take)])];
}

export const optionSigns = (trail: NzTrail, option: Option, view: NzView): Token[] => signsOfOption(DRAWERS, trail, option, view);
