/** The signs of an option, beside its words on a button. */
import { stationAt, type Worker } from "$/games/gwt/figures";
import { tent } from "$/games/gwt/signs";
import type { GwtTrail } from "$/games/gwt/trail";
import { deliveryOf, type GwtView } from "$/games/gwt/view";
import { actionNamed, breedOf } from "$/games/trail/figures";
import { cattle, certificates, masterSigns, objectiveSigns, points, signsOf, slashed, worker } from "$/games/trail/signs";
import { ownerOf } from "$/games/trail/view";
import { nextSpace } from "$/games/gwt/reach";
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

type Drawer = (trail: GwtTrail, args: Args, view: GwtView) => Token[];

const action: Drawer = (trail, { action }) => {
  const found = action === null ? null : actionNamed(trail, action);
  return found === null ? [] : signsOf(trail, found);
};

/** What can be done on a destination space. */
const going: Drawer = (trail, { space }, view) => {
  const { face, tile } = view.trail[space]!;
  if (trail.figures.space[space]!.kind === "kansas_city") return [glyph("city")];
  const owner = ownerOf(tile);
  if (face === null || (owner !== null && owner !== view.seat)) return tile === null ? [] : [HELP];
  const entries = trail.figures.face[face]!.actions.map((entry) => (Array.isArray(entry) ? slashed(entry.map((action) => signsOf(trail, action))) : signsOf(trail, entry)));
  return entries.flatMap((signs, i) => (i === 0 ? signs : [DOT, ...signs]));
};

/** What is available at the station where the engine stops, with its master if one is left. */
const position: Drawer = (trail, { position }, view) => {
  const station = stationAt(trail, position);
  if (station === null || view.seat === null || view.stations[station]!.discs.includes(view.seat)) return [];
  const { cost, points: score } = trail.figures.station[station]!;
  const { master } = view.stations[station]!;
  return [glyph("station", { tint: "var(--rock)" }), coin(-cost), ARROW, points(score), ...(master ? [DOT, ...masterOf(trail, master)] : [])];
};

const masterOf = (trail: GwtTrail, master: string): Token[] => {
  const { at_once, scores } = masterSigns(trail, master);
  return [...at_once, DOT, ...scores];
};

const card: Drawer = (trail, { card }) => {
  const breed = breedOf(trail, card);
  return breed === null ? [glyph("bell")] : [cattle(trail, breed)];
};

const objective: Drawer = (trail, { objective }) => {
  const signs = objectiveSigns(trail, objective);
  return [...signs.action, ...(signs.action.length > 0 ? [DOT] : []), ...signs.tasks];
};

/** What a cleared space of the player board allows. */
export function discSigns(trail: GwtTrail, disc: string): Token[] {
  const { auxiliary, dollars, points: score } = trail.figures.disc[disc]!;
  if (auxiliary !== undefined) return signsOf(trail, trail.figures.auxiliary[auxiliary]!);
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
  "gwt.hire.worker": (trail, { worker: kind }, view) => {
    const next = view.seat === null ? undefined : trail.figures.worker[kind]![nextSpace(view.players[view.seat]!, kind)];
    return [worker(trail, kind), ...(next === undefined ? [] : [ARROW, ...signsOf(trail, next)])];
  },
  "gwt.build.building": (trail, { face }) => [glyph("house"), ARROW, points(trail.figures.face[face]!.points ?? 0)],
  "gwt.build_at.space": (trail, { space }) => [
    ...(trail.figures.space[space]!.woods ? [glyph("tree", { tint: "var(--woods)" })] : []),
    ...(trail.figures.space[space]!.risk ? signsOf(trail, trail.figures.risk[trail.figures.space[space]!.risk!]!) : []),
  ],
  "gwt.advance.position": position,
  "gwt.reverse.position": position,
  "gwt.retreat.position": position,
  "gwt.express.position": position,
  "gwt.clear.space": (trail, { space }, view) => {
    const tile = trail.figures.supply[view.trail[space]!.tile ?? ""];
    return tile === undefined ? [] : [glyph(tile.hazard as GlyphName), ARROW, points(tile.points ?? 0)];
  },
  "gwt.trade.space": (trail, { space }, view) => {
    const tile = trail.figures.supply[view.trail[space]!.tile ?? ""];
    return tile === undefined ? [] : [tent(tile.hand === "green" ? "green" : "blue"), coin(trail.figures.space[space]!.money ?? 0)];
  },
  "gwt.buy.card": (trail, { card, cowboys }) => {
    const { breed, points: score } = trail.figures.cattle[card]!;
    return [worker(trail, "cowboy"), text(`×${cowboys}`), ARROW, cattle(trail, breed), points(score)];
  },
  "gwt.buy_second.card": (trail, { card }) => [cattle(trail, trail.figures.cattle[card]!.breed), points(trail.figures.cattle[card]!.points)],
  "gwt.take_objective.card": objective,
  "gwt.play.objective": objective,
  "gwt.foresight.tile": (trail, { tile }) => (tile === null ? [] : tileSigns(trail, tile)),
  "gwt.disc.board": (trail, { disc }) => discSigns(trail, disc),
  "gwt.appoint.worker": (trail, { worker: kind, master }) => [worker(trail, kind), ARROW, ...masterOf(trail, master)],
  "gwt.pay.card": card,
  "gwt.pay_second.card": card,
  "gwt.shed.card": card,
  "gwt.remove.card": card,
  "gwt.deliver.city": (trail, { city, transport }, view) => {
    const brings = deliveryOf(view, city) ?? { points: 0, objectives: 0 };
    return [
      ...(transport > 0 ? [coin(-transport), ARROW] : []),
      ...(trail.figures.city[city]!.dollars ? [coin(trail.figures.city[city]!.dollars)] : []),
      ...(brings.points !== 0 ? [points(brings.points)] : []),
      ...Array.from({ length: brings.objectives }, () => glyph("bell")),
    ];
  },
  "gwt.spend.number": (_, { income }) => [coin(income)],
};

/** A tile of Kansas City's supply. */
export function tileSigns(trail: GwtTrail, tile: string): Token[] {
  const { kind, hazard, hand, points: score } = trail.figures.supply[tile]!;
  if (kind === "worker") return [worker(trail, tile as Worker)];
  if (kind === "tepee") return [tent(hand === "green" ? "green" : "blue")];
  return [glyph(hazard as GlyphName), points(score ?? 0)];
}

export function optionSigns(trail: GwtTrail, option: Option, view: GwtView): Token[] {
  return DRAWERS[option.key]?.(trail, option.args as unknown as Args, view) ?? [];
}
