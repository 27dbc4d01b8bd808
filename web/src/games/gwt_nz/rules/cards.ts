/** The tables of cards: breeds, purchases, cards of the stock, Sarah's cards. */

import { type Cell, DASH, type Sheet } from "$/contract/book";
import type { SarahAction, SarahCard, Worker } from "$/games/gwt_nz/figures";
import { drawn, headed, signed, source, word } from "$/games/gwt_nz/rules/words";
import { cardSign, sarahSigns } from "$/games/gwt_nz/signs";
import type { NzTrail } from "$/games/gwt_nz/trail";
import { purchaseSheet as sharedSheet } from "$/games/trail/rules/purchases";
import { cattle, worker } from "$/games/trail/signs";
import { glyph, text, type Token } from "$/ui/icons/tokens";
import { say } from "$/words/words.svelte";

export function breedSheet(trail: NzTrail): Sheet {
  const rows = Object.entries(trail.figures.cattle).map(([card, { breed, points }]): Cell[] => {
    const figures = trail.figures.breed[breed]!;
    return [
      [{ signs: [cattle(trail, breed)], text: headed(trail, "card", card) }],
      String(figures.value),
      String(figures.wool),
      signed(points),
      source(figures),
    ];
  });
  const head = [word("breed"), say("web.gwt_nz.figure.value"), say("web.gwt_nz.figure.wool"), say("web.gwt_nz.figure.points"), word("source")];
  return { caption: word("breeds"), head, rows };
}

export const purchaseSheet = (trail: NzTrail): Sheet => sharedSheet(trail, "shepherd", (value) => breedsOf(trail, value));

const breedsOf = (trail: NzTrail, priced: number): string =>
  Object.keys(trail.figures.breed)
    .filter((breed) => trail.figures.breed[breed]!.price_class === priced)
    .map((breed) => headed(trail, "card", breed))
    .join(" / ");

export function stockSheet(trail: NzTrail): Sheet {
  const rows = Object.entries(trail.figures.card).map(([card, figures]): Cell[] => [
    [{ signs: [cardSign(trail, card)], text: headed(trail, "card", card) }],
    [drawn(trail, figures.action, `card.${card}`)],
    signed(figures.points),
    source(figures),
  ]);
  return { caption: word("cards"), head: [word("card"), word("actions"), say("web.gwt_nz.figure.points"), word("source")], rows };
}

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

export function sarahSheet(trail: NzTrail): Sheet {
  const rows = Object.entries(trail.figures.sarah.card).map(([card, figures]): Cell[] => [
    headed(trail, "sarah_card", card),
    [{ signs: stepSigns(trail, figures), text: "", label: word("steps") }],
    actionCell(trail, figures.actions),
    actionCell(trail, figures.otherwise),
    source(figures),
  ]);
  return { caption: word("sarah_cards"), head: [word("card"), word("steps"), word("does"), word("otherwise"), word("source")], rows };
}
