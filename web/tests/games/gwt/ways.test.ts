/** Which ways a journey and a side of a fork open, and what their card says. */

import { expect, test } from "vitest";

import type { Specimen } from "$/gallery/specimen.svelte";
import fork from "$/games/gwt/moments/fork.json";
import travel from "$/games/gwt/moments/travel.json";
import { viewOf } from "$/games/gwt/view";
import { waysOf } from "$/games/trail/map/ways";

const { view: shown, prompt } = travel as unknown as Specimen;
const view = viewOf(shown);
const asked = prompt!.options!.filter(({ key }) => key === "gwt.travel.space");

test("each place that is offered has ways that end there and cost what its choice costs", () => {
  expect(asked.length).toBeGreaterThan(2);
  for (const choice of asked) {
    const ways = waysOf(view, choice);
    const fees = ways.map(({ fee }) => fee);
    expect(ways.map(({ spaces }) => spaces.at(-1))).toEqual(ways.map(() => choice.args["space"]));
    expect([Math.min(...fees), Math.max(...fees)]).toEqual([choice.cost, choice.cost_most ?? choice.cost]);
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

test("a choice that is no journey opens no way", () => {
  expect(waysOf(view, { ...asked[0]!, key: "gwt.play.objective" })).toEqual([]);
});
