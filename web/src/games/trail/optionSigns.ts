/** The signs of an option, beside its words on a button. */

import { actionNamed } from "$/games/trail/figures";
import { cattle, masterSigns, objectiveSigns, points, signsOf, slashed, worker } from "$/games/trail/signs";
import type { Trail } from "$/games/trail/trail";
import { isTheirs, type TrailView } from "$/games/trail/view";
import type { Option } from "$/protocol";
import { ARROW, coin, glyph, text, type Token } from "$/ui/icons/tokens";

export const DOT = text("·");
const HELP = glyph("disc", { tint: "var(--brass)" });
const WOODS = glyph("tree", { tint: "var(--woods)" });

/** The arguments of options; each option has some of them. */
export interface Args {
  action: string | null;
  space: string;
  card: string;
  objective: string;
  worker: string;
  master: string;
  face: string;
  disc: string;
  city: string;
  tile: string | null;
  tile_2: string | null;
  cowboys: number;
  transport: number;
  income: number;
}

export type Drawer<T extends Trail = Trail, A extends Args = Args, V extends TrailView = TrailView> = (trail: T, args: A, view: V) => Token[];

export const action: Drawer = (trail, { action }) => {
  const found = action === null ? null : actionNamed(trail, action);
  return found === null ? [] : signsOf(trail, found);
};

/** What can be done on a destination space. */
export const going: Drawer = (trail, { space }, view) => {
  const { face, tile } = view.trail[space]!;
  if (trail.figures.space[space]!.kind === "kansas_city") return [glyph("city")];
  if (face === null || isTheirs(tile, view.seat)) return tile === null ? [] : [HELP];
  return doing(trail, face);
};

/** What a building does. */
function doing(trail: Trail, face: string): Token[] {
  const entries = trail.figures.face[face]!.actions.map((entry) => slashed([entry].flat().map((action) => signsOf(trail, action))));
  return entries.flatMap((signs, i) => (i === 0 ? signs : [DOT, ...signs]));
}

export const masterOf = (trail: Trail, master: string): Token[] => {
  const { at_once, scores } = masterSigns(trail, master);
  return [...at_once, DOT, ...scores];
};

export const card: Drawer = (trail, { card }) => [trail.cardSign(trail, card)];

/** A card of the herd market with its points. */
export const bought: Drawer = (trail, { card }) => [cattle(trail, trail.figures.cattle[card]!.breed), points(trail.figures.cattle[card]!.points)];

const objective: Drawer = (trail, { objective }) => {
  const signs = objectiveSigns(trail, objective);
  return [...signs.action, ...(signs.action.length > 0 ? [DOT] : []), ...signs.tasks];
};

/** What the space of its row brings that a newly hired worker takes. */
const hired: Drawer = (trail, { worker: kind }, view) => {
  const next = view.seat === null ? null : view.players[view.seat]!.next_workers[kind];
  const action = next == null ? undefined : trail.figures.worker[kind]![next.space];
  return [worker(trail, kind), ...(action === undefined ? [] : [ARROW, ...signsOf(trail, action)])];
};

export const built: Drawer = (trail, { face }) => [points(trail.figures.face[face]!.points ?? 0), DOT, ...doing(trail, face)];

/** What building on a space brings. */
const site: Drawer = (trail, { space }) => {
  const { woods, risk } = trail.figures.space[space]!;
  return [...(woods ? [WOODS] : []), ...(risk ? signsOf(trail, trail.figures.risk[risk]!) : [])];
};

/** The choices that all trail games have, by their names without the game's. */
const SHARED: Record<string, Drawer> = {
  "use.use": action,
  "use.risk": action,
  "use.help": () => [HELP],
  "offer.do": action,
  "auxiliary.do": action,
  "place.space": going,
  "travel.space": going,
  "go.space": going,
  "hire.worker": hired,
  "build.building": built,
  "build_at.space": site,
  "buy_second.card": bought,
  "take_objective.card": objective,
  "play.objective": objective,
  "appoint.worker": (trail, { worker: kind, master }) => [worker(trail, kind), ARROW, ...masterOf(trail, master)],
  "pay.card": card,
  "pay_second.card": card,
  "shed.card": card,
  "spend.number": (_, { income }) => [coin(income)],
};

/** The signs of an option by its game's drawers, or by those of all trail games. */
export function signsOfOption<T extends Trail, A extends Args, V extends TrailView>(
  own: Record<string, Drawer<T, A, V>>,
  trail: T,
  option: Option,
  view: V,
): Token[] {
  const name = option.key.slice(trail.id.length + 1);
  const drawer = own[name] ?? SHARED[name];
  return drawer?.(trail, option.args as unknown as A, view) ?? [];
}
