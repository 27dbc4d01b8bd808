/** The book of New Zealand. Every figure comes from the game's data files, and says how well it is known. */

import type { Book, Sheet } from "$/contract/book";
import type { Figures } from "$/contract/folder";
import { FIGURES, useFigures } from "$/games/gwt_nz/figures";
import { named } from "$/games/gwt_nz/names";
import { breedSheet, purchaseSheet, sarahSheet, stockSheet } from "$/games/gwt_nz/rules/cards";
import { harbourSheet, masterSheet, postSheet } from "$/games/gwt_nz/rules/sea";
import { auxiliarySheet, bonusSheet, neutralSheet, privateSheet, workerSheet } from "$/games/gwt_nz/rules/trail";
import { GOLD, hand, harbour, INVEST, PATH, sheep, ship, stackSign, TOKEN, WOOL, worker } from "$/games/gwt_nz/signs";
import { coin, glyph, text, type Token } from "$/ui/icons/tokens";
import type { Arguments } from "$/words/words.svelte";

const SECTIONS = [
  "setup", "turn", "phase_a", "phase_b", "kansas_city", "income", "delivery", "foresight", "phase_c", "actions", "hire", "invest", "buy", "build",
  "ship", "harbours", "stations", "shear", "objectives", "pathfinder", "exchange", "auxiliary", "hazards", "private", "gold", "cards", "end",
  "scoring", "special", "solo",
] as const;
type Section = (typeof SECTIONS)[number];

const ARGUMENTS: Partial<Record<Section, () => Arguments>> = {
  setup: () => ({ shown: FIGURES.setup.objectives_shown, hand: FIGURES.setup.hand }),
  phase_a: () => ({ steps2: FIGURES.limits.steps["2"], steps4: FIGURES.limits.steps["4"], black: FIGURES.hands.black["2"], green: FIGURES.hands.green["2"] }),
  phase_c: () => ({ hand: FIGURES.setup.hand }),
  actions: () => ({ certificates: FIGURES.limits.certificates, more: FIGURES.disc["certificate_limit"]?.certificates }),
  hire: () => ({ late: FIGURES.points.late_worker }),
  buy: () => ({ added: FIGURES.market.added_per_cowboy }),
  pathfinder: () => ({ choice: FIGURES.track.choice, last: FIGURES.track.spaces, beyond: FIGURES.track.beyond }),
  gold: () => ({ gold: FIGURES.limits.gold }),
  exchange: () => ({ cards: FIGURES.exchange.cards, removes: named("card", FIGURES.exchange.removes) }),
  scoring: () => ({ pounds: FIGURES.points.dollars_a_point, marker: FIGURES.jobs.marker_points }),
};

const SHEETS: Partial<Record<Section, () => Sheet[]>> = {
  income: () => [breedSheet()],
  delivery: () => [postSheet()],
  actions: () => [neutralSheet()],
  hire: () => [workerSheet()],
  buy: () => [purchaseSheet()],
  invest: () => [bonusSheet()],
  harbours: () => [harbourSheet(false)],
  stations: () => [harbourSheet(true), masterSheet()],
  auxiliary: () => [auxiliarySheet()],
  private: () => [privateSheet()],
  cards: () => [stockSheet()],
  solo: () => [sarahSheet()],
};

const signs = (): Record<Section, Token> => ({
  setup: glyph("cards"),
  turn: text("ABC"),
  phase_a: glyph("boot", { tint: "var(--felt)" }),
  phase_b: glyph("house"),
  kansas_city: glyph("city"),
  foresight: glyph("draw"),
  income: sheep("merino"),
  delivery: glyph("disc", { tint: "var(--brass)" }),
  phase_c: glyph("swap"),
  actions: coin(2),
  hire: worker("shepherd"),
  build: worker("craftsman"),
  buy: glyph("market"),
  invest: INVEST,
  ship: ship(),
  harbours: harbour("large"),
  stations: harbour("medium"),
  shear: WOOL,
  auxiliary: glyph("discs", { tint: "var(--brass)" }),
  hazards: glyph("hazard"),
  private: hand("green"),
  objectives: glyph("bell"),
  pathfinder: PATH,
  gold: GOLD,
  exchange: TOKEN,
  cards: stackSign("sheepdog"),
  end: INVEST,
  scoring: glyph("star"),
  special: glyph("risk"),
  solo: glyph("hat", { tint: "var(--brass)" }),
});

export function book(figures: Figures): Book {
  useFigures(figures);
  return {
    sections: SECTIONS,
    figures: (section) => ARGUMENTS[section as Section]?.() ?? {},
    sheets: (section) => SHEETS[section as Section]?.() ?? [],
    sign: (section) => signs()[section as Section],
  };
}
