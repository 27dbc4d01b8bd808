/** A reconstructed figure says so where it is shown, and how it is corrected: on its card and in the rules book, in every language. */

import { beforeAll, describe, expect, it } from "vitest";

import type { View } from "$/contract/game";
import type { Figures } from "$/contract/folder";
import middle from "$/games/gwt_nz/moments/two.json";
import { book as makeBook } from "$/games/gwt_nz/rules/book";
import { LANGUAGES, say, words } from "$/words/words.svelte";

import { NZ, nzPage as page } from "../figures";

const view = middle.view as unknown as View;
const book = makeBook(NZ as unknown as Figures);

/** Places whose figures are reconstructed, with the names by which they are corrected. */
const PLACES: readonly (readonly [at: string, ...names: string[]])[] = [
  ["harbours/small_1", "harbour.small_1"],
  ["harbours/small_3", "harbour.small_3", "link.small_3"],
  ["sea/n2", "harbour.small_1", "water"],
  ["sea/n1", "water"],
  ["stations/medium_2", "harbour.medium_2"],
  ["cities/t1", "city.t1", "arrow.t1"],
  ["cities/t9", "city.t9"],
  ["trail/a2", "space"],
  ["path/4", "track.step_tile.2"],
  ["columns/1-sailor", "hiring.cost"],
  ["players/0/workers/shearer", "worker"],
  ["players/0/board/wool_1", "disc.wool_1"],
  ["players/0/stores/1", "pair.1"],
  ["players/0/hand/suffolk", "breed.suffolk"],
  ["players/0/hand/o01", "objective.o01"],
  ["players/0/hand/set_2", "card.set_2"],
  ["players/0/unbuilt/1", `face.${middle.view.faces[0]}`],
];

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(async () => {
    await words.speak(language);
    await Promise.all(["gwt_nz", "rules", "rules.gwt_nz"].map((chapter) => words.learn(chapter)));
  });

  it.each(PLACES)("the card of %s names %s", (at, ...names) => {
    const sentence = say("web.gwt_nz.reconstructed", { name: words.list(names) });
    for (const name of names) expect(sentence).toContain(name);
    expect(sentence).toContain("--components");
    expect(page.card(at, view)?.lines).toContain(sentence);
  });

  it("every table with a reconstructed figure says how to correct it, and no other", () => {
    const told = (name: string): string => say(`web.rules.gwt_nz.table.${name}`);
    const sheets = book.sections.flatMap((section) => book.sheets(section));
    const guessed = sheets.filter(({ rows }) => rows.some((row) => row.includes(told("reconstructed"))));
    expect(guessed.length).toBeGreaterThan(5);
    for (const sheet of sheets) expect(sheet.note).toBe(guessed.includes(sheet) ? told("correct") : undefined);
    expect(told("correct")).toContain("Hosting");
  });
});

it("a figure that is verified needs no such line", () => {
  expect(NZ.breed["merino"]!.provenance).not.toBe("reconstructed");
  expect(page.card("players/0/hand/merino", view)!.lines.join()).not.toContain("--components");
});
