/** The tables of cards: breeds, purchases, cards of the stock. */

import type { Cell, Sheet } from "$/contract/book";
import { drawn, headed, signed, source, word } from "$/games/gwt_nz/rules/words";
import { cardSign } from "$/games/gwt_nz/signs";
import type { NzTrail } from "$/games/gwt_nz/trail";
import { purchaseSheet as sharedSheet } from "$/games/trail/rules/purchases";
import { cattle } from "$/games/trail/signs";
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
