/** The book of Great Western Trail. Every figure comes from the game's data files. */

import type { Book, Sheet } from "$/contract/book";
import type { Figures } from "$/contract/folder";
import type { GwtFigures } from "$/games/gwt/figures";
import { auxiliarySheet, breedName, breedSheet, objectiveSheet, purchaseSheet } from "$/games/gwt/rules/cards";
import { arrowSheet, citySheet, discSheet, masterSheet, stationSheet } from "$/games/gwt/rules/rail";
import { companySheet, handSheet, jobSheet, moneySheet, neutralSheet, privateSheet, supplySheet, workerSheet } from "$/games/gwt/rules/trail";
import { type GwtTrail, makeTrail } from "$/games/gwt/trail";
import { actionsOf } from "$/games/trail/figures";
import { capital, money, named } from "$/games/trail/names";
import { CHAPTER_SIGNS } from "$/games/trail/rules/signs";
import { cattle, worker } from "$/games/trail/signs";
import { glyph, type Token } from "$/ui/icons/tokens";
import { type Arguments, say } from "$/words/words.svelte";

const SECTIONS = [
  "aim",
  "setup",
  "turn",
  "phase_a",
  "phase_b",
  "kansas_city",
  "foresight",
  "income",
  "delivery",
  "phase_c",
  "actions",
  "hire",
  "build",
  "engine",
  "stations",
  "trade",
  "auxiliary",
  "buy",
  "hazards",
  "private",
  "objectives",
  "end",
  "scoring",
  "special",
] as const;
type Section = (typeof SECTIONS)[number];

const cattleOf = (trail: GwtTrail, where: "herd" | "market"): number => Object.values(trail.figures.cattle).reduce((sum, card) => sum + card[where], 0);
const objectiveCards = (trail: GwtTrail, isStarting: boolean): number =>
  Object.values(trail.figures.objective).reduce((sum, card) => sum + (card.starting === isStarting ? card.copies : 0), 0);
const factorOf = (trail: GwtTrail, face: string): number => actionsOf(trail, face).find((action) => action.do === "build")?.price ?? 0;
const craftsmenOf = (trail: GwtTrail, face: string): number => trail.figures.face[face]!.craftsmen ?? 0;

/** A herd with one breed twice, and its value. */
const HERD = ["dutch_belt", "dutch_belt", "brown_swiss", "holstein"] as const;
const SPENT = 2;
const herdValue = (trail: GwtTrail): number => [...new Set(HERD)].reduce((sum, breed) => sum + trail.figures.breed[breed]!.value, 0);

const ENGINE = 5;

const limits = (trail: GwtTrail): Arguments => ({
  hand: trail.figures.setup.hand,
  hand_most: trail.figures.setup.hand + (trail.figures.disc["hand_1"]?.hand ?? 0) + (trail.figures.disc["hand_2"]?.hand ?? 0),
  certificates: trail.figures.limits.certificates,
  more: trail.figures.disc["cert_4"]!.certificates,
  most: trail.figures.disc["cert_6"]!.certificates,
});

const FIGURES: Partial<Record<Section, (trail: GwtTrail) => Arguments>> = {
  setup: (trail) => ({
    ...limits(trail),
    neutral: Object.values(trail.figures.space).filter(({ kind }) => kind === "neutral").length,
    masters: Object.keys(trail.figures.master).length,
    placed: trail.figures.setup.placed_from_stack_1,
    row: trail.figures.jobs.marker_row,
    market: cattleOf(trail, "market"),
    objectives: objectiveCards(trail, false),
    shown: trail.figures.setup.objectives_shown,
    starting: objectiveCards(trail, true),
    herd: cattleOf(trail, "herd"),
    discs: Object.keys(trail.figures.disc).length,
    option: say("gwt.option.neutral"),
    printed: say("gwt.option.neutral.printed"),
    shuffled: say("gwt.option.neutral.shuffled"),
    sides: say("gwt.option.sides"),
    all_a: say("gwt.option.sides.a"),
    random: say("gwt.option.sides.random"),
  }),
  foresight: (trail) => ({ first: trail.figures.jobs.refill_after[0], second: trail.figures.jobs.refill_after[1], rows: trail.figures.jobs.cost.length }),
  income: (trail) => ({
    twice: breedName(trail, HERD[0]),
    one: breedName(trail, HERD[2]),
    other: breedName(trail, HERD[3]),
    value: herdValue(trail),
    spent: SPENT,
    total: herdValue(trail) + SPENT,
  }),
  delivery: (trail) => ({
    ...limits(trail),
    kansas_city: named(trail, "city", "kansas_city"),
    san_francisco: named(trail, "city", "san_francisco"),
    dollars: trail.figures.city["kansas_city"]!.dollars,
    loss: -trail.figures.city["kansas_city"]!.points,
    hand_cost: trail.figures.disc["hand_1"]!.cost,
    step_dollars: trail.figures.disc["step_money"]!.dollars,
    step_points: trail.figures.disc["step_vp"]!.points,
    city: named(trail, "city", "albuquerque"),
    space: named(trail, "position", String(ENGINE)),
    cost: transport(trail, "albuquerque", ENGINE),
  }),
  phase_c: limits,
  actions: limits,
  hire: (trail) => ({
    spaces: trail.figures.limits.workers_a_row,
    late: trail.figures.points.late_from,
    points: trail.figures.points.late_worker,
  }),
  build: (trail) => ({
    dollars: factorOf(trail, "b"),
    cheap: trail.figures.worker["craftsman"]?.["4"]?.price,
    face: capital(named(trail, "face", "4a")),
    craftsmen: craftsmenOf(trail, "4a"),
    cost: craftsmenOf(trail, "4a") * factorOf(trail, "b"),
    bigger: named(trail, "face", "7a"),
    gap: craftsmenOf(trail, "7a") - craftsmenOf(trail, "4a"),
    gap_cost: (craftsmenOf(trail, "7a") - craftsmenOf(trail, "4a")) * factorOf(trail, "b"),
    spaces: trail.figures.limits.workers_a_row,
  }),
  engine: (trail) => ({ last: trail.figures.track.spaces, dollars: trail.figures.track.retreat_dollars }),
  trade: (trail) => ({ list: trail.figures.trail.tepee_order.map((space) => change(trail, moneyOver(trail, space))).join(" · ") }),
  buy: (trail) => ({ added: trail.figures.market.added_per_cowboy }),
  hazards: (trail) => ({ list: [...new Set(hazardPoints(trail))].sort().join(" · ") }),
  objectives: (trail) => ({ steps: trail.figures.objective["move_1"]?.action?.most, shown: trail.figures.setup.objectives_shown }),
  scoring: (trail) => ({
    dollars: trail.figures.points.dollars_a_point,
    worker: trail.figures.points.late_worker,
    late: trail.figures.points.late_from,
    steps: trail.figures.disc["step_vp"]!.points,
    marker: trail.figures.jobs.marker_points,
  }),
};

const change = (trail: GwtTrail, dollars: number): string => (dollars < 0 ? `−${money(trail, -dollars)}` : money(trail, dollars));

function moneyOver(trail: GwtTrail, space: string): number {
  const found = Object.entries(trail.figures.space).find(([name]) => name === space)![1];
  return found.money ?? 0;
}

const hazardPoints = (trail: GwtTrail): number[] => Object.values(trail.figures.supply).flatMap((tile) => tile.points ?? []);

const SHEETS: Partial<Record<Section, (trail: GwtTrail) => Sheet[]>> = {
  setup: (trail) => [companySheet(trail), moneySheet(trail)],
  phase_a: (trail) => [handSheet(trail)],
  foresight: (trail) => [supplySheet(trail)],
  income: (trail) => [breedSheet(trail)],
  delivery: (trail) => [citySheet(trail), arrowSheet(trail), discSheet(trail)],
  actions: (trail) => [neutralSheet(trail)],
  hire: (trail) => [jobSheet(trail), workerSheet(trail)],
  stations: (trail) => [stationSheet(trail), masterSheet(trail)],
  auxiliary: (trail) => [auxiliarySheet(trail)],
  buy: (trail) => [purchaseSheet(trail)],
  private: (trail) => [privateSheet(trail, "a"), privateSheet(trail, "b")],
  objectives: (trail) => [objectiveSheet(trail)],
};

const signs = (trail: GwtTrail): Record<Section, Token> => ({
  ...CHAPTER_SIGNS,
  aim: cattle(trail, "texas_longhorn"),
  income: glyph("card", { tint: "var(--panel)", on: "?" }),
  hire: worker(trail, "cowboy"),
  build: worker(trail, "craftsman"),
  engine: glyph("engine", { tint: "var(--rock)" }),
  stations: glyph("station", { tint: "var(--rock)" }),
  trade: glyph("tents"),
  end: worker(trail, "engineer"),
});

/** What transport to a city costs from a space of the track: a dollar for each crossing between. */
const transport = (trail: GwtTrail, city: string, space: number): number =>
  trail.figures.track.crosses.filter((crossing) => space <= crossing && crossing < trail.figures.city[city]!.value).length;

export function book(figures: Figures): Book {
  const trail = makeTrail(figures as unknown as GwtFigures);
  const drawn = signs(trail);
  return {
    sections: SECTIONS,
    figures: (section) => FIGURES[section as Section]?.(trail) ?? {},
    sheets: (section) => SHEETS[section as Section]?.(trail) ?? [],
    sign: (section) => drawn[section as Section],
  };
}
