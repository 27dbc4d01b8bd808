/** The signs of New Zealand alone. */

import type { HarbourKind, NzFigures, SarahAction, Worker } from "$/games/gwt_nz/figures";
import * as drawn from "$/games/gwt_nz/glyphs";
import type { NzTrail } from "$/games/gwt_nz/trail";
import { type Action, breedOf } from "$/games/trail/figures";
import { amount, cattle, counted, gained, paying, per, points, signsOf, slashed, surcharge, times, worker } from "$/games/trail/signs";
import type { Trail, Verb } from "$/games/trail/trail";
import type { Drawing, GlyphName } from "$/ui/icons/glyphs";
import { ARROW, coin, glyph, text, TIMES, type Token } from "$/ui/icons/tokens";

export const WORKERS: Record<Worker, { band: string; glyph: Drawing }> = {
  shepherd: { band: "#6a8f3f", glyph: drawn.SHEPHERD },
  craftsman: { band: "#e9c46a", glyph: "craftsman" },
  sailor: { band: "#35709f", glyph: drawn.SAILOR },
  shearer: { band: "#b4432d", glyph: drawn.SHEARER },
};
const workerSign = (kind: Worker): Token => glyph(WORKERS[kind].glyph, { tint: WORKERS[kind].band });

const STACK_SIGNS: Record<string, Drawing> = {
  sheepdog: drawn.DOG,
  ferry: drawn.FERRY,
  kotare: drawn.KOTARE,
  wheel: drawn.WHEEL,
  barrel: drawn.BARREL,
  bell: drawn.BELL,
  compass: drawn.COMPASS,
};
const HARBOUR_SIGNS: Record<HarbourKind, Drawing> = { small: drawn.BOLLARD, medium: drawn.LIGHTHOUSE, large: drawn.WHARF };

export const GOLD = glyph(drawn.GOLD);
export const TOKEN = glyph(drawn.EXCHANGE);
export const PATH = glyph(drawn.SIGNPOST);
export const WOOL = glyph(drawn.WOOL);
export const INVEST = glyph(drawn.INVEST);
const HAT = glyph("hat", { tint: "var(--panel)" });
const BOOT = glyph("boot", { tint: "var(--felt)" });
const HAZARD = glyph("hazard");

export const ship = (tint = "var(--felt)"): Token => glyph(drawn.SHIP, { tint });
export const shed = (tint = "var(--felt)"): Token => glyph(drawn.SHED, { tint });
export const crest = (value: number, tint = "var(--panel)"): Token => glyph(drawn.CREST, { tint, on: String(value) });
export const wool = (value: number): Token => glyph(drawn.WOOL, { on: String(value), ink: "var(--ink)" });
export const harbour = (kind: HarbourKind): Token => glyph(HARBOUR_SIGNS[kind]);
export const REFILL = glyph("market");
export const FLIP = glyph(drawn.FLIP);

/** Any card: a sheep, an objective, or one of the stock by its picture. */
export function cardSign(trail: Trail, card: string): Token {
  const breed = card in trail.figures.breed ? card : breedOf(trail, card);
  if (breed !== null) return cattle(trail, breed);
  if (card in trail.figures.objective) return glyph("bell");
  return glyph(STACK_SIGNS[card] ?? drawn.INVEST);
}

/** A stack of the stock. */
export const stackSign = (trail: Trail, stack: string): Token => (stack in STACK_SIGNS ? glyph(STACK_SIGNS[stack]!) : cardSign(trail, stack));

const advance = (spaces: number | undefined): Token[] => (spaces ? [PATH, text(`+${spaces}`)] : []);
const costing = (action: Action): Token[] => (action.pay ? [...paying(action.pay), ARROW] : []);

/** What an action gains besides money and certificates. */
export const gains: Verb = (trail, action) => [
  ...times(TOKEN, action.tokens ?? 0),
  ...advance(action.path),
  ...(action.take === undefined ? [] : [stackSign(trail, action.take)]),
  ...times(GOLD, action.gold ?? 0),
];

export const VERBS: Record<string, Verb> = {
  gain: (trail, action) => [...costing(action), ...gained(trail, action), ...per(trail, action)],
  ship: (trail, action) => [...costing(action), ship(), ...counted(trail, action)],
  shear: (trail, action) => [glyph(drawn.SHEARS), ...counted(trail, action)],
  invest: (trail, action) => [INVEST, ...surcharge(trail, action)],
  auxiliary: (_, action) => times(glyph("discs", { tint: "var(--brass)" }), action.most ?? 1),
  send: (trail, action) => [WOOL, ARROW, crest((trail as NzTrail).figures.city[action.post!]!.value)],
  remote: (_, action) => [shed(), ARROW, ship(), ...amount(action.most)],
  sheep: (_, action) => [
    ...costing(action),
    glyph("card", { tint: "var(--panel)", on: `${action.value}` }),
    ...(action.cards! > 1 ? [TIMES, ...amount(action.cards)] : []),
    ...(action.to === "top" ? [glyph(drawn.TOP)] : []),
  ],
  top: () => [glyph("card", { tint: "var(--panel)", on: "?" }), ARROW, glyph(drawn.TOP)],
  replace: () => [glyph("house"), FLIP],
  joker: () => [glyph("hat", { tint: "var(--brass)" })],
};

/** What actions and harbourmasters count. */
export const COUNTS: Trail["counts"] = {
  sailors: [workerSign("sailor")],
  shearers: [workerSign("shearer")],
  cowboys: [workerSign("shepherd")],
  workers: [HAT],
  woods: [glyph("tree", { tint: "var(--woods)" }), glyph("house")],
  hazard_pairs: [glyph("flood"), glyph("rockfall")],
  hazards: [HAZARD],
  storehouses: [shed()],
  objectives: [glyph("bell")],
  certificates: [glyph("certificate")],
  buildings: [glyph("house")],
  path: [PATH],
  ferries: [glyph(drawn.FERRY)],
};

/** The tasks of objective cards. */
export function tasksOf(trail: Pick<Trail, "looks"> & { figures: NzFigures }): Trail["tasks"] {
  const { tasks } = trail.figures;
  return {
    building: glyph("house"),
    large_building: glyph(drawn.HOMESTEAD, { tint: "var(--brass)", on: String(tasks.craftsmen), ink: "var(--brass-ink)" }),
    shearers: workerSign("shearer"),
    path: PATH,
    storehouse: shed(),
    ferry: glyph(drawn.FERRY),
    flood: glyph("flood"),
    post_13: crest(tasks.post),
    lincoln_or_corriedale: cattle(trail, "lincoln"),
    hampshire_or_ryeland: cattle(trail, "hampshire"),
  };
}

/** The space of the pathfinder track that building on a space needs. */
export function spaceSigns(trail: Trail, space: string): Token[] {
  const { path } = (trail as NzTrail).figures.space[space]!;
  return path === undefined ? [] : [PATH, text(String(path))];
}

/** The one sign of a tile, where there is little room. */
export function tileSign(trail: Trail, tile: string): Token {
  const { kind, hazard, gain, permanent, wool: woolValue, points: score } = (trail as NzTrail).figures.supply[tile]!;
  if (kind === "worker") return worker(trail, tile);
  if (kind === "hazard") return glyph(hazard as GlyphName);
  if (permanent) return glyph("permanent");
  if (woolValue) return WOOL;
  if (gain === undefined) return points(score ?? 0);
  return gain.take !== undefined ? stackSign(trail, gain.take) : gain.tokens ? TOKEN : signsOf(trail, gain)[0]!;
}

/** All of a bonus tile: what it costs besides its place, an arrow, what it gives. */
export function bonusSigns(trail: NzTrail, tile: string): Token[] {
  const { pay, gold, remove, gain, permanent, wool: woolValue, points: score } = trail.figures.supply[tile]!;
  const cost = [...(pay ? [coin(-pay)] : []), ...times(GOLD, gold ?? 0), ...(remove ? [glyph("card", { tint: "var(--panel)", on: String(remove) })] : [])];
  return [
    ...(cost.length > 0 ? [...cost, ARROW] : []),
    ...(permanent ? [glyph("permanent")] : []),
    ...(woolValue ? [wool(woolValue)] : []),
    ...(gain === undefined ? [] : signsOf(trail, gain)),
    ...(score ? [points(score)] : []),
  ];
}

/** What a pair of storehouses brings. */
export function pairSigns(trail: NzTrail, pair: string): Token[] {
  const { action, permanent, points: score } = trail.figures.pair[pair]!;
  return [...(action === undefined ? [] : signsOf(trail, action)), ...(permanent ? [glyph("permanent")] : []), ...(score ? [points(score)] : [])];
}

/** What a delivery to a post brings besides the income. */
export function postSigns(trail: NzTrail, post: string): Token[] {
  const { dollars, points: score, objective, take } = trail.figures.city[post]!;
  return [...(dollars ? [coin(dollars)] : []), ...(score ? [points(score)] : []), ...(objective ? [glyph("bell")] : []), ...(take ? [plain(trail, take)] : [])];
}

/** A stack where there is no room for numbers: a sheep without its value. */
const plain = (trail: NzTrail, stack: string): Token =>
  breedOf(trail, stack) === null ? stackSign(trail, stack) : glyph("card", { tint: trail.looks[stack]!.ground });

/** What one of Sarah's actions is about. */
export function sarahSigns(trail: NzTrail, { do: verb, count, sheep: breeds }: SarahAction): Token[] {
  if (breeds !== undefined) return slashed(breeds.map((breed) => [cattle(trail, breed)]));
  const found: Record<string, Token[]> = {
    hire: [HAT],
    buy: [glyph("market")],
    build: [glyph("house")],
    place: [glyph("house")],
    bonus: [INVEST],
    path: advance(count),
    objective: [glyph("bell")],
    hazard: [HAZARD],
    card: [glyph(drawn.COMPASS)],
    romney: [cattle(trail, "romney")],
    steps: [BOOT, ...amount(count)],
    add: [glyph("market"), ...amount(count)],
  };
  return found[verb] ?? [];
}
