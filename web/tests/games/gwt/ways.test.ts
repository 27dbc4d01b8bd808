/** The ways of a journey, a move and a fork, and their fees. */

import { expect, test } from "vitest";

import type { Specimen } from "$/gallery/specimen.svelte";
import fork from "$/games/gwt/moments/fork.json";
import travel from "$/games/gwt/moments/travel.json";
import { viewOf, type GwtView } from "$/games/gwt/view";
import { differing, waysOf as waysIn } from "$/games/trail/map/ways";
import type { Option } from "$/protocol";

import { GWT as FIGURES, trail as table } from "../figures";

const waysOf = (view: GwtView, option: Option) => waysIn(table, view, option);
const { view: shown, prompt } = travel as unknown as Specimen;
const view = viewOf(shown);
const asked = prompt!.options!.filter(({ key }) => key === "gwt.travel.space");

/** The same table with the viewer's rancher elsewhere, and hands with these fees on some spaces. */
function standing(place: string, fees: Record<string, number>, money = 9): GwtView {
  const trail = Object.fromEntries(
    Object.entries(view.trail).map(([name, space]) => [name, { ...space, fee: fees[name] ?? 0, tile: name in fees ? "1-3" : FIGURES.space[name]!.kind === "neutral" ? space.tile : null }]),
  );
  const players = view.players.map((player) => (player.seat === view.seat ? { ...player, place, money } : player));
  return { ...view, trail, players };
}

const option = (key: string, args: Record<string, unknown>): Option => ({ id: 0, text: "", key, args, at: null, cost: 0, gain: 0, reveals: false });

test("each place that is offered can be reached within the steps one has", () => {
  const { steps } = view.players[view.seat!]!;
  expect(asked.length).toBeGreaterThan(2);
  for (const choice of asked) {
    const ways = waysOf(view, choice);
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) expect(way.steps).toBeLessThanOrEqual(steps);
    expect(ways[0]!.spaces.at(-1)).toBe(choice.args["space"]);
  }
});

test("a journey costs what the server says, from the cheapest way to the dearest", () => {
  for (const choice of asked) {
    const fees = waysOf(view, choice).map(({ fee }) => fee);
    const told = [choice.cost, choice.cost_most ?? choice.cost];
    expect([choice.args["space"], Math.min(...fees), Math.max(...fees)]).toEqual([choice.args["space"], ...told]);
  }
});

test("a fork tells each side by itself", () => {
  const { view: split, prompt: question } = fork as unknown as Specimen;
  const sides = question!.options!.map((choice) => waysOf(viewOf(split), choice));
  expect(sides.length).toBeGreaterThan(1);
  sides.forEach((ways, i) => {
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) expect(way.spaces[1]).toBe(question!.options![i]!.args["space"]);
  });
});

test("a move of a card pays no hands, one of a building does, and neither goes farther than it may", () => {
  const there = standing("n_a", { p_a1: 2 });
  const go = (pays: boolean, steps: number): Option => option("gwt.go.space", { space: "p_a1", steps, pays });
  expect(waysOf(there, go(true, 2)).map(({ fee }) => fee)).toEqual([2]);
  expect(waysOf(there, go(false, 2)).map(({ fee }) => fee)).toEqual([0]);
  expect(waysOf(there, go(true, 0))).toEqual([]);
});

test("ways that pay the same to the same are told once", () => {
  const by = (fees: Record<string, number>, money?: number): number[] =>
    differing(waysOf(standing("n_a", fees, money), option("gwt.travel.space", { space: "n_b" }))).map(({ fee }) => fee);
  expect(by({})).toEqual([0]);
  expect(by({ p_a1: 2 })).toEqual([0, 2]);
  expect(by({ p_a1: 2 }, 0)).toEqual([0]);
});
