/** The guided first game of New Zealand: what is told when, and that everything can be said. */

import { expect, it } from "vitest";

import type { Situation } from "$/contract/course";
import type { Figures } from "$/contract/folder";
import type { Happening } from "$/contract/game";
import type { Specimen } from "$/gallery/specimen.svelte";
import { course, REASONS, TELLING } from "$/games/gwt_nz/learn/course";
import foresight from "$/games/gwt_nz/moments/foresight.json";
import reveal from "$/games/gwt_nz/moments/reveal.json";
import start from "$/games/gwt_nz/moments/start.json";
import travel from "$/games/gwt_nz/moments/travel.json";
import { deedsIn } from "$/games/trail/learn/deeds";
import { lessonNow } from "$/learn/lessons";
import { named } from "$/learn/naming";
import { LANGUAGES, say, words } from "$/words/words.svelte";

import { NZ } from "../../figures";

const first = course(NZ as unknown as Figures);

function situation(moment: unknown, events: Happening[] = []): Situation {
  const { view, seat, prompt } = moment as Specimen;
  return { view, me: seat, decision: prompt!.decision, options: prompt!.options ?? [], events };
}

const event = (name: string, seat: number, args: Record<string, unknown> = {}): Happening => ({ n: 0, key: `gwt_nz.${name}`, seat, args });
const now = (s: Situation, ...read: string[]): string | undefined => lessonNow(first.lessons, s, new Set(read))?.lesson.id;

it("begins with the aim and the hand", () => {
  const s = situation(start);
  expect(now(s)).toBe("goal");
  expect(now(s, "goal", "trail")).toBe("hand");
});

it("tells of tokens and the ship before the first journey", () => {
  const s = situation(travel);
  const read = ["goal", "trail", "hand", "draw", "travel", "fees"];
  expect(now(s, ...read)).toBe("tokens");
  expect(now(s, ...read, "tokens")).toBe("ship");
});

it("tells of the income when sheep are shown", () => {
  expect(now(situation(reveal), "goal", "hand")).toBe("income");
});

it("tells of the income at the latest with the disc", () => {
  const s = { ...situation(foresight), decision: "gwt_nz.deliver_disc" };
  expect(now({ ...s, events: [event("income", s.me, { amount: 6 })] }, "goal", "hand")).toBe("income");
});

it("ends with foresight, after the delivery", () => {
  const s = situation(foresight);
  const paid = [event("income", s.me, { amount: 6 }), event("delivered", s.me, { city: "t0" })];
  const chosen = (stack: number): Happening => event("tile_chosen", s.me, { stack });
  expect(now(situation(foresight, paid))).toBe("foresight");
  expect(now(situation(foresight, [...paid, chosen(1)]), "foresight")).toBe("bonus");
  const after = situation(travel, [...paid, chosen(1), chosen(2), event("rancher_placed", s.me), event("rancher_moved", s.me)]);
  expect(now({ ...after, me: s.me })).toBe("again");
});

it.each(LANGUAGES)("has words for every lesson, reason and deed in %s", async (language) => {
  await words.speak(language);
  await words.learn("learn.gwt_nz");
  const keys = [
    ...first.lessons.flatMap(({ id }) => [`lesson.${id}`, `lesson.${id}.title`]),
    ...REASONS.map((reason) => `try.${reason}`),
    ...deedsIn(TELLING).map((deed) => `did.${deed}`),
  ];
  expect(keys.filter((key) => !words.has(`web.learn.gwt_nz.${key}`))).toEqual([]);
});

it("names what a choice was about", async () => {
  await words.speak("en");
  await words.learn("gwt_nz");
  const s = situation(travel);
  const told = first.deedOf([event("ship_moved", s.me, { water: "n1" })], s, null)!;
  expect(told.deed).toBe("sailed");
  expect(say(`web.learn.gwt_nz.did.${told.deed}`, named(first, told.args, []))).not.toMatch(/[{}]|n1\b|gwt_nz\./);
});
