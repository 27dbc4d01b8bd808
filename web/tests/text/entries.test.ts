/** What an option costs and brings, in its sentence. */

import { beforeAll, expect, test } from "vitest";

import type { Option } from "$/protocol";
import { costOf, getText, isPaid, payText } from "$/table/question/telling";
import { sentence } from "$/text/entries";
import { words } from "$/words/words.svelte";

const go = (cost: number, most: number | null = null, gain = 0): Option => ({
  id: 0,
  text: "travel n_b",
  key: "gwt.travel.space",
  args: { space: "n_b" },
  at: "trail/n_b",
  cost,
  gain,
  reveals: false,
  cost_most: most,
});

beforeAll(async () => {
  await words.learn("gwt");
  await words.learn("gwt_nz");
  await words.speak("en");
});

test("what costs nothing says nothing of it", () => {
  expect(isPaid(go(0))).toBe(false);
  expect(sentence(go(0))).not.toContain("$");
});

test("one price is one figure", () => {
  expect(sentence(go(2))).toMatch(/; pay \$2$/);
  expect(sentence(go(2, null, 5))).toMatch(/; pay \$2, get \$5$/);
});

test("ways that cost differently are told from the least to the most", () => {
  expect(costOf(go(1, 3))).toBe("1–3");
  expect(sentence(go(1, 3))).toMatch(/; pay \$1–3$/);
  expect(sentence(go(1000, 3000, 5))).toMatch(/; pay \$1,000–3,000, get \$5$/);
});

test("a journey of which one way alone costs says so", () => {
  expect(isPaid(go(0, 2))).toBe(true);
  expect(sentence(go(0, 2))).toMatch(/; pay \$0–2$/);
});

test("in New Zealand money is counted in pounds", () => {
  const there = { ...go(2, null, 5), key: "gwt_nz.travel.space" };
  expect(sentence(there)).toMatch(/; pay £2, get £5$/);
  expect(sentence({ ...there, cost: 0 })).toMatch(/; get £5$/);
  expect(sentence({ ...there, gain: 0 })).toMatch(/; pay £2$/);
  expect([payText(there), getText(there)]).toEqual(["−£2", "+£5"]);
  expect([payText(go(2)), getText(go(0, null, 5))]).toEqual(["−$2", "+$5"]);
});
