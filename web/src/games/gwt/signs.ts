/** Every action of the game as signs: what is given, an arrow, what is received. */

import { BREED_LOOKS } from "$/games/gwt/breeds";
import { breedOf, type Action, type Worker, FIGURES } from "$/games/gwt/figures";
import { ARROW, coin, glyph, SLASH, text, TIMES, type Token } from "$/ui/icons/tokens";

export const BANDS: Record<Worker, string> = {
  cowboy: "var(--band-cowboy)",
  craftsman: "var(--band-craftsman)",
  engineer: "var(--band-engineer)",
};

const GREEN_TENT = glyph("tent", { tint: "var(--tepee-green)" });
const BLUE_TENT = glyph("tent", { tint: "var(--tepee-blue)" });

export const worker = (kind: Worker): Token => glyph(kind, { tint: BANDS[kind] });
export const hand = (colour: string): Token => glyph("hand", { tint: `var(--hand-${colour})` });
export const tent = (colour: string): Token => (colour === "green" ? GREEN_TENT : BLUE_TENT);
export const points = (number: number): Token => glyph("star", { on: String(number), ink: "var(--brass-ink)" });
export const certificates = (number: number): Token[] =>
  number > 2 ? [glyph("certificate"), TIMES, text(String(number))] : Array.from({ length: number }, () => glyph("certificate"));

/** A cattle card, with its breeding value on it. */
export function cattle(breed: string): Token {
  const look = BREED_LOOKS[breed]!;
  return glyph("card", { tint: look.ground, on: String(FIGURES.breed[breed]!.value), ink: look.ink });
}

/** What an action requires to be discarded. */
function discarded(card: string): Token[] {
  if (card === "pair") return [glyph("pair", { tint: "var(--panel)" })];
  if (card === "any") return [glyph("card", { tint: "var(--panel)", on: "?" })];
  if (card === "objective") return [glyph("bell")];
  return [cattle(breedOf(card) ?? card)];
}

const PER: Record<string, Token[]> = {
  engineers: [worker("engineer")],
  cowboys: [worker("cowboy")],
  woods: [glyph("tree", { tint: "var(--woods)" }), glyph("house")],
  tepee_pairs: [GREEN_TENT, BLUE_TENT],
};

function per(action: Action): Token[] {
  return action.per === undefined || action.per === "certificate_limit" ? [] : [TIMES, ...(PER[action.per] ?? [])];
}

const amount = (number: number | undefined): Token[] => (number === undefined ? [] : [text(String(number))]);

/** What an action brings besides what it allows. */
function gained(action: Action): Token[] {
  const then = action.then === undefined ? [] : signsOf(action.then);
  const paid = action.dollars === undefined ? [] : [coin(action.dollars)];
  return [...paid, ...certificates(action.certificates ?? 0), ...then];
}

const engine = (tint = "var(--rock)"): Token => glyph("engine", { tint });
const BACK = glyph("back");
const paying = (dollars: number | undefined): Token[] => (dollars ? [coin(-dollars)] : []);

const DRAWN: Record<string, (action: Action) => Token[]> = {
  gain: (action) =>
    action.per === "certificate_limit" ? [glyph("certificate"), glyph("full")] : [...gained(action), ...per(action)],
  discard: (action) => [...discarded(action.card!), ARROW, ...gained(action)],
  hire: (action) => [glyph("hat", { tint: "var(--panel)" }), ...surcharge(action.surcharge ?? 0)],
  build: (action) => [glyph("house"), coin(-action.price!), TIMES, worker("craftsman")],
  objective: (action) => (action.to === "hand" ? [glyph("bell"), glyph("draw")] : [glyph("bell")]),
  engine: (action) => [...paying(action.pay), ...(action.pay ? [ARROW] : []), engine(), ...(action.per ? per(action) : amount(action.most))],
  reverse: (action) => [
    ...paying(action.pay), engine(), BACK, ...amount(action.spaces), ARROW,
    ...gained(action), ...Array.from({ length: action.remove ?? 0 }, () => glyph("trash")),
  ],
  trade: () => [glyph("tents")],
  auxiliary: () => [glyph("discs", { tint: "var(--brass)" })],
  buy: () => [glyph("market")],
  clear: (action) => [...paying(action.pay), ...(action.pay ? [ARROW] : []), glyph("hazard")],
  move: (action) => [glyph("boot", { tint: "var(--felt)" }), ...amount(action.most)],
  stroll: (action) => [glyph("boot", { tint: "var(--felt)" }), ...amount(action.most), hand("green"), glyph("free")],
  draw: (action) => [glyph("swap"), ...(action.per ? per(action) : amount(action.most))],
  cycle: (action) => [glyph("swap"), ...amount(action.cards)],
  express: () => [engine(), BACK, ARROW, glyph("city")],
  copy: () => [glyph("copy", { tint: "var(--brass)" })],
  upgrade_behind: () => [glyph("station", { tint: "var(--rock)" }), BACK, engine()],
};

function surcharge(dollars: number): Token[] {
  if (dollars === 0) return [];
  return [text(dollars > 0 ? `+$${dollars}` : `−$${-dollars}`)];
}

export function signsOf(action: Action): Token[] {
  return DRAWN[action.do]?.(action) ?? [];
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

const TASKS: Record<string, Token> = {
  building: glyph("house"),
  green_tepee: GREEN_TENT,
  blue_tepee: BLUE_TENT,
  hazard: glyph("hazard"),
  station: glyph("station", { tint: "var(--rock)" }),
  value_3: glyph("card", { tint: "var(--panel)", on: "3" }),
  west_highland: cattle("west_highland"),
  texas_longhorn: cattle("texas_longhorn"),
  san_francisco_disc: glyph("city"),
};

export const task = (name: string): Token => TASKS[name]!;

/** The immediate effect of an objective card, then its tasks. */
export function objectiveSigns(card: string): { action: Token[]; tasks: Token[] } {
  const objective = FIGURES.objective[card]!;
  return { action: objective.action === undefined ? [] : signsOf(objective.action), tasks: objective.tasks.map(task) };
}

const MASTER_PER: Record<string, Token[]> = {
  workers: [glyph("hat", { tint: "var(--panel)" })],
  objectives: [glyph("bell")],
  hazards: [glyph("hazard")],
  tepee_pairs: [GREEN_TENT, BLUE_TENT],
  certificates: [glyph("certificate")],
};

/** A station master: the immediate effect, and what it scores for. */
export function masterSigns(name: string): { at_once: Token[]; scores: Token[] } {
  const master = FIGURES.master[name]!;
  const at_once = master.permanent ? [glyph("permanent")] : slashed((master.actions ?? []).map(signsOf));
  const each = master.each > 1 ? [text(String(master.each))] : [];
  return { at_once, scores: [points(master.points), text(":"), ...each, ...MASTER_PER[master.per]!] };
}

/** An action where there is little room: a building's usual cost per craftsman is left out. */
function tileSigns(action: Action): Token[] {
  return action.do === "build" ? [glyph("house"), coin(-action.price!)] : signsOf(action);
}

/** An action in the narrow space of a worker: what it is or what is given, and below it the price or what is received. */
export function cellRows(action: Action): Token[][] {
  const tokens = tileSigns(action);
  const [above, ...below] = tokens.filter((token) => token !== ARROW);
  return [[above!], below].filter((row) => row.length > 0);
}
