import { beforeAll, expect, it } from "vitest";

import type { View } from "$/contract/game";
import { named } from "$/games/trail/names";
import { tell } from "$/table/question/telling";
import { words } from "$/words/words.svelte";

import { page, trail } from "../figures";

const view = { faces: ["1b", "2a"] } as unknown as View;
const placed = (tile: string): string => tell({ n: 1, key: "gwt.building_placed", seat: 0, args: { tile, space: "a1", cost: 2 } }, ["Ana"], { page, view });

beforeAll(async () => {
  await words.speak("en");
  await words.learn("gwt");
});

it("a player's building is told by what it does in this game, not by its number", () => {
  expect(placed("1-1")).toContain(named(trail, "face", "1b"));
  expect(placed("0-2")).toContain(named(trail, "face", "2a"));
  expect(placed("1-1")).toContain("Ana");
});

it("other tiles have names of their own", () => {
  expect(placed("a")).toContain(named(trail, "tile", "a"));
});
