import { expect, it } from "vitest";

import type { Option } from "$/protocol";
import { viaOf, wordsOf } from "$/table/question/telling";
import { words } from "$/words/words.svelte";

import { newRoom, state } from "./fake";

const option = (text: string, more: Partial<Option> = {}): Option => ({
  id: 0,
  text,
  key: `k.${text}`,
  args: {},
  at: null,
  cost: 0,
  gain: 0,
  reveals: false,
  ...more,
});

const HOUSE = "trail/e";
const FIRST = option("use 1", { at: HOUSE });
const SECOND = option("use 2", { at: HOUSE });
const SINGLE = option("reveal a");
const WHOLE = option("reveal a", { key: "web.text.undo", then: ["reveal b"] });
const CITY = option("reveal a", { key: "k.city", at: "cities/c", then: ["reveal b", "deliver c"] });

function asking(options: Option[], more: { wholes?: Option[]; shortcuts?: Option[] } = {}): ReturnType<typeof newRoom> {
  const table = newRoom();
  const now = state(1);
  table.line.say({ ...now, prompt: { ...now.prompt!, options, ...more } });
  return table;
}

const element = document.createElement("div");

it("a line of a building is one of its actions", () => {
  const { room, line } = asking([FIRST, SECOND]);
  room.press(HOUSE, element, "use 2|copied 2");
  expect(line.last).toMatchObject({ type: "choose", choice: "use 2" });
});

it("elsewhere on a building all of its actions are offered", () => {
  const { room, line } = asking([FIRST, SECOND]);
  room.press(HOUSE, element);
  expect(line.last).not.toMatchObject({ type: "choose" });
  expect(room.picking?.at).toBe(HOUSE);
});

it("a line that cannot be used says why", () => {
  const { room, line } = asking([FIRST, SECOND]);
  room.press(HOUSE, element, "use 3|copied 3");
  expect(line.last).toMatchObject({ type: "why", choice: "use 3" });
  expect(room.pointed).toMatchObject({ at: HOUSE, asked: true });
});

it("a building that somebody may go to has no lines of its own", () => {
  const there = option("travel e", { at: HOUSE });
  const { room, line } = asking([there]);
  room.press(HOUSE, element, "use 1|copied 1");
  expect(line.last).toMatchObject({ type: "choose", choice: "travel e" });
});

it("no number of something is listed last", () => {
  const numbers = [0, 1, 2].map((number) => option(`spend ${number}`, { args: { number } }));
  const { room } = asking([...numbers, SINGLE]);
  expect(room.options.map(({ text }) => text)).toEqual(["spend 1", "spend 2", "reveal a", "spend 0"]);
});

it("what answers several questions is listed first, and is sent whole", () => {
  const { room, line } = asking([SINGLE], { wholes: [WHOLE] });
  expect(room.options).toEqual([WHOLE, SINGLE]);
  room.choose(room.options[0]!);
  expect(line.last).toMatchObject({ choice: "reveal a", then: ["reveal b"] });
});

it("a thing says by which answer it is reached: the one that goes furthest", async () => {
  await words.speak("en");
  const answers = [WHOLE, SINGLE];
  expect(wordsOf(WHOLE)).not.toBe(wordsOf(SINGLE));
  expect(viaOf(CITY, answers)).toBe(wordsOf(WHOLE));
  expect(viaOf({ ...CITY, then: ["deliver c"] }, answers)).toBe(wordsOf(SINGLE));
  expect(viaOf(WHOLE, answers)).toBe("");
});
