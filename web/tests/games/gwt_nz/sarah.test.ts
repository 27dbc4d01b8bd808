/** Each card of Sarah's is shown with what it makes her do, and each step of her turn with its reason, in every language. */

import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";

import type { Specimen } from "$/gallery/specimen.svelte";
import alone from "$/games/gwt_nz/moments/alone.json";
import { storyOf } from "$/games/gwt_nz/sarah/story";
import { LANGUAGES } from "$/generated/languages";
import { words } from "$/words/words.svelte";

import { NZ, nzPage as page, nzTrail } from "../figures";
import Card from "./Card.svelte";

const RAW = /\b(web|gwt_nz)\.[a-z_]+|[a-z]_[a-z0-9]|undefined|\{\w+\}/;

test.each(LANGUAGES)("all seventeen cards in %s", async (language) => {
  await words.speak(language);
  await words.learn("gwt_nz");
  expect(Object.keys(NZ.sarah.card)).toHaveLength(17);
  for (const card of Object.keys(NZ.sarah.card)) {
    const shown = mount(Card, { target: document.body, props: { card } });
    flushSync();
    expect(document.body.textContent).toContain(card);
    expect(document.body.textContent).not.toMatch(RAW);
    expect(document.querySelectorAll("svg").length).toBeGreaterThan(1);
    void unmount(shown);
    document.body.replaceChildren();
  }
});

test.each(LANGUAGES)("a step with its reason in %s", async (language) => {
  await words.speak(language);
  await words.learn("gwt_nz");
  const [told] = storyOf(nzTrail, [{ n: 1, key: "gwt_nz.sarah_decided", seat: 1, args: { step: "move", rule: "by_card" } }]);
  expect(`${told!.step} ${told!.rule}`).not.toMatch(RAW);
  expect(told!.rule).not.toBe("");
});

test("her passage says her special row and her piles", async () => {
  await words.speak("en");
  await words.learn("gwt_nz");
  const { view, names } = alone as unknown as Specimen;
  const hers = page.passages(view, names)[11]!;
  expect(hers.lines.map(({ text }) => text).join("\n")).toMatch(/Special row: .*\n.*Her cards: \d+ in the deck/);
});
