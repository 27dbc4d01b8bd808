/** The book of Great Western Trail. Every figure comes from the game's data files. */

import type { Book, Sheet } from "$/contract/book";
import type { Figures } from "$/contract/folder";
import type { GwtFigures } from "$/games/gwt/figures";
import { auxiliarySheet, breedName, breedSheet, purchaseSheet } from "$/games/gwt/rules/cards";
import { arrowSheet, citySheet, discSheet, masterSheet, stationSheet } from "$/games/gwt/rules/rail";
import { companySheet, handSheet, jobSheet, moneySheet, neutralSheet, privateSheet, supplySheet, workerSheet } from "$/games/gwt/rules/trail";
import { type GwtTrail, makeTrail } from "$/games/gwt/trail";
import { capital, money, named } from "$/games/trail/names";
import { objectiveSheet } from "$/games/trail/rules/objectives";
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

const limits = (trail: GwtTrail): Arguments => ({
  hand: trail.figures.setup.hand,
  hand_most: trail.figures.worked.hand_most,
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
    market: trail.figures.worked.market_cards,
    objectives: trail.figures.worked.objectives,
    shown: trail.figures.setup.objectives_shown,
    starting: trail.figures.worked.starting,
    herd: trail.figures.worked.herd_cards,
    discs: Object.keys(trail.figures.disc).length,
    option: say("gwt.option.neutral"),
    printed: say("gwt.option.neutral.printed"),
    shuffled: say("gwt.option.neutral.shuffled"),
    sides: say("gwt.option.sides"),
    all_a: say("gwt.option.sides.a"),
    random: say("gwt.option.sides.random"),
  }),
  foresight: (trail) => ({ first: trail.figures.jobs.refill_after[0], second: trail.figures.jobs.refill_after[1], rows: trail.figures.jobs.cost.length }),
  income: (trail) => {
    const { herd, ...worked } = trail.figures.worked.income;
    const [twice, , one, other] = herd.map((breed) => breedName(trail, breed));
    return { twice, one, other, ...worked };
  },
  delivery: (trail) => ({
    ...limits(trail),
    kansas_city: named(trail, "city", "kansas_city"),
    san_francisco: named(trail, "city", "san_francisco"),
    dollars: trail.figures.city["kansas_city"]!.dollars,
    loss: -trail.figures.city["kansas_city"]!.points,
    hand_cost: trail.figures.disc["hand_1"]!.cost,
    step_dollars: trail.figures.disc["step_money"]!.dollars,
    step_points: trail.figures.disc["step_vp"]!.points,
    city: named(trail, "city", trail.figures.worked.delivery.city),
    space: named(trail, "position", trail.figures.worked.delivery.space),
    cost: trail.figures.worked.delivery.cost,
  }),
  phase_c: limits,
  actions: limits,
  hire: (trail) => ({
    spaces: trail.figures.limits.workers_a_row,
    late: trail.figures.points.late_from,
    points: trail.figures.points.late_worker,
  }),
  build: (trail) => ({
    ...trail.figures.worked.build,
    cheap: trail.figures.worker["craftsman"]?.["4"]?.price,
    face: capital(named(trail, "face", trail.figures.worked.build.face)),
    bigger: named(trail, "face", trail.figures.worked.build.bigger),
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
