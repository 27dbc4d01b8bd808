/** The tables of cards and what they buy: breeds, purchases, auxiliary actions, objectives. */

import { type Cell, DASH, type Sheet } from "$/contract/book";
import { drawn, signed, word } from "$/games/gwt/rules/words";
import type { GwtTrail } from "$/games/gwt/trail";
import { doubled, type Objective } from "$/games/trail/figures";
import { money, named } from "$/games/trail/names";
import { cattle, objectiveSigns, worker } from "$/games/trail/signs";
import { glyph } from "$/ui/icons/tokens";
import { say } from "$/words/words.svelte";

const cardsOf = (trail: GwtTrail, breed: string) => Object.values(trail.figures.cattle).filter((card) => card.breed === breed);
const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The name of a breed: that of its cards, without their points. */
export const breedName = (trail: GwtTrail, breed: string): string => {
  const [card] = Object.entries(trail.figures.cattle).find(([, one]) => one.breed === breed)!;
  return named(trail, "card", card).replace(/\s*\([^)]*\)$/, "");
};

export function breedSheet(trail: GwtTrail): Sheet {
  const rows = Object.keys(trail.figures.breed).map((breed): Cell[] => {
    const cards = cardsOf(trail, breed);
    const worth = [...new Set(cards.map((card) => card.points))].filter((value) => value > 0);
    const count = (where: "herd" | "market"): string => String(sum(cards.map((card) => card[where])) || DASH);
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

export function purchaseSheet(trail: GwtTrail): Sheet {
  const rows = trail.figures.purchase.map(({ value, cards, cowboys, cost }): Cell[] => [
    [{ signs: [worker(trail, "cowboy")], text: `× ${cowboys}` }],
    money(trail, cost),
    say("web.rules.gwt.table.cards_of", { cards, breeds: breedsOf(trail, value) }),
  ]);
  return { caption: word("purchases"), head: [word("cowboys"), say("web.gwt.figure.cost"), word("bought")], rows };
}

const breedsOf = (trail: GwtTrail, value: number): string =>
  Object.keys(trail.figures.breed)
    .filter((breed) => trail.figures.breed[breed]!.value === value)
    .map((breed) => breedName(trail, breed))
    .join(" / ");

export function auxiliarySheet(trail: GwtTrail): Sheet {
  const rows = Object.entries(trail.figures.auxiliary).map(([number, action]): Cell[] => [
    [drawn(trail, action, `auxiliary.${number}`)],
    [drawn(trail, doubled(action), `auxiliary.${number}_double`)],
    word(action.free === true ? "always" : "one_disc"),
  ]);
  return { caption: word("auxiliary"), head: [word("single"), word("double"), word("single_from")], rows };
}

export function objectiveSheet(trail: GwtTrail): Sheet {
  const rows = Object.entries(trail.figures.objective).map(([id, card]): Cell[] => {
    const { tasks, action } = objectiveSigns(trail, id);
    return [
      [{ signs: tasks, text: tasksOf(trail, card) }],
      [{ signs: action, text: card.action === undefined ? word("starting") : named(trail, "action", `objective.${id}`) }],
      [{ signs: [glyph("star")], text: card.penalty === 0 ? String(card.points) : `${card.points} / ${signed(-card.penalty)}` }],
    ];
  });
  return { caption: word("objectives"), head: [word("tasks"), word("at_once"), word("points_or_loss")], rows };
}

/** The tasks in words, each with its number. */
function tasksOf(trail: GwtTrail, { tasks }: Objective): string {
  const kinds = [...new Set(tasks)];
  const times = (kind: string): number => tasks.filter((one) => one === kind).length;
  return kinds.map((kind) => (times(kind) > 1 ? `${times(kind)} × ${named(trail, "task", kind)}` : named(trail, "task", kind))).join(", ");
}
