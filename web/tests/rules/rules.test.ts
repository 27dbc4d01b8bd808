import { beforeAll, describe, expect, it } from "vitest";

import { blocksOf } from "$/rules/blocks";
import { bookOf, hasBook, type Book } from "$/rules/book";
import { saleOf, tilesBeside } from "$/rules/last_spike";
import { LANGUAGES, say, words } from "$/words/words.svelte";

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

describe("the book of Last Spike", () => {
  let book: Book;
  beforeAll(async () => {
    await Promise.all([words.learn("rules"), words.learn("last_spike")]);
    book = (await bookOf("last_spike"))!;
  });

  it("works out its examples from the data", () => {
    expect(tilesBeside("oma")).toEqual(["a4", "c1", "d1"]);
    expect([2000, 5000, 7000].map(saleOf)).toEqual([1000, 3000, 4000]);
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
    expect(await bookOf("nothing")).toBeNull();
  });
});
