/** Each card of Sarah's is shown with what it makes her do, and each step of her turn with its reason, in every language. */

import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";

import type { Happening } from "$/contract/game";
import type { Specimen } from "$/gallery/specimen.svelte";
import alone from "$/games/gwt_nz/moments/alone.json";
import { storyOf } from "$/games/gwt_nz/sarah/story";
import en from "$/generated/texts/gwt_nz.en.json";
import { LANGUAGES } from "$/generated/languages";
import { words } from "$/words/words.svelte";

import { NZ, nzPage as page } from "../figures";
import Card from "./Card.svelte";

const RAW = /\b(web|gwt_nz)\.[a-z_]+|[a-z]_[a-z0-9]|undefined|\{\w+\}/;
const STEPS = Object.keys(en)
  .filter((key) => key.startsWith("gwt_nz.step."))
  .map((key) => key.slice("gwt_nz.step.".length));

test.each(LANGUAGES)("all seventeen cards in %s", async (language) => {
  await words.speak(language);
  await words.learn("gwt_nz");
  expect(Object.keys(NZ.sarah.card)).toHaveLength(17);
  for (const card of Object.keys(NZ.sarah.card)) {
    const shown = mount(Card, { target: document.body, props: { card } });
    flushSync();
    expect(document.body.textContent).toContain(card);
    expect(document.body.textContent!.replaceAll(`sarah.card.${card}`, "")).not.toMatch(RAW);
    expect(document.querySelectorAll("svg").length).toBeGreaterThan(1);
    void unmount(shown);
    document.body.replaceChildren();
  }
});

test.each(LANGUAGES)("each step with its reason, as a sentence, in %s", async (language) => {
  await words.speak(language);
  await words.learn("gwt_nz");
  const decided = (step: string, rule: string): Happening => ({ n: 1, key: "gwt_nz.sarah_decided", seat: 1, args: { step, rule } });
  expect(STEPS.length).toBeGreaterThan(20);
  for (const step of STEPS) {
    const [told] = storyOf([decided(step, "by_card")], ["Ana", "Sarah"]);
    expect(told).not.toMatch(RAW);
    expect(told).toMatch(/^Sarah \p{Ll}[^:]+: \p{Ll}.+/u);
    expect(told).not.toContain(`${step}: by_card`);
  }
});

test("her passage says her special row and her piles", async () => {
  await words.speak("en");
  await words.learn("gwt_nz");
  const { view, names } = alone as unknown as Specimen;
  const hers = page.passages(view, names)[11]!;
  expect(hers.lines.map(({ text }) => text).join("\n")).toMatch(/Special row: .*\n.*Her cards: \d+ in the deck/);
});
