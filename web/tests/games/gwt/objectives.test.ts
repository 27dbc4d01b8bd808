/** Objectives show which of their tasks are done; a thing serves one card. */

import { expect, test } from "vitest";

import type { Specimen } from "$/gallery/specimen.svelte";
import late from "$/games/gwt/moments/late.json";
import { judgedOf, progressOf } from "$/games/gwt/objectives";
import { viewOf, type GwtView, type PlayerView } from "$/games/gwt/view";

const base = viewOf((late as unknown as Specimen).view);

/** A player of the same table who owns only this. */
function owning(more: Partial<PlayerView>): GwtView {
  const trail = Object.fromEntries(Object.entries(base.trail).map(([name, space]) => [name, { ...space, tile: null }]));
  const stations = Object.fromEntries(Object.entries(base.stations).map(([name, station]) => [name, { ...station, discs: [] }]));
  const cities = Object.fromEntries(Object.keys(base.cities).map((name) => [name, [0, 0, 0, 0]]));
  const nothing = { tepees: { green: 0, blue: 0 }, hazards: [], cattle: {}, judged: [] };
  return { ...base, trail, stations, cities, players: [{ ...base.players[0]!, ...nothing, ...more }, ...base.players.slice(1)] };
}

test("cattle counts wherever it lies", () => {
  const view = owning({ cattle: { texas_longhorn_5: 1 }, hand: {}, discards: {}, judged: [{ card: "draw_2", points: -2 }] });
  expect(judgedOf(view, 0)[0]!.done).toEqual([true, false]);
});

test("what a fulfilled card needs, another does not get", () => {
  const hazards = ["flood_green_2", "flood_green_3"];
  const view = owning({ hazards, cattle: { texas_longhorn_5: 1 }, judged: [{ card: "start_3", points: 0 }, { card: "draw_2", points: 3 }] });
  const [first, second] = judgedOf(view, 0);
  expect(second!.done).toEqual([true, true]);
  expect(first!.done.filter(Boolean)).toHaveLength(1);
});

test("a card in the hand is judged with what the played ones leave", () => {
  const view = owning({ hazards: ["flood_green_2"], judged: [{ card: "draw_2", points: -2 }] });
  expect(progressOf(view, 0, "start_3").some(Boolean)).toBe(false);
  expect(progressOf(owning({ hazards: ["flood_green_2"] }), 0, "start_3").filter(Boolean)).toHaveLength(1);
});
