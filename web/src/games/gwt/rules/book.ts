/** The book of Great Western Trail. Every figure comes from the game's data files. */

import type { Book, Sheet } from "$/contract/book";
import { capital, money, named } from "$/games/gwt/names";
import { transportTo } from "$/games/gwt/reach";
import { auxiliarySheet, breedName, breedSheet, objectiveSheet, purchaseSheet } from "$/games/gwt/rules/cards";
import { arrowSheet, citySheet, discSheet, masterSheet, stationSheet } from "$/games/gwt/rules/rail";
import { companySheet, handSheet, jobSheet, moneySheet, neutralSheet, privateSheet, supplySheet, workerSheet } from "$/games/gwt/rules/trail";
import { cattle, hand, worker } from "$/games/gwt/signs";
import data from "$/generated/figures/gwt.json";
import { coin, glyph, text, type Token } from "$/ui/icons/tokens";
import { say, type Arguments } from "$/words/words.svelte";

const SECTIONS = [
  "aim", "setup", "turn", "phase_a", "phase_b", "kansas_city", "foresight", "income", "delivery", "phase_c", "actions", "hire",
  "build", "engine", "stations", "trade", "auxiliary", "buy", "hazards", "private", "objectives", "end", "scoring", "special",
] as const;
type Section = (typeof SECTIONS)[number];

const cattleOf = (where: "herd" | "market"): number => Object.values(data.cattle).reduce((sum, card) => sum + card[where], 0);
const objectiveCards = (isStarting: boolean): number =>
  Object.values(data.objective).reduce((sum, card) => sum + (card.starting === isStarting ? card.copies : 0), 0);
const factorOf = (face: "b"): number => data.face[face].actions.find((action) => action.do === "build")!.price!;

/** A herd with one breed twice, and its value. */
const HERD = ["dutch_belt", "dutch_belt", "brown_swiss", "holstein"] as const;
const SPENT = 2;
const herdValue = (): number => [...new Set(HERD)].reduce((sum, breed) => sum + data.breed[breed].value, 0);

const ENGINE = 5;

const limits = (): Arguments => ({
  hand: data.setup.hand,
  hand_most: data.setup.hand + data.disc.hand_1.hand + data.disc.hand_2.hand,
  certificates: data.limits.certificates,
  more: data.disc.cert_4.certificates,
  most: data.disc.cert_6.certificates,
});

const FIGURES: Partial<Record<Section, () => Arguments>> = {
  setup: () => ({
    ...limits(),
    neutral: Object.values(data.space).filter(({ kind }) => kind === "neutral").length,
    masters: Object.keys(data.master).length,
    placed: data.setup.placed_from_stack_1,
    row: data.jobs.marker_row,
    market: cattleOf("market"),
    objectives: objectiveCards(false),
    shown: data.setup.objectives_shown,
    starting: objectiveCards(true),
    herd: cattleOf("herd"),
    discs: Object.keys(data.disc).length,
    option: say("gwt.option.neutral"),
    printed: say("gwt.option.neutral.printed"),
    shuffled: say("gwt.option.neutral.shuffled"),
    sides: say("gwt.option.sides"),
    all_a: say("gwt.option.sides.a"),
    random: say("gwt.option.sides.random"),
  }),
  foresight: () => ({ first: data.jobs.refill_after[0], second: data.jobs.refill_after[1], rows: data.jobs.cost.length }),
  income: () => ({
    twice: breedName(HERD[0]),
    one: breedName(HERD[2]),
    other: breedName(HERD[3]),
    value: herdValue(),
    spent: SPENT,
    total: herdValue() + SPENT,
  }),
  delivery: () => ({
    ...limits(),
    kansas_city: named("city", "kansas_city"),
    san_francisco: named("city", "san_francisco"),
    dollars: data.city.kansas_city.dollars,
    loss: -data.city.kansas_city.points,
    hand_cost: data.disc.hand_1.cost,
    step_dollars: data.disc.step_money.dollars,
    step_points: data.disc.step_vp.points,
    city: named("city", "albuquerque"),
    space: named("position", String(ENGINE)),
    cost: transportTo("albuquerque", String(ENGINE)),
  }),
  phase_c: limits,
  actions: limits,
  hire: () => ({
    spaces: data.limits.workers_a_row,
    late: data.points.late_from,
    points: data.points.late_worker,
  }),
  build: () => ({
    dollars: factorOf("b"),
    cheap: data.worker.craftsman[4].price,
    face: capital(named("face", "4a")),
    craftsmen: data.face["4a"].craftsmen,
    cost: data.face["4a"].craftsmen * factorOf("b"),
    bigger: named("face", "7a"),
    gap: data.face["7a"].craftsmen - data.face["4a"].craftsmen,
    gap_cost: (data.face["7a"].craftsmen - data.face["4a"].craftsmen) * factorOf("b"),
    spaces: data.limits.workers_a_row,
  }),
  engine: () => ({ last: data.track.spaces, dollars: data.track.retreat_dollars }),
  trade: () => ({ list: data.trail.tepee_order.map((space) => change(moneyOver(space))).join(" · ") }),
  buy: () => ({ added: data.market.added_per_cowboy }),
  hazards: () => ({ list: [...new Set(hazardPoints())].sort().join(" · ") }),
  objectives: () => ({ steps: data.objective.move_1.action.most, shown: data.setup.objectives_shown }),
  scoring: () => ({
    dollars: data.points.dollars_a_point,
    worker: data.points.late_worker,
    late: data.points.late_from,
    steps: data.disc.step_vp.points,
    marker: data.jobs.marker_points,
  }),
};

const change = (dollars: number): string => (dollars < 0 ? `−${money(-dollars)}` : money(dollars));

function moneyOver(space: string): number {
  const found = Object.entries(data.space).find(([name]) => name === space)![1];
  return "money" in found ? found.money : 0;
}

const hazardPoints = (): number[] => Object.values(data.supply).flatMap((tile) => ("points" in tile ? [tile.points] : []));

const SHEETS: Partial<Record<Section, () => Sheet[]>> = {
  setup: () => [companySheet(), moneySheet()],
  phase_a: () => [handSheet()],
  foresight: () => [supplySheet()],
  income: () => [breedSheet()],
  delivery: () => [citySheet(), arrowSheet(), discSheet()],
  actions: () => [neutralSheet()],
  hire: () => [jobSheet(), workerSheet()],
  stations: () => [stationSheet(), masterSheet()],
  auxiliary: () => [auxiliarySheet()],
  buy: () => [purchaseSheet()],
  private: () => [privateSheet("a"), privateSheet("b")],
  objectives: () => [objectiveSheet()],
};

const SIGNS: Record<Section, Token> = {
  aim: cattle("texas_longhorn"),
  setup: glyph("cards"),
  turn: text("ABC"),
  phase_a: glyph("boot", { tint: "var(--felt)" }),
  phase_b: glyph("house"),
  kansas_city: glyph("city"),
  foresight: glyph("draw"),
  income: glyph("card", { tint: "var(--panel)", on: "?" }),
  delivery: glyph("disc", { tint: "var(--brass)" }),
  phase_c: glyph("swap"),
  actions: coin(2),
  hire: worker("cowboy"),
  build: worker("craftsman"),
  engine: glyph("engine", { tint: "var(--rock)" }),
  stations: glyph("station", { tint: "var(--rock)" }),
  trade: glyph("tents"),
  auxiliary: glyph("discs", { tint: "var(--brass)" }),
  buy: glyph("market"),
  hazards: glyph("hazard"),
  private: hand("green"),
  objectives: glyph("bell"),
  end: worker("engineer"),
  scoring: glyph("star"),
  special: glyph("risk"),
};

export const book: Book = {
  sections: SECTIONS,
  figures: (section) => FIGURES[section as Section]?.() ?? {},
  sheets: (section) => SHEETS[section as Section]?.() ?? [],
  sign: (section) => SIGNS[section as Section],
};
