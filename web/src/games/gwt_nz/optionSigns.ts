/** The signs of an option, beside its words on a button. */

import { actionNamed, FIGURES, type Worker } from "$/games/gwt_nz/figures";
import {
  bonusSigns, cardSign, crest, GOLD, harbour as harbourSign, INVEST, masterSigns, objectiveSigns, pairSigns, PATH, points, sheep, shed, signsOf, slashed,
  stackSign, tileSign, TOKEN, WOOL, worker,
} from "$/games/gwt_nz/signs";
import { ownerOf, type NzView } from "$/games/gwt_nz/view";
import type { Option } from "$/protocol";
import type { GlyphName } from "$/ui/icons/glyphs";
import { ARROW, coin, glyph, text, type Token } from "$/ui/icons/tokens";

const DOT = text("·");
const HELP = glyph("disc", { tint: "var(--brass)" });
const WOODS = glyph("tree", { tint: "var(--woods)" });

/** The arguments of options; each option has some of them. */
interface Args {
  action: string | null;
  space: string;
  card: string;
  objective: string;
  worker: Worker;
  master: string;
  face: string;
  disc: string;
  city: string;
  tile: string | null;
  slot: string;
  gold: number;
  cost: number;
  harbour: string | null;
  pair: number;
  cowboys: number;
  transport: number;
  points: number;
  objectives: number;
  income: number;
  number: number;
}

type Drawer = (args: Args, view: NzView) => Token[];

const action: Drawer = ({ action }) => {
  const found = action === null ? null : actionNamed(action);
  return found === null ? [] : signsOf(found);
};

/** What can be done on a destination space. */
const going: Drawer = ({ space }, view) => {
  const { face, tile } = view.trail[space]!;
  if (FIGURES.space[space]!.kind === "kansas_city") return [glyph("city")];
  const owner = ownerOf(tile);
  if (face === null || (owner !== null && owner !== view.seat)) return tile === null ? [] : [HELP];
  const entries = FIGURES.face[face]!.actions.map((entry) => (Array.isArray(entry) ? slashed(entry.map(signsOf)) : signsOf(entry)));
  return entries.flatMap((signs, i) => (i === 0 ? signs : [DOT, ...signs]));
};

/** What the harbour beside a water costs and brings. */
const water: Drawer = ({ harbour }) => {
  if (harbour === null) return [];
  const { kind, cost, points: score, action: brings, post } = FIGURES.harbour[harbour]!;
  const gains = [...(score ? [points(score)] : []), ...(brings === undefined ? [] : signsOf(brings)), ...(post === undefined ? [] : [crest(FIGURES.city[post]!.value)])];
  return [harbourSign(kind), ...(cost ? [coin(-cost)] : []), ARROW, ...gains];
};

const masterOf = (master: string): Token[] => {
  const { at_once, scores } = masterSigns(master);
  return [...at_once, DOT, ...scores];
};

const card: Drawer = ({ card }) => [cardSign(card)];

/** What a card does when it is played. */
const played: Drawer = ({ card }) => [cardSign(card), ARROW, ...signsOf(FIGURES.card[card]!.action)];

const objective: Drawer = ({ objective }) => {
  const signs = objectiveSigns(objective);
  return [...signs.action, ...(signs.action.length > 0 ? [DOT] : []), ...signs.tasks];
};

/** What a cleared space of the player board allows. */
export function discSigns(disc: string): Token[] {
  const { auxiliary, dollars, points: score, steps, hand, wool, certificates, permanent } = FIGURES.disc[disc]!;
  const more = [...(dollars ? [coin(dollars)] : []), ...(score ? [points(score)] : [])];
  if (auxiliary !== undefined) return signsOf(FIGURES.auxiliary[auxiliary]!);
  if (steps !== undefined) return [glyph("boot", { tint: "var(--felt)" }), text("+1"), ...more];
  if (hand !== undefined) return [glyph("cards"), text("+1"), ...more];
  if (wool !== undefined) return [WOOL, text("+1")];
  if (permanent !== undefined) return [glyph("permanent")];
  return certificates === undefined ? more : [glyph("certificate"), text(`≤${certificates}`)];
}

const DRAWERS: Record<string, Drawer> = {
  "use.use": action,
  "use.risk": action,
  "use.help": () => [HELP],
  "offer.do": action,
  "auxiliary.do": action,
  "place.space": going,
  "travel.space": going,
  "go.space": going,
  "hire.worker": ({ worker: kind }, view) => {
    const next = view.seat === null ? undefined : FIGURES.worker[kind][view.players[view.seat]!.workers[kind] + 1];
    return [worker(kind), ...(next === undefined ? [] : [ARROW, ...signsOf(next)])];
  },
  "join.worker": ({ worker: kind }) => [worker(kind)],
  "invest.tile": ({ tile, cost }) => [INVEST, coin(-cost), ARROW, ...bonusSigns(tile!)],
  "build.building": ({ face }) => [glyph("house"), ARROW, points(FIGURES.face[face]!.points ?? 0)],
  "build_at.space": ({ space }) => [
    ...(FIGURES.space[space]!.woods ? [WOODS] : []),
    ...(FIGURES.space[space]!.risk ? signsOf(FIGURES.risk[FIGURES.space[space]!.risk!]!) : []),
  ],
  "replace.building": ({ face }) => [glyph("house"), ARROW, points(FIGURES.face[face]!.points ?? 0)],
  "sail.water": water,
  "sail.stay": water,
  "remote.harbour": ({ harbour }, view) => water({ harbour } as Args, view),
  "store.pair": ({ pair }) => [shed(), ARROW, ...pairSigns(String(pair))],
  "clear.space": ({ space }, view) => {
    const tile = FIGURES.supply[view.trail[space]!.tile ?? ""];
    return tile === undefined ? [] : [glyph(tile.hazard as GlyphName), ARROW, points(tile.points ?? 0), stackSign(tile.take!)];
  },
  "buy.card": ({ card, cowboys }) => {
    const { breed, points: score } = FIGURES.cattle[card]!;
    return [worker("shepherd"), text(`×${cowboys}`), ARROW, sheep(breed), points(score)];
  },
  "buy.slot": ({ card, gold }) => [GOLD, text(`×${gold}`), ARROW, cardSign(card)],
  "buy_second.card": ({ card }) => [sheep(FIGURES.cattle[card]!.breed), points(FIGURES.cattle[card]!.points)],
  "take_sheep.card": ({ card }) => [sheep(FIGURES.cattle[card]!.breed), points(FIGURES.cattle[card]!.points)],
  "take_objective.card": objective,
  "play.objective": objective,
  "play.card": played,
  "foresight.tile": ({ tile }) => (tile === null ? [] : tileSigns(tile)),
  "disc.board": ({ disc }) => discSigns(disc),
  "appoint.worker": ({ worker: kind, master }) => [worker(kind), ARROW, ...masterOf(master)],
  "pay.card": card,
  "pay_second.card": card,
  "shed.card": card,
  "shear.card": card,
  "swap.card": card,
  "reveal.card": card,
  "arrange.card": card,
  "shear.draw": () => [glyph("cards")],
  "deliver.city": ({ city, transport, points: score, objectives }) => [
    ...(transport > 0 ? [coin(-transport), ARROW] : []),
    ...(FIGURES.city[city]!.dollars ? [coin(FIGURES.city[city]!.dollars)] : []),
    ...(score !== 0 ? [points(score)] : []),
    ...Array.from({ length: objectives }, () => glyph("bell")),
    ...(FIGURES.city[city]!.take === undefined ? [] : [stackSign(FIGURES.city[city]!.take)]),
  ],
  "send_wool.city": ({ city, transport, points: score }) => [
    WOOL, ARROW, crest(FIGURES.city[city]!.value), ...(transport > 0 ? [coin(-transport)] : []), ...(score !== 0 ? [points(score)] : []),
  ],
  "pathfind.number": ({ number }) => [PATH, text(`+${number}`)],
  "spend.number": ({ income }) => [coin(income)],
  "exchange.number": ({ number }) => [TOKEN, text(`×${number}`), ARROW, glyph("swap"), text(String(number * FIGURES.exchange.cards))],
  "exchange.remove": ({ card }) => [TOKEN, text(`×${FIGURES.exchange.together}`), cardSign(card), ARROW, GOLD],
  "sarah.sheep": ({ card }) => [cardSign(card)],
  "sarah.hire": ({ worker: kind }) => [worker(kind)],
};

/** A tile of Wellington's supply. */
export function tileSigns(tile: string): Token[] {
  const { kind, points: score, take } = FIGURES.supply[tile]!;
  if (kind === "bonus") return bonusSigns(tile);
  return kind === "worker" ? [tileSign(tile)] : [tileSign(tile), points(score ?? 0), ...(take === undefined ? [] : [stackSign(take)])];
}

export function optionSigns(option: Option, view: NzView): Token[] {
  return DRAWERS[option.key.slice("gwt_nz.".length)]?.(option.args as unknown as Args, view) ?? [];
}
