/** The tables of cards and what they buy: breeds, purchases, auxiliary actions, objectives. */

import { DASH, type Cell, type Sheet } from "$/contract/book";
import { doubled, FIGURES, type Objective } from "$/games/gwt/figures";
import { money, named } from "$/games/gwt/names";
import { drawn, signed, word } from "$/games/gwt/rules/words";
import { cattle, objectiveSigns, worker } from "$/games/gwt/signs";
import data from "$/generated/figures/gwt.json";
import { glyph } from "$/ui/icons/tokens";
import { say } from "$/words/words.svelte";

type Breed = keyof typeof data.breed;

const cardsOf = (breed: string) => Object.values(data.cattle).filter((card) => card.breed === breed);
const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The name of a breed: that of its cards, without their points. */
export const breedName = (breed: string): string => {
  const [card] = Object.entries(data.cattle).find(([, one]) => one.breed === breed)!;
  return named("card", card).replace(/\s*\([^)]*\)$/, "");
};

export function breedSheet(): Sheet {
  const rows = (Object.keys(data.breed) as Breed[]).map((breed): Cell[] => {
    const cards = cardsOf(breed);
    const worth = [...new Set(cards.map((card) => card.points))].filter((value) => value > 0);
    const count = (where: "herd" | "market"): string => String(sum(cards.map((card) => card[where])) || DASH);
    return [
      [{ signs: [cattle(breed)], text: breedName(breed) }],
      String(data.breed[breed].value),
      worth.length === 0 ? DASH : worth.join(" · "),
      count("herd"),
      count("market"),
    ];
  });
  const head = [word("breed"), say("web.gwt.figure.value"), say("web.gwt.figure.points"), word("in_herd"), word("in_market")];
  return { caption: word("breeds"), head, rows };
}

export function purchaseSheet(): Sheet {
  const rows = data.purchase.map(({ value, cards, cowboys, cost }): Cell[] => [
    [{ signs: [worker("cowboy")], text: `× ${cowboys}` }],
    money(cost),
    say("web.rules.gwt.table.cards_of", { cards, breeds: breedsOf(value) }),
  ]);
  return { caption: word("purchases"), head: [word("cowboys"), say("web.gwt.figure.cost"), word("bought")], rows };
}

const breedsOf = (value: number): string =>
  (Object.keys(data.breed) as Breed[]).filter((breed) => data.breed[breed].value === value).map(breedName).join(" / ");

export function auxiliarySheet(): Sheet {
  const rows = Object.entries(FIGURES.auxiliary).map(([number, action]): Cell[] => [
    [drawn(action, `auxiliary.${number}`)],
    [drawn(doubled(action), `auxiliary.${number}_double`)],
    word(action.free === true ? "always" : "one_disc"),
  ]);
  return { caption: word("auxiliary"), head: [word("single"), word("double"), word("single_from")], rows };
}

export function objectiveSheet(): Sheet {
  const rows = Object.entries(FIGURES.objective).map(([id, card]): Cell[] => {
    const { tasks, action } = objectiveSigns(id);
    return [
      [{ signs: tasks, text: tasksOf(card) }],
      [{ signs: action, text: card.action === undefined ? word("starting") : named("action", `objective.${id}`) }],
      [{ signs: [glyph("star")], text: card.penalty === 0 ? String(card.points) : `${card.points} / ${signed(-card.penalty)}` }],
    ];
  });
  return { caption: word("objectives"), head: [word("tasks"), word("at_once"), word("points_or_loss")], rows };
}

/** The tasks in words, each with its number. */
function tasksOf({ tasks }: Objective): string {
  const kinds = [...new Set(tasks)];
  const times = (kind: string): number => tasks.filter((one) => one === kind).length;
  return kinds.map((kind) => (times(kind) > 1 ? `${times(kind)} × ${named("task", kind)}` : named("task", kind))).join(", ");
}
