/** The book of New Zealand. Every figure comes from the game's data files, and says how well it is known. */

import type { Book, Sheet } from "$/contract/book";
import type { Figures } from "$/contract/folder";
import type { NzFigures } from "$/games/gwt_nz/figures";
import { breedSheet, purchaseSheet, stockSheet } from "$/games/gwt_nz/rules/cards";
import { boardSheet, cardSheet, marketSheet } from "$/games/gwt_nz/rules/sarah";
import { harbourSheet, linkSheet, masterSheet, postSheet } from "$/games/gwt_nz/rules/sea";
import { auxiliarySheet, bonusSheet, neutralSheet, privateSheet, workerSheet } from "$/games/gwt_nz/rules/trail";
import { source, word } from "$/games/gwt_nz/rules/words";
import { GOLD, harbour, INVEST, PATH, ship, stackSign, TOKEN, WOOL } from "$/games/gwt_nz/signs";
import { makeTrail, type NzTrail } from "$/games/gwt_nz/trail";
import { named } from "$/games/trail/names";
import { objectiveSheet } from "$/games/trail/rules/objectives";
import { CHAPTER_SIGNS } from "$/games/trail/rules/signs";
import { cattle, worker } from "$/games/trail/signs";
import { glyph, type Token } from "$/ui/icons/tokens";
import type { Arguments } from "$/words/words.svelte";

const SECTIONS = [
  "setup",
  "turn",
  "phase_a",
  "phase_b",
  "kansas_city",
  "income",
  "delivery",
  "foresight",
  "phase_c",
  "actions",
  "hire",
  "invest",
  "buy",
  "build",
  "ship",
  "harbours",
  "stations",
  "shear",
  "objectives",
  "pathfinder",
  "exchange",
  "auxiliary",
  "hazards",
  "private",
  "gold",
  "cards",
  "end",
  "scoring",
  "special",
  "solo",
] as const;
type Section = (typeof SECTIONS)[number];

const ARGUMENTS: Partial<Record<Section, (figures: NzFigures, trail: NzTrail) => Arguments>> = {
  setup: (figures) => ({ shown: figures.setup.objectives_shown, hand: figures.setup.hand }),
  phase_a: ({ limits, hands }) => ({ steps2: limits.steps["2"], steps4: limits.steps["4"], black: hands.black["2"], green: hands.green["2"] }),
  phase_c: (figures) => ({ hand: figures.setup.hand }),
  actions: (figures) => ({ certificates: figures.limits.certificates, more: figures.disc["certificate_limit"]?.certificates }),
  hire: (figures) => ({ late: figures.points.late_worker }),
  buy: (figures) => ({ added: figures.market.added_per_cowboy }),
  pathfinder: (figures) => ({ choice: figures.track.choice, last: figures.track.spaces, beyond: figures.track.beyond }),
  gold: (figures) => ({ gold: figures.limits.gold }),
  exchange: (figures, trail) => ({ cards: figures.exchange.cards, removes: named(trail, "card", figures.exchange.removes) }),
  scoring: (figures) => ({ pounds: figures.points.dollars_a_point, marker: figures.jobs.marker_points }),
};

const SHEETS: Partial<Record<Section, (trail: NzTrail) => Sheet[]>> = {
  income: (trail) => [breedSheet(trail)],
  delivery: (trail) => [postSheet(trail), linkSheet(trail, "city", trail.figures.arrow)],
  actions: (trail) => [neutralSheet(trail)],
  hire: (trail) => [workerSheet(trail)],
  buy: (trail) => [purchaseSheet(trail)],
  invest: (trail) => [bonusSheet(trail)],
  harbours: (trail) => [harbourSheet(trail, false), linkSheet(trail, "harbour", trail.figures.link)],
  stations: (trail) => [harbourSheet(trail, true), masterSheet(trail)],
  auxiliary: (trail) => [auxiliarySheet(trail)],
  private: (trail) => [privateSheet(trail)],
  objectives: (trail) => [objectiveSheet(trail, (card) => source(trail.figures.objective[card]!))],
  cards: (trail) => [stockSheet(trail)],
  solo: (trail) => [cardSheet(trail), boardSheet(trail), marketSheet(trail)],
};

const signs = (trail: NzTrail): Record<Section, Token> => ({
  ...CHAPTER_SIGNS,
  income: cattle(trail, "merino"),
  hire: worker(trail, "shepherd"),
  build: worker(trail, "craftsman"),
  invest: INVEST,
  ship: ship(),
  harbours: harbour("large"),
  stations: harbour("medium"),
  shear: WOOL,
  pathfinder: PATH,
  gold: GOLD,
  exchange: TOKEN,
  cards: stackSign(trail, "sheepdog"),
  end: INVEST,
  solo: glyph("hat", { tint: "var(--brass)" }),
});

/** Below a table with a reconstructed figure it says how to correct it. */
const noted = (sheet: Sheet): Sheet => (sheet.rows.some((row) => row.at(-1) === word("reconstructed")) ? { ...sheet, note: word("correct") } : sheet);

export function book(figures: Figures): Book {
  const trail = makeTrail(figures as unknown as NzFigures);
  return {
    sections: SECTIONS,
    figures: (section) => ARGUMENTS[section as Section]?.(trail.figures, trail) ?? {},
    sheets: (section) => (SHEETS[section as Section]?.(trail) ?? []).map(noted),
    sign: (section) => signs(trail)[section as Section],
  };
}
