/** Every action of the game as signs: what is given, an arrow, what is received. */

import { BREED_LOOKS } from "$/games/gwt_nz/breeds";
import { type Action, breedOf, FIGURES, type HarbourKind, type SarahAction, type Worker } from "$/games/gwt_nz/figures";
import * as drawn from "$/games/gwt_nz/glyphs";
import type { Drawing, GlyphName } from "$/ui/icons/glyphs";
import { ARROW, coin, glyph, SLASH, text, TIMES, type Token } from "$/ui/icons/tokens";

const BANDS: Record<Worker, string> = { shepherd: "#6a8f3f", craftsman: "#e9c46a", sailor: "#35709f", shearer: "#b4432d" };
const WORKER_SIGNS: Record<Worker, Drawing> = { shepherd: drawn.SHEPHERD, craftsman: "craftsman", sailor: drawn.SAILOR, shearer: drawn.SHEARER };
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
const ANY_CARD = glyph("card", { tint: "var(--panel)", on: "?" });
const HAT = glyph("hat", { tint: "var(--panel)" });
const BOOT = glyph("boot", { tint: "var(--felt)" });
const WOODS = glyph("tree", { tint: "var(--woods)" });
const HAZARD = glyph("hazard");

export const worker = (kind: Worker): Token => glyph(WORKER_SIGNS[kind], { tint: BANDS[kind] });
export const hand = (colour: string): Token => glyph("hand", { tint: `var(--hand-${colour})` });
export const points = (number: number): Token => glyph("star", { on: String(number), ink: "var(--brass-ink)" });
export const ship = (tint = "var(--felt)"): Token => glyph(drawn.SHIP, { tint });
export const shed = (tint = "var(--felt)"): Token => glyph(drawn.SHED, { tint });
export const crest = (value: number, tint = "var(--panel)"): Token => glyph(drawn.CREST, { tint, on: String(value) });
export const wool = (value: number): Token => glyph(drawn.WOOL, { on: String(value), ink: "var(--ink)" });
export const harbour = (kind: HarbourKind): Token => glyph(HARBOUR_SIGNS[kind]);
export const REFILL = glyph("market");
export const FLIP = glyph(drawn.FLIP);

/** A thing several times: side by side while there are few. */
function times(token: Token, number: number): Token[] {
  return number > 2 ? [token, TIMES, text(String(number))] : Array.from({ length: number }, () => token);
}

export const certificates = (number: number): Token[] => times(glyph("certificate"), number);

/** A sheep card, with its breeding value on it. */
export function sheep(breed: string): Token {
  const look = BREED_LOOKS[breed]!;
  return glyph("card", { tint: look.ground, on: String(FIGURES.breed[breed]!.value), ink: look.ink });
}

/** Any card: a sheep, an objective, or one of the stock by its picture. */
export function cardSign(card: string): Token {
  const breed = breedOf(card);
  if (breed !== null) return sheep(breed);
  if (card in FIGURES.objective) return glyph("bell");
  return glyph(STACK_SIGNS[card] ?? drawn.INVEST);
}

/** A stack of the stock. */
export const stackSign = (stack: string): Token => (stack in STACK_SIGNS ? glyph(STACK_SIGNS[stack]!) : cardSign(stack));

/** What an action requires to be discarded. */
function discarded(card: string): Token[] {
  if (card === "pair") return [glyph("pair", { tint: "var(--panel)" })];
  return card === "any" ? [ANY_CARD] : [cardSign(card)];
}

const PER: Record<string, Token[]> = {
  sailors: [worker("sailor")],
  shearers: [worker("shearer")],
  cowboys: [worker("shepherd")],
  woods: [WOODS, glyph("house")],
  hazard_pairs: [glyph("flood"), glyph("rockfall")],
  storehouses: [shed()],
  objectives: [glyph("bell")],
};

const per = (action: Action): Token[] => (action.per === undefined ? [] : [TIMES, ...(PER[action.per] ?? [])]);
const counted = (action: Action): Token[] => (action.per ? per(action) : amount(action.most));
const amount = (number: number | undefined): Token[] => (number === undefined ? [] : [text(String(number))]);
const paying = (action: Action): Token[] => (action.pay ? [coin(-action.pay), ARROW] : []);
const advance = (spaces: number | undefined): Token[] => (spaces ? [PATH, text(`+${spaces}`)] : []);

/** What an action brings besides what it allows. */
function gained(action: Action): Token[] {
  return [
    ...(action.dollars === undefined ? [] : [coin(action.dollars)]),
    ...certificates(action.certificates ?? 0),
    ...times(TOKEN, action.tokens ?? 0),
    ...advance(action.path),
    ...(action.take === undefined ? [] : [stackSign(action.take)]),
    ...times(GOLD, action.gold ?? 0),
    ...(action.then === undefined ? [] : signsOf(action.then)),
  ];
}

const VERBS: Record<string, (action: Action) => Token[]> = {
  gain: (action) => [...paying(action), ...gained(action), ...per(action)],
  discard: (action) => [...discarded(action.card!), ARROW, ...gained(action)],
  hire: (action) => [HAT, ...surcharge(action.surcharge ?? 0)],
  build: (action) => [glyph("house"), coin(-action.price!), TIMES, worker("craftsman")],
  objective: () => [glyph("bell")],
  ship: (action) => [...paying(action), ship(), ...counted(action)],
  shear: (action) => [glyph(drawn.SHEARS), ...counted(action)],
  invest: (action) => [INVEST, ...surcharge(action.surcharge ?? 0)],
  auxiliary: (action) => times(glyph("discs", { tint: "var(--brass)" }), action.most ?? 1),
  buy: () => [glyph("market")],
  clear: (action) => [...paying(action), HAZARD],
  move: (action) => [BOOT, ...amount(action.most)],
  draw: (action) => [glyph("swap"), ...counted(action)],
  send: (action) => [WOOL, ARROW, crest(FIGURES.city[action.post!]!.value)],
  remote: (action) => [shed(), ARROW, ship(), ...amount(action.most)],
  sheep: (action) => [...paying(action), glyph("card", { tint: "var(--panel)", on: `${action.value}` }), ...(action.cards! > 1 ? [TIMES, ...amount(action.cards)] : []), ...(action.to === "top" ? [glyph(drawn.TOP)] : [])],
  top: () => [ANY_CARD, ARROW, glyph(drawn.TOP)],
  replace: () => [glyph("house"), FLIP],
  joker: () => [glyph("hat", { tint: "var(--brass)" })],
};

function surcharge(pounds: number): Token[] {
  if (pounds === 0) return [];
  return [text(pounds > 0 ? `+£${pounds}` : `−£${-pounds}`)];
}

export function signsOf(action: Action): Token[] {
  const signs = VERBS[action.do]?.(action) ?? [];
  return action.other === undefined ? signs : [...signs, SLASH, ...signsOf(action.other)];
}

/** The rows of a building's tile: one per group, alternatives separated by a slash. A long single action takes two rows. */
export function rowsOf(face: string): Token[][] {
  const rows = FIGURES.face[face]!.actions.flatMap((entry) => (Array.isArray(entry) ? broken(entry.map(signsOf)) : [tileSigns(entry)]));
  const only = rows.length === 1 ? rows[0]! : [];
  const cut = only.findIndex((token) => token === TIMES || token === ARROW);
  return cut > 0 && only.length > 3 ? [only.slice(0, cut), only.slice(cut)] : rows;
}

/** Alternatives in one row, or in several that begin with the slash where they are long. */
function broken(alternatives: Token[][]): Token[][] {
  const isLong = alternatives.some((tokens) => tokens.length > 2);
  return isLong ? alternatives.map((tokens, i) => (i === 0 ? tokens : [SLASH, ...tokens])) : [slashed(alternatives)];
}

/** Whether a row continues with an alternative to the one above. */
export const isAlternative = (row: readonly Token[]): boolean => row[0] === SLASH;

export function slashed(alternatives: Token[][]): Token[] {
  return alternatives.flatMap((tokens, i) => (i === 0 ? tokens : [SLASH, ...tokens]));
}

const tasks = (): Record<string, Token> => ({
  building: glyph("house"),
  large_building: glyph(drawn.HOMESTEAD, { tint: "var(--brass)", on: String(FIGURES.tasks.craftsmen), ink: "var(--brass-ink)" }),
  shearers: worker("shearer"),
  path: PATH,
  storehouse: shed(),
  ferry: glyph(drawn.FERRY),
  flood: glyph("flood"),
  post_13: crest(FIGURES.tasks.post),
  lincoln_or_corriedale: sheep("lincoln"),
  hampshire_or_ryeland: sheep("hampshire"),
});

export const task = (name: string): Token => tasks()[name]!;

/** The immediate effect of an objective card, then its tasks. */
export function objectiveSigns(card: string): { action: Token[]; tasks: Token[] } {
  const objective = FIGURES.objective[card]!;
  return { action: objective.action === undefined ? [] : signsOf(objective.action), tasks: objective.tasks.map(task) };
}

const MASTER_PER: Record<string, Token[]> = {
  workers: [HAT],
  objectives: [glyph("bell")],
  hazards: [HAZARD],
  certificates: [glyph("certificate")],
  storehouses: [shed()],
  buildings: [glyph("house")],
  path: [PATH],
  ferries: [glyph(drawn.FERRY)],
};

/** A harbourmaster: the immediate effect, and what it scores for. */
export function masterSigns(name: string): { at_once: Token[]; scores: Token[] } {
  const master = FIGURES.master[name]!;
  const at_once = master.permanent ? [glyph("permanent")] : slashed((master.actions ?? []).map(signsOf));
  const each = master.each > 1 ? [text(String(master.each))] : [];
  return { at_once, scores: [points(master.points), text(":"), ...each, ...MASTER_PER[master.per]!] };
}

/** The one sign of a tile, where there is little room. */
export function tileSign(tile: string): Token {
  const { kind, hazard, gain, permanent, wool: woolValue, points: score } = FIGURES.supply[tile]!;
  if (kind === "worker") return worker(tile as Worker);
  if (kind === "hazard") return glyph(hazard as GlyphName);
  if (permanent) return glyph("permanent");
  if (woolValue) return WOOL;
  if (gain === undefined) return points(score ?? 0);
  return gain.take !== undefined ? stackSign(gain.take) : gain.tokens ? TOKEN : signsOf(gain)[0]!;
}

/** All of a bonus tile: what it costs besides its place, an arrow, what it gives. */
export function bonusSigns(tile: string): Token[] {
  const { pay, gold, remove, gain, permanent, wool: woolValue, points: score } = FIGURES.supply[tile]!;
  const cost = [...(pay ? [coin(-pay)] : []), ...times(GOLD, gold ?? 0), ...(remove ? [glyph("card", { tint: "var(--panel)", on: String(remove) })] : [])];
  return [
    ...(cost.length > 0 ? [...cost, ARROW] : []),
    ...(permanent ? [glyph("permanent")] : []),
    ...(woolValue ? [wool(woolValue)] : []),
    ...(gain === undefined ? [] : signsOf(gain)),
    ...(score ? [points(score)] : []),
  ];
}

/** What a pair of storehouses brings. */
export function pairSigns(pair: string): Token[] {
  const { action, permanent, points: score } = FIGURES.pair[pair]!;
  return [...(action === undefined ? [] : signsOf(action)), ...(permanent ? [glyph("permanent")] : []), ...(score ? [points(score)] : [])];
}

/** What a delivery to a post brings besides the income. */
export function postSigns(post: string): Token[] {
  const { dollars, points: score, objective, take } = FIGURES.city[post]!;
  const worth = score ? [text(score < 0 ? `−${-score}` : String(score)), glyph("star")] : [];
  return [...(dollars ? [coin(dollars)] : []), ...worth, ...(objective ? [glyph("bell")] : []), ...(take ? [plain(take)] : [])];
}

/** A stack where there is no room for numbers: a sheep without its value. */
const plain = (stack: string): Token => (breedOf(stack) === null ? stackSign(stack) : glyph("card", { tint: BREED_LOOKS[stack]!.ground }));

/** What one of Sarah's actions is about. */
export function sarahSigns({ do: verb, count, sheep: breeds }: SarahAction): Token[] {
  if (breeds !== undefined) return slashed(breeds.map((breed) => [sheep(breed)]));
  const found: Record<string, Token[]> = {
    hire: [HAT], buy: [glyph("market")], build: [glyph("house")], place: [glyph("house")], bonus: [INVEST],
    path: advance(count), objective: [glyph("bell")], hazard: [HAZARD], card: [glyph(drawn.COMPASS)],
    romney: [sheep("romney")], steps: [BOOT, ...amount(count)], add: [glyph("market"), ...amount(count)],
  };
  return found[verb] ?? [];
}

/** An action where there is little room: a building's usual cost per craftsman is left out. */
function tileSigns(action: Action): Token[] {
  return action.do === "build" ? [glyph("house"), coin(-action.price!)] : signsOf(action);
}

/** An action in the narrow space of a worker: what it is or what is given, and below it the price or what is received. */
export function cellRows(action: Action): Token[][] {
  const tokens = tileSigns(action.other === undefined ? action : { ...action, other: undefined });
  const [above, ...below] = tokens.filter((token) => token !== ARROW);
  return [[above!], below].filter((row) => row.length > 0);
}
