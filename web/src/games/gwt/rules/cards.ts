/** The tables of cards and what they buy: breeds, purchases, auxiliary actions, objectives. */

import { type Cell, DASH, type Sheet } from "$/contract/book";
import { drawn, word } from "$/games/gwt/rules/words";
import type { GwtTrail } from "$/games/gwt/trail";
import { named } from "$/games/trail/names";
import { purchaseSheet as sharedSheet } from "$/games/trail/rules/purchases";
import { cattle } from "$/games/trail/signs";
import { say } from "$/words/words.svelte";

const cardsOf = (trail: GwtTrail, breed: string) => Object.values(trail.figures.cattle).filter((card) => card.breed === breed);

/** The name of a breed: that of its cards, without their points. */
export const breedName = (trail: GwtTrail, breed: string): string => {
  const [card] = Object.entries(trail.figures.cattle).find(([, one]) => one.breed === breed)!;
  return named(trail, "card", card).replace(/\s*\([^)]*\)$/, "");
};

export function breedSheet(trail: GwtTrail): Sheet {
  const rows = Object.keys(trail.figures.breed).map((breed): Cell[] => {
    const cards = cardsOf(trail, breed);
    const worth = [...new Set(cards.map((card) => card.points))].filter((value) => value > 0);
    const count = (where: "herd" | "market"): string => String(trail.figures.worked[where][breed] || DASH);
    return [
      [{ signs: [cattle(trail, breed)], text: breedName(trail, breed) }],
      String(trail.figures.breed[breed]!.value),
      worth.length === 0 ? DASH : worth.join(" · "),
      count("herd"),
      count("market"),
    ];
  });
  const head = [word("breed"), say("web.gwt.figure.value"), say("web.gwt.figure.points"), word("in_herd"), word("in_market")];
  return { caption: word("breeds"), head, rows };
}

export const purchaseSheet = (trail: GwtTrail): Sheet => sharedSheet(trail, "cowboy", (value) => breedsOf(trail, value));

const breedsOf = (trail: GwtTrail, value: number): string =>
  Object.keys(trail.figures.breed)
    .filter((breed) => trail.figures.breed[breed]!.value === value)
    .map((breed) => breedName(trail, breed))
    .join(" / ");

export function auxiliarySheet(trail: GwtTrail): Sheet {
  const rows = Object.entries(trail.figures.auxiliary).map(([number, action]): Cell[] => [
    [drawn(trail, action, `auxiliary.${number}`)],
    [drawn(trail, trail.figures.worked.doubled[number]!, `auxiliary.${number}_double`)],
    word(action.free === true ? "always" : "one_disc"),
  ]);
  return { caption: word("auxiliary"), head: [word("single"), word("double"), word("single_from")], rows };
}
