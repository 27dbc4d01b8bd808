import { beforeAll, expect, it } from "vitest";

import type { View } from "$/contract/game";
import { named } from "$/games/trail/names";
import { tell, wordsOf } from "$/table/question/telling";
import { words } from "$/words/words.svelte";

import { page, trail } from "../figures";

const view = {
  faces: ["1b", "2a"],
  trail: {
    n_b: { tile: "b", face: "b" },
    p_a1: { tile: "0-1", face: "1b" },
    p_a2: { tile: "0-2", face: "2a" },
    p_b1: { tile: "1-2", face: "2a" },
    p_b2: { tile: null, face: null },
  },
} as unknown as View;
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

const moved = (space: string): string => tell({ n: 1, key: "gwt.rancher_moved", seat: 0, args: { space } }, ["Ana"], { page, view });

it("a space is told by the building that stands there", () => {
  expect(moved("n_b")).toBe("Ana moves to builders' yard (B)");
  expect(moved("p_a1")).toBe(`Ana moves to ${named(trail, "face", "1b")}`);
});

it("of two like it, the space tells which", () => {
  expect(moved("p_b1")).toBe(`Ana moves to ${named(trail, "face", "2a")}, ${named(trail, "space", "p_b1")}`);
});

it("an empty space has its own name", () => {
  expect(moved("p_b2")).toBe(`Ana moves to ${named(trail, "space", "p_b2")}`);
});

it("where one may go is told likewise", () => {
  const option = { id: 0, text: "travel n_b", key: "gwt.travel.space", args: { space: "n_b" }, at: "trail/n_b", cost: 0, gain: 0, reveals: false };
  expect(wordsOf(option, { page, view })).toBe("Go to builders' yard (B)");
  expect(option.args).toEqual({ space: "n_b" });
});
