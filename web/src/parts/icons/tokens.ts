/** What a row of signs is made of, and how wide it is. One em is the height of a sign. */

import type { GlyphName } from "$/parts/icons/glyphs";

/** A sign, perhaps in a colour of its own and with a number on it; or letters between signs. */
export type Token = { glyph: GlyphName; tint?: string; on?: string; ink?: string } | { coin: string } | { text: string; isSoft?: boolean };

export interface Placed {
  token: Token;
  x: number;
  width: number;
}

const GAP = 0.1;
const LETTER = 0.52;
const NARROW = 0.34; // arrows' tips, dots and signs

export const glyph = (name: GlyphName, more: { tint?: string; on?: string; ink?: string } = {}): Token => ({ glyph: name, ...more });
export const text = (letters: string): Token => ({ text: letters });

export const ARROW: Token = { text: "→", isSoft: true };
export const SLASH: Token = { text: "/", isSoft: true };
export const TIMES: Token = { text: "×", isSoft: true };

/** Dollars: a coin with a number; one that is given away has a sign before it. */
export const coin = (amount: number): Token => ({ coin: amount < 0 ? `−${-amount}` : String(amount) });

/** The height of a coin whose number is as high as other letters. */
export const coinHeight = (letter: number): number => letter * 1.32;

/** The tokens side by side. `letter` is the height of letters in em, which may not shrink with the signs. */
export function inLine(tokens: readonly Token[], letter = 0.75): { placed: Placed[]; width: number } {
  const placed: Placed[] = [];
  let x = 0;
  for (const token of tokens) {
    const width = widthOf(token, letter);
    placed.push({ token, x, width });
    x += width + GAP;
  }
  return { placed, width: Math.max(0, x - GAP) };
}

function widthOf(token: Token, letter: number): number {
  if ("coin" in token) return Math.max(1, coinHeight(letter)) * (1 + (token.coin.length - 1) * 0.4);
  if ("glyph" in token) return token.glyph === "card" || token.glyph === "trash" || token.glyph === "draw" ? 0.84 : 1;
  return [...token.text].reduce((sum, sign) => sum + ("./:·".includes(sign) ? NARROW : LETTER + 0.08) * letter, 0);
}
