/** The tables about Sarah: her cards, her board, her sheep market tile. */

import { type Cell, DASH, type Drawn, type Sheet } from "$/contract/book";
import { type SarahAction, type SarahCard, type Worker, workersOf } from "$/games/gwt_nz/figures";
import { headed, source, word } from "$/games/gwt_nz/rules/words";
import { crest, harbour, sarahSigns, stackSign } from "$/games/gwt_nz/signs";
import type { NzTrail } from "$/games/gwt_nz/trail";
import { cattle, worker } from "$/games/trail/signs";
import { glyph, text, type Token } from "$/ui/icons/tokens";

const BOOT = glyph("boot", { tint: "var(--felt)" });

function stepSigns(trail: NzTrail, { steps, per }: SarahCard): Token[] {
  if (steps !== undefined) return [BOOT, text(String(steps))];
  return [BOOT, text("×"), per === "specialised" ? glyph("hat", { tint: "var(--brass)" }) : worker(trail, per as Worker)];
}

/** The step of her turn that an action is, where its name is another. */
const STEP_OF: Record<string, string> = { place: "exact" };

/** Actions in signs and in words. */
const actionCell = (trail: NzTrail, actions: readonly SarahAction[] | undefined): Cell =>
  actions === undefined ? DASH : actions.map((action) => ({ signs: sarahSigns(trail, action), text: headed(trail, "step", STEP_OF[action.do] ?? action.do) }));

export function cardSheet(trail: NzTrail): Sheet {
  const rows = Object.entries(trail.figures.sarah.card).map(([card, figures]): Cell[] => [
    headed(trail, "sarah_card", card),
    [{ signs: stepSigns(trail, figures), text: "", label: word("steps") }],
    actionCell(trail, figures.actions),
    actionCell(trail, figures.otherwise),
    source(figures),
  ]);
  return { caption: word("sarah_cards"), head: [word("card"), word("steps"), word("does"), word("otherwise"), word("source")], rows };
}

/** What a worker on a space of her board brings: by its number in any row, and by the row where that alone does. */
export function boardSheet(trail: NzTrail): Sheet {
  const { reward, space } = trail.figures.sarah;
  const any = Object.entries(reward).map(([number, { take, ...known }]): Cell[] => [
    number,
    [{ signs: [glyph("hat", { tint: "var(--brass)" })], text: "", label: word("any_row") }],
    [{ signs: [stackSign(trail, take)], text: headed(trail, "stock", take) }],
    source(known),
  ]);
  const own = workersOf(trail).flatMap((kind) =>
    Object.entries(space[kind] ?? {}).map(([number, { post, ...known }]): Cell[] => [
      number,
      [{ signs: [worker(trail, kind)], text: headed(trail, "worker", kind) }],
      [post === undefined ? harbourGift() : { signs: [crest(trail.figures.city[post]!.value)], text: headed(trail, "city", post) }],
      source(known),
    ]),
  );
  return { caption: word("sarah_board"), head: [word("space"), word("worker"), word("brings"), word("source")], rows: [...any, ...own] };
}

const harbourGift = (): Drawn => ({ signs: [harbour("medium")], text: word("medium_harbour") });

/** What so many shepherds take by her market tile: one sheep of each group. */
export function marketSheet(trail: NzTrail): Sheet {
  const rows = Object.entries(trail.figures.sarah.market).map(([shepherds, { sheep, ...known }]): Cell[] => [
    [{ signs: [worker(trail, "shepherd")], text: `× ${shepherds}` }],
    sheep.map((breeds) => ({ signs: breeds.map((breed) => cattle(trail, breed)), text: breeds.map((breed) => headed(trail, "card", breed)).join(" / ") })),
    source(known),
  ]);
  return { caption: word("sarah_market"), head: [word("shepherds"), word("brings"), word("source")], rows };
}
