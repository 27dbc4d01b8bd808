import { beforeAll, describe, expect, it } from "vitest";

import type { Book, Cell, Drawn } from "$/contract/book";
import type { Figures } from "$/contract/folder";
import { book as makeBook } from "$/games/last_spike/rules/book";
import { bookOf, hasBook } from "$/games/registry";
import { blocksOf, withMargin } from "$/rules/blocks";
import { LANGUAGES, say, words } from "$/words/words.svelte";

import { GWT, NZ, SPIKE } from "../games/figures";

describe("a chapter", () => {
  it("is told apart by the signs its lines begin with", () => {
    expect(blocksOf("First.\n• one\n• two\n→ For example.\n* At some tables.\n• three")).toEqual([
      { kind: "text", text: "First." },
      { kind: "list", items: ["one", "two"] },
      { kind: "example", text: "For example." },
      { kind: "option", text: "At some tables." },
      { kind: "list", items: ["three"] },
    ]);
  });
});

describe("the margin of a chapter", () => {
  const rowsOf = (text: string) =>
    withMargin(blocksOf(text))
      .filter(({ margin }) => margin.length > 0)
      .map(({ from, rows }) => [from, rows]);

  it("has an example beside the text it belongs to, down to the next one", () => {
    expect(rowsOf("One.\n→ Of one.\nTwo.\nThree.\n→ Of three.\nFour.")).toEqual([
      [1, 2],
      [3, 3],
    ]);
  });

  it("lets the last begin a row earlier and end below the text, so that no hole is left in it", () => {
    expect(rowsOf("One.\nTwo.\n→ Of two.")).toEqual([[1, 3]]);
    expect(rowsOf("One.\n* Of one.\nTwo.\nThree.\n→ Of three.")).toEqual([
      [1, 1],
      [2, 3],
    ]);
    expect(rowsOf("One.\n→ Of one.\nTwo.\n→ Of two.")).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });
});

describe("the book of Last Spike", () => {
  let book: Book;
  beforeAll(async () => {
    await Promise.all(["rules", "rules.last_spike", "last_spike"].map((chapter) => words.learn(chapter)));
    book = (await bookOf("last_spike", () => Promise.resolve(SPIKE as unknown as Figures)))!;
  });

  it("tells its examples as the server works them out", async () => {
    await words.speak("en");
    const { worked, ...data } = structuredClone(SPIKE);
    worked.sale.amount = 4321;
    worked.isolated.isolated = 9876;
    const changed = makeBook({ ...data, worked } as unknown as Figures);
    expect(say("web.rules.last_spike.sell", changed.figures("sell"))).toContain("$4,321");
    expect(say("web.rules.last_spike.lay", changed.figures("lay"))).toContain("$9,876");
    expect(say("web.rules.last_spike.free", book.figures("free"))).toContain("A4, C1, or D1");
  });

  it.each(LANGUAGES)("has every chapter and every figure in %s", async (language) => {
    await words.speak(language);
    for (const section of book.sections) {
      const key = `web.rules.last_spike.${section}`;
      expect(words.has(key), key).toBe(true);
      expect(words.has(`last_spike.section.${section}`)).toBe(true);
      expect(say(key, book.figures(section))).not.toMatch(/undefined|NaN|[{}]/);
    }
  });

  it("gives the start money of every number of players", () => {
    expect(book.sheets("setup")[0]!.rows.map(([players]) => players)).toEqual(["2", "3", "4", "5", "6"]);
    expect(book.sheets("buy")[0]!.rows).toHaveLength(9);
  });

  it("knows which games have a book", async () => {
    expect(hasBook("last_spike")).toBe(true);
    expect(hasBook("gwt")).toBe(true);
    expect(await bookOf("nothing")).toBeNull();
  });
});

describe.each([
  ["gwt", GWT],
  ["gwt_nz", NZ],
] as const)("the book of %s", (game, figures) => {
  const textsOf = (cell: Cell): string[] => (typeof cell === "string" ? [cell] : cell.map(({ text, label }) => label ?? text));
  const isRaw = (text: string): boolean => /\b(web|gwt|gwt_nz)\.|undefined|NaN|[{}]/.test(text);

  it.each(LANGUAGES)("has every chapter, every figure and every table in %s", async (language) => {
    await Promise.all(["rules", `rules.${game}`, game].map((chapter) => words.learn(chapter)));
    await words.speak(language);
    const book = (await bookOf(game, () => Promise.resolve(figures as unknown as Figures)))!;
    for (const section of book.sections) {
      expect(words.has(`${game}.section.${section}`), section).toBe(true);
      expect(words.has(`web.rules.${game}.${section}`), section).toBe(true);
      expect(say(`web.rules.${game}.${section}`, book.figures(section))).not.toMatch(/undefined|NaN|[{}]/);
      for (const { caption, head, rows } of book.sheets(section)) {
        expect([caption, ...head, ...rows.flat().flatMap(textsOf)].filter(isRaw)).toEqual([]);
        for (const row of rows) expect(row).toHaveLength(head.length);
      }
    }
    await words.speak("en");
  });
});

describe("the book of Great Western Trail", () => {
  let book: Book;
  beforeAll(async () => {
    await Promise.all(["rules", "rules.gwt", "gwt"].map((chapter) => words.learn(chapter)));
    book = (await bookOf("gwt", () => Promise.resolve(GWT as unknown as Figures)))!;
  });
  const textsOf = (cell: Cell): string[] => (typeof cell === "string" ? [cell] : cell.map(({ text }) => text));
  const rowsOf = (section: string, sheet = 0): string[][] => book.sheets(section)[sheet]!.rows.map((row) => row.map((cell) => textsOf(cell).join()));

  it("shows all buildings, and beside each action its signs", () => {
    expect(book.sheets("actions")[0]!.rows).toHaveLength(7);
    const sides = book.sheets("private");
    expect(sides.map(({ rows }) => rows.length)).toEqual([10, 10]);
    for (const row of sides.flatMap(({ rows }) => rows)) for (const { signs } of row.at(-1) as Drawn[]) expect(signs).not.toEqual([]);
  });

  it("takes its figures from the data", () => {
    expect(rowsOf("setup")).toEqual([
      ["Open cattle in the market", "7", "10", "13"],
      ["Workers in the job market at first", "3", "5", "7"],
      ["Steps in a journey at first", "3", "3", "4"],
    ]);
    expect(rowsOf("phase_a")[1]).toEqual(["Black hand", "$2", "$1", "$2"]);
    expect(
      rowsOf("foresight")
        .map((row) => row.slice(1).map(Number).filter(Boolean))
        .flat()
        .reduce((a, b) => a + b),
    ).toBe(94);
    expect(book.figures("income")).toMatchObject({ value: 8, total: 10 });
    expect(book.figures("delivery")).toMatchObject({ cost: 3 });
  });
});
