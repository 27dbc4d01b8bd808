/** The table of what workers buy in the market of cattle or sheep. */

import type { Cell, Sheet } from "$/contract/book";
import { money } from "$/games/trail/names";
import { worker } from "$/games/trail/signs";
import type { Trail } from "$/games/trail/trail";
import { say } from "$/words/words.svelte";

/** `breedsOf` names the breeds of a price. */
export function purchaseSheet(trail: Trail, buyer: string, breedsOf: (value: number) => string): Sheet {
  const word = (name: string): string => say(`web.rules.${trail.id}.table.${name}`);
  const rows = trail.figures.purchase.map(({ value, cards, cowboys, cost }): Cell[] => [
    [{ signs: [worker(trail, buyer)], text: `× ${cowboys}` }],
    money(trail, cost),
    say(`web.rules.${trail.id}.table.cards_of`, { cards, breeds: breedsOf(value) }),
  ]);
  return { caption: word("purchases"), head: [word(`${buyer}s`), say(`web.${trail.id}.figure.cost`), word("bought")], rows };
}
