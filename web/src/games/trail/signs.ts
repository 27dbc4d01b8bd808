/** Every action of a trail game as signs: what is given, an arrow, what is received. */

import type { Action } from "$/games/trail/figures";
import type { Trail, Verb } from "$/games/trail/trail";
import { ARROW, coin, glyph, SLASH, text, TIMES, type Token } from "$/ui/icons/tokens";

/** A worker by the sign of their row; a joker, who has none, by a hat of brass. */
export const worker = (trail: Trail, kind: string): Token => {
  const look = trail.workers[kind];
  return look === undefined ? glyph("hat", { tint: "var(--brass)" }) : glyph(look.glyph, { tint: look.band });
};
export const hand = (colour: string): Token => glyph("hand", { tint: `var(--hand-${colour})` });
export const points = (number: number): Token => glyph("star", { on: String(number), ink: "var(--brass-ink)" });

/** A thing several times: side by side while there are few. */
export function times(token: Token, number: number): Token[] {
  return number > 2 ? [token, TIMES, text(String(number))] : Array.from({ length: number }, () => token);
}

export const certificates = (number: number): Token[] => times(glyph("certificate"), number);

/** A herd card, with its breeding value on it. */
export function cattle(trail: Pick<Trail, "looks" | "figures">, breed: string): Token {
  const look = trail.looks[breed]!;
  return glyph("card", { tint: look.ground, on: String(trail.figures.breed[breed]!.value), ink: look.ink });
}

/** What an action requires to be discarded. */
function discarded(trail: Trail, card: string): Token[] {
  if (card === "pair") return [glyph("pair", { tint: "var(--panel)" })];
  if (card === "any") return [glyph("card", { tint: "var(--panel)", on: "?" })];
  return card === "objective" ? [glyph("bell")] : [trail.cardSign(trail, card)];
}

export function per(trail: Trail, action: Action): Token[] {
  return action.per === undefined || action.per === "certificate_limit" ? [] : [TIMES, ...(trail.counts[action.per] ?? [])];
}

/** How much of it: as many as something counts, or a number. */
export const counted = (trail: Trail, action: Action): Token[] => (action.per ? per(trail, action) : amount(action.most));

export const amount = (number: number | undefined): Token[] => (number === undefined ? [] : [text(String(number))]);

/** What an action brings besides what it allows. */
export function gained(trail: Trail, action: Action): Token[] {
  const then = action.then === undefined ? [] : signsOf(trail, action.then);
  const paid = action.dollars === undefined ? [] : [coin(action.dollars)];
  return [...paid, ...certificates(action.certificates ?? 0), ...trail.gains(trail, action), ...then];
}

export const paying = (dollars: number | undefined): Token[] => (dollars ? [coin(-dollars)] : []);

/** The verbs that all trail games have. */
export const SHARED_VERBS: Record<string, Verb> = {
  gain: (trail, action) => (action.per === "certificate_limit" ? [glyph("certificate"), glyph("full")] : [...gained(trail, action), ...per(trail, action)]),
  discard: (trail, action) => [...discarded(trail, action.card!), ARROW, ...gained(trail, action)],
  hire: (trail, action) => [glyph("hat", { tint: "var(--panel)" }), ...surcharge(trail, action)],
  build: (trail, action) => [glyph("house"), coin(-action.price!), TIMES, worker(trail, "craftsman")],
  objective: (_, action) => (action.to === "hand" ? [glyph("bell"), glyph("draw")] : [glyph("bell")]),
  auxiliary: () => [glyph("discs", { tint: "var(--brass)" })],
  buy: () => [glyph("market")],
  clear: (_, action) => [...paying(action.pay), ...(action.pay ? [ARROW] : []), glyph("hazard")],
  move: (_, action) => [glyph("boot", { tint: "var(--felt)" }), ...amount(action.most)],
  stroll: (_, action) => [glyph("boot", { tint: "var(--felt)" }), ...amount(action.most), hand("green"), glyph("free")],
  draw: (trail, action) => [glyph("swap"), ...counted(trail, action)],
  cycle: (_, action) => [glyph("swap"), ...amount(action.cards)],
  copy: () => [glyph("copy", { tint: "var(--brass)" })],
};

/** What is paid besides the usual price, or less. */
export function surcharge({ currency }: Trail, { surcharge: more = 0 }: Action): Token[] {
  if (more === 0) return [];
  return [text(more > 0 ? `+${currency}${more}` : `−${currency}${-more}`)];
}

export function signsOf(trail: Trail, action: Action): Token[] {
  const signs = trail.verbs[action.do]?.(trail, action) ?? [];
  return action.other === undefined ? signs : [...signs, SLASH, ...signsOf(trail, action.other)];
}

/** The rows of a building's tile: one per group, alternatives separated by a slash. A long single action takes two rows. */
export function rowsOf(trail: Trail, face: string): Token[][] {
  const rows = trail.figures.face[face]!.actions.flatMap((entry) =>
    Array.isArray(entry) ? broken(entry.map((action) => signsOf(trail, action))) : [tileSigns(trail, entry)],
  );
  const only = rows.length === 1 ? rows[0]! : [];
  const cut = only.findIndex((token) => token === TIMES || token === ARROW);
  return cut > 0 && only.length > 3 ? [only.slice(0, cut), only.slice(cut)] : rows;
}

/** What each row of a building's tile stands for: the texts of its actions, those of a copied building too. */
export function partsOf(trail: Trail, face: string): string[] {
  let count = 0;
  return trail.figures.face[face]!.actions.flatMap((entry) => {
    const texts = [entry].flat().map(() => `use ${++count}|copied ${count}`);
    const isBroken = Array.isArray(entry) && broken(entry.map((action) => signsOf(trail, action))).length > 1;
    return isBroken ? texts : [texts.join("|")];
  });
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

/** The immediate effect of an objective card, then its tasks. */
export function objectiveSigns(trail: Trail, card: string): { action: Token[]; tasks: Token[] } {
  const objective = trail.figures.objective[card]!;
  const action = objective.action === undefined ? [] : signsOf(trail, objective.action);
  return { action, tasks: objective.tasks.map((task) => trail.tasks[task]!) };
}

/** A master: the immediate effect, and what it scores for. */
export function masterSigns(trail: Trail, name: string): { at_once: Token[]; scores: Token[] } {
  const master = trail.figures.master[name]!;
  const at_once = master.permanent ? [glyph("permanent")] : slashed((master.actions ?? []).map((action) => signsOf(trail, action)));
  const each = master.each > 1 ? [text(String(master.each))] : [];
  return { at_once, scores: [points(master.points), text(":"), ...each, ...trail.counts[master.per]!] };
}

/** An action where there is little room: a building's usual cost per craftsman is left out. */
function tileSigns(trail: Trail, action: Action): Token[] {
  return action.do === "build" ? [glyph("house"), coin(-action.price!)] : signsOf(trail, action);
}

/** An action in the narrow space of a worker: what it is or what is given, and below it the price or what is received. */
export function cellRows(trail: Trail, action: Action): Token[][] {
  const tokens = tileSigns(trail, action.other === undefined ? action : { ...action, other: undefined });
  const [above, ...below] = tokens.filter((token) => token !== ARROW);
  return [[above!], below].filter((row) => row.length > 0);
}
