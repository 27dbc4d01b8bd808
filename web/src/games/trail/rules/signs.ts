/** The signs of the chapters that the books of all trail games have. */

import { hand } from "$/games/trail/signs";
import { coin, glyph, text, type Token } from "$/ui/icons/tokens";

export const CHAPTER_SIGNS = {
  setup: glyph("cards"),
  turn: text("ABC"),
  phase_a: glyph("boot", { tint: "var(--felt)" }),
  phase_b: glyph("house"),
  kansas_city: glyph("city"),
  foresight: glyph("draw"),
  delivery: glyph("disc", { tint: "var(--brass)" }),
  phase_c: glyph("swap"),
  actions: coin(2),
  auxiliary: glyph("discs", { tint: "var(--brass)" }),
  buy: glyph("market"),
  hazards: glyph("hazard"),
  private: hand("green"),
  objectives: glyph("bell"),
  scoring: glyph("star"),
  special: glyph("risk"),
} satisfies Record<string, Token>;
