/** The tables of cards: breeds, purchases, cards of the stock, Sarah's cards. */

import { type Cell, DASH, type Sheet } from "$/contract/book";
import { FIGURES, type SarahAction, type SarahCard, type Worker } from "$/games/gwt_nz/figures";
import { money } from "$/games/gwt_nz/names";
import { drawn, headed, signed, source, word } from "$/games/gwt_nz/rules/words";
import { cardSign, sarahSigns, sheep, worker } from "$/games/gwt_nz/signs";
import { glyph, text, type Token } from "$/ui/icons/tokens";
import { say } from "$/words/words.svelte";

export function breedSheet(): Sheet {
  const rows = Object.entries(FIGURES.cattle).map(([card, { breed, points }]): Cell[] => {
    const figures = FIGURES.breed[breed]!;
    return [[{ signs: [sheep(breed)], text: headed("card", card) }], String(figures.value), String(figures.wool), signed(points), source(figures)];
  });
  const head = [word("breed"), say("web.gwt_nz.figure.value"), say("web.gwt_nz.figure.wool"), say("web.gwt_nz.figure.points"), word("source")];
  return { caption: word("breeds"), head, rows };
}

export function purchaseSheet(): Sheet {
  const rows = FIGURES.purchase.map(({ value, cards, cowboys, cost }): Cell[] => [
    [{ signs: [worker("shepherd")], text: `× ${cowboys}` }], money(cost), say("web.rules.gwt_nz.table.cards_of", { cards, breeds: breedsOf(value) }),
  ]);
  return { caption: word("purchases"), head: [word("shepherds"), say("web.gwt_nz.figure.cost"), word("bought")], rows };
}

const breedsOf = (priced: number): string =>
  Object.keys(FIGURES.breed).filter((breed) => FIGURES.breed[breed]!.price_class === priced).map((breed) => headed("card", breed)).join(" / ");

export function stockSheet(): Sheet {
  const rows = Object.entries(FIGURES.card).map(([card, figures]): Cell[] => [
    [{ signs: [cardSign(card)], text: headed("card", card) }], [drawn(figures.action, `card.${card}`)], signed(figures.points), source(figures),
  ]);
  return { caption: word("cards"), head: [word("card"), word("actions"), say("web.gwt_nz.figure.points"), word("source")], rows };
}

const BOOT = glyph("boot", { tint: "var(--felt)" });

function stepSigns({ steps, per }: SarahCard): Token[] {
  if (steps !== undefined) return [BOOT, text(String(steps))];
  return [BOOT, text("×"), per === "specialised" ? glyph("hat", { tint: "var(--brass)" }) : worker(per as Worker)];
}

/** The step of her turn that an action is, where its name is another. */
const STEP_OF: Record<string, string> = { place: "exact" };

/** Actions in signs and in words. */
const actionCell = (actions: readonly SarahAction[] | undefined): Cell =>
  actions === undefined ? DASH : actions.map((action) => ({ signs: sarahSigns(action), text: headed("step", STEP_OF[action.do] ?? action.do) }));

export function sarahSheet(): Sheet {
  const rows = Object.entries(FIGURES.sarah.card).map(([card, figures]): Cell[] => [
    headed("sarah_card", card), [{ signs: stepSigns(figures), text: "", label: word("steps") }], actionCell(figures.actions), actionCell(figures.otherwise), source(figures),
  ]);
  return { caption: word("sarah_cards"), head: [word("card"), word("steps"), word("does"), word("otherwise"), word("source")], rows };
}
