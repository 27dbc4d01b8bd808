import { describe, expect, it } from "vitest";

import { fold, matching } from "$/text/typed";

const choices = [
  { number: 1, words: "Lay A3 (St. Louis – Omaha)", value: "a3" },
  { number: 2, words: "Lay D1 (Omaha – Denver), pay $2,000", value: "d1" },
  { number: 3, words: "Выложить Д4 (Денвер – Юма)", value: "ru" },
  { number: 4, words: "Comprar São José 1", value: "pt" },
  { number: 0, words: "Undo", value: "undo" },
  { number: 0, words: "Undo everything", value: "undo_all" },
];
const meant = (typed: string): string[] => matching(choices, typed).map((choice) => choice.value);

describe("typed choices", () => {
  it("leaves all choices while nothing is typed", () => {
    expect(meant("  ")).toHaveLength(choices.length);
  });

  it("takes the number under which a choice is listed", () => {
    expect(meant("2")).toEqual(["d1"]);
    expect(meant(" 4 ")).toEqual(["pt"]);
  });

  it("reads a number that nothing is listed under as a word", () => {
    expect(meant("2000")).toEqual(["d1"]);
    expect(meant("9")).toEqual([]);
  });

  it("takes beginnings of words in any order", () => {
    expect(meant("om")).toEqual(["a3", "d1"]);
    expect(meant("den om")).toEqual(["d1"]);
    expect(meant("den xyz")).toEqual([]);
  });

  it("does not mind accents, capitals and signs, in any alphabet", () => {
    expect(meant("SAO jose")).toEqual(["pt"]);
    expect(meant("юма, выл")).toEqual(["ru"]);
    expect(fold("Ёлка — 12\u00a0000 $")).toBe("елка 12000");
  });

  it("prefers the choice whose words are typed in full", () => {
    expect(meant("undo")).toEqual(["undo"]);
    expect(meant("und")).toEqual(["undo", "undo_all"]);
  });
});
