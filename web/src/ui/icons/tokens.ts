/** The tokens of a row of signs, and their widths. One em is the height of a sign. */

import type { Drawing } from "$/ui/icons/glyphs";

/** A sign, optionally with a colour and a number; or letters between signs. */
export type Token = { glyph: Drawing; tint?: string; on?: string; ink?: string } | { coin: string } | { text: string; isSoft?: boolean };

export interface Placed {
  token: Token;
  x: number;
  width: number;
}

const GAP = 0.1;
const LETTER = 0.52;
const NARROW = 0.34; // arrows' tips, dots and signs
const AROUND_PAIR = 2.25; // times the height of two digits
const AROUND_THREE = 2.9; // of three, such as a loss of two digits
const AROUND_ONE = 1.6; // and of one on a star

export const glyph = (name: Drawing, more: { tint?: string; on?: string; ink?: string } = {}): Token => ({ glyph: name, ...more });
export const text = (letters: string): Token => ({ text: letters });

export const ARROW: Token = { text: "→", isSoft: true };
export const SLASH: Token = { text: "/", isSoft: true };
export const TIMES: Token = { text: "×", isSoft: true };

/** Dollars: a coin with a number; a payment has a minus sign. */
export const coin = (amount: number): Token => ({ coin: amount < 0 ? `−${-amount}` : String(amount) });

/** The height of a coin whose number is as high as other letters. */
export const coinHeight = (letter: number): number => letter * 1.32;

/** The height of letters, in em: beside signs, on a star, and two on a sign. They do not shrink with the signs. */
export interface Letters {
  letter: number;
  star: number;
  pair: number;
}

/** The letters among signs of a height, if letters below `least` cannot be read. */
export const lettersFor = (height: number, least: number): Letters => ({
  letter: Math.max(0.7, least / height),
  star: Math.max(0.62, least / height),
  pair: Math.max(0.54, least / height),
});

/** The height of the letters on a sign, in em. */
export function lettersOn(token: Token, { letter, star, pair }: Letters): number {
  if (!("glyph" in token) || token.on === undefined) return 0;
  return token.on.length > 1 ? pair : token.glyph === "star" ? star : letter;
}

/** The size of a sign, in em: a star, or a sign with several digits, grows until they fit inside. */
export function signSize(token: Token, letters: Letters): number {
  if (!("glyph" in token) || token.on === undefined) return 1;
  const many = token.on.length > 2 ? AROUND_THREE : AROUND_PAIR;
  const around = token.on.length > 1 ? many : token.glyph === "star" ? AROUND_ONE : 0;
  return Math.max(1, lettersOn(token, letters) * around);
}

/** The tokens side by side. */
export function inLine(tokens: readonly Token[], letters: Letters): { placed: Placed[]; width: number; height: number } {
  const placed: Placed[] = [];
  let x = 0;
  for (const token of tokens) {
    const width = widthOf(token, letters);
    placed.push({ token, x, width });
    x += width + GAP;
  }
  const height = Math.max(1, ...tokens.map((token) => signSize(token, letters)));
  return { placed, width: Math.max(0, x - GAP), height };
}

function widthOf(token: Token, letters: Letters): number {
  const { letter } = letters;
  if ("coin" in token) return Math.max(1, coinHeight(letter)) * (1 + (token.coin.length - 1) * 0.4);
  if ("glyph" in token) return token.glyph === "card" || token.glyph === "trash" || token.glyph === "draw" ? 0.84 : signSize(token, letters);
  return [...token.text].reduce((sum, sign) => sum + ("./:·".includes(sign) ? NARROW : LETTER + 0.08) * letter, 0);
}
