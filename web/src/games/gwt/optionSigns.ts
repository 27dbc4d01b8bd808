/** The signs of an option, beside its words on a button. */

import { actionNamed, breedOf, FIGURES, stationAt, type Worker } from "$/games/gwt/figures";
import { cityBrings, nextSpace } from "$/games/gwt/reach";
import { cattle, certificates, masterSigns, objectiveSigns, points, signsOf, slashed, tent, worker } from "$/games/gwt/signs";
import { ownerOf, type GwtView } from "$/games/gwt/view";
import type { Option } from "$/protocol";
import type { GlyphName } from "$/ui/icons/glyphs";
import { ARROW, coin, glyph, text, type Token } from "$/ui/icons/tokens";

const DOT = text("·");
const HELP = glyph("disc", { tint: "var(--brass)" });

/** The arguments of options; each option has some of them. */
interface Args {
  action: string | null;
  space: string;
  position: string;
  card: string;
  objective: string;
  worker: Worker;
  master: string;
  face: string;
  disc: string;
  city: string;
  tile: string | null;
  cowboys: number;
  transport: number;
  income: number;
}

type Drawer = (args: Args, view: GwtView) => Token[];

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

/** What is available at the station where the engine stops, with its master if one is left. */
const position: Drawer = ({ position }, view) => {
  const station = stationAt(position);
  if (station === null || view.seat === null || view.stations[station]!.discs.includes(view.seat)) return [];
  const { cost, points: score } = FIGURES.station[station]!;
  const { master } = view.stations[station]!;
  return [glyph("station", { tint: "var(--rock)" }), coin(-cost), ARROW, points(score), ...(master ? [DOT, ...masterOf(master)] : [])];
};

const masterOf = (master: string): Token[] => {
  const { at_once, scores } = masterSigns(master);
  return [...at_once, DOT, ...scores];
};

const card: Drawer = ({ card }) => {
  const breed = breedOf(card);
  return breed === null ? [glyph("bell")] : [cattle(breed)];
};

const objective: Drawer = ({ objective }) => {
  const signs = objectiveSigns(objective);
  return [...signs.action, ...(signs.action.length > 0 ? [DOT] : []), ...signs.tasks];
};

/** What a cleared space of the player board allows. */
export function discSigns(disc: string): Token[] {
  const { auxiliary, dollars, points: score } = FIGURES.disc[disc]!;
  if (auxiliary !== undefined) return signsOf(FIGURES.auxiliary[auxiliary]!);
  if (disc.startsWith("step")) return [glyph("boot", { tint: "var(--felt)" }), text("+"), ...(dollars ? [coin(dollars)] : []), ...(score ? [points(score)] : [])];
  return disc.startsWith("hand") ? [glyph("cards"), text("+1")] : [...certificates(1), text(`≤${disc.slice(-1)}`)];
}

const DRAWERS: Record<string, Drawer> = {
  "gwt.use.use": action,
  "gwt.use.copied": action,
  "gwt.use.risk": action,
  "gwt.use.copied_risk": action,
  "gwt.use.help": () => [HELP],
  "gwt.offer.do": action,
  "gwt.auxiliary.do": action,
  "gwt.place.space": going,
  "gwt.travel.space": going,
  "gwt.go.space": going,
  "gwt.copy.space": going,
  "gwt.hire.worker": ({ worker: kind }, view) => {
    const next = view.seat === null ? undefined : FIGURES.worker[kind][nextSpace(view.players[view.seat]!, kind)];
    return [worker(kind), ...(next === undefined ? [] : [ARROW, ...signsOf(next)])];
  },
  "gwt.build.building": ({ face }) => [glyph("house"), ARROW, points(FIGURES.face[face]!.points ?? 0)],
  "gwt.build_at.space": ({ space }) => [
    ...(FIGURES.space[space]!.woods ? [glyph("tree", { tint: "var(--woods)" })] : []),
    ...(FIGURES.space[space]!.risk ? signsOf(FIGURES.risk[FIGURES.space[space]!.risk!]!) : []),
  ],
  "gwt.advance.position": position,
  "gwt.reverse.position": position,
  "gwt.retreat.position": position,
  "gwt.express.position": position,
  "gwt.clear.space": ({ space }, view) => {
    const tile = FIGURES.supply[view.trail[space]!.tile ?? ""];
    return tile === undefined ? [] : [glyph(tile.hazard as GlyphName), ARROW, points(tile.points ?? 0)];
  },
  "gwt.trade.space": ({ space }, view) => {
    const tile = FIGURES.supply[view.trail[space]!.tile ?? ""];
    return tile === undefined ? [] : [tent(tile.hand === "green" ? "green" : "blue"), coin(FIGURES.space[space]!.money ?? 0)];
  },
  "gwt.buy.card": ({ card, cowboys }) => {
    const { breed, points: score } = FIGURES.cattle[card]!;
    return [worker("cowboy"), text(`×${cowboys}`), ARROW, cattle(breed), points(score)];
  },
  "gwt.buy_second.card": ({ card }) => [cattle(FIGURES.cattle[card]!.breed), points(FIGURES.cattle[card]!.points)],
  "gwt.take_objective.card": objective,
  "gwt.play.objective": objective,
  "gwt.foresight.tile": ({ tile }) => (tile === null ? [] : tileSigns(tile)),
  "gwt.disc.board": ({ disc }) => discSigns(disc),
  "gwt.appoint.worker": ({ worker: kind, master }) => [worker(kind), ARROW, ...masterOf(master)],
  "gwt.pay.card": card,
  "gwt.pay_second.card": card,
  "gwt.shed.card": card,
  "gwt.remove.card": card,
  "gwt.deliver.city": ({ city, transport }, view) => {
    const brings = view.seat === null ? { points: 0, objectives: 0 } : cityBrings(view, view.seat, city);
    return [
      ...(transport > 0 ? [coin(-transport), ARROW] : []),
      ...(FIGURES.city[city]!.dollars ? [coin(FIGURES.city[city]!.dollars)] : []),
      ...(brings.points !== 0 ? [points(brings.points)] : []),
      ...Array.from({ length: brings.objectives }, () => glyph("bell")),
    ];
  },
  "gwt.spend.number": ({ income }) => [coin(income)],
};

/** A tile of Kansas City's supply. */
export function tileSigns(tile: string): Token[] {
  const { kind, hazard, hand, points: score } = FIGURES.supply[tile]!;
  if (kind === "worker") return [worker(tile as Worker)];
  if (kind === "tepee") return [tent(hand === "green" ? "green" : "blue")];
  return [glyph(hazard as GlyphName), points(score ?? 0)];
}

export function optionSigns(option: Option, view: GwtView): Token[] {
  return DRAWERS[option.key]?.(option.args as unknown as Args, view) ?? [];
}
