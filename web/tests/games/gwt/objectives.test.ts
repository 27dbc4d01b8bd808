/** Objectives show which of their tasks are done, in the order in which they are printed. */

import { expect, test } from "vitest";

import { ticksOf } from "$/games/trail/objectives";

import { GWT, trail } from "../figures";

const [twice, { tasks }] = Object.entries(GWT.objective).find(([, card]) => new Set(card.tasks).size < card.tasks.length)!;

test("a task that is done once is ticked once, however often it is printed", () => {
  const [task] = tasks.filter((one, i) => tasks.indexOf(one) !== i);
  const ticks = ticksOf(trail, twice, { [task!]: 1 });
  expect(ticks.filter(Boolean)).toHaveLength(1);
  expect(ticks.indexOf(true)).toBe(tasks.indexOf(task!));
});

test("a fulfilled card has all ticks, one without anything none", () => {
  for (const [card, { tasks }] of Object.entries(GWT.objective)) {
    const all = Object.fromEntries(tasks.map((task) => [task, tasks.filter((one) => one === task).length]));
    expect(ticksOf(trail, card, all)).toEqual(tasks.map(() => true));
    expect(ticksOf(trail, card, {})).toEqual(tasks.map(() => false));
  }
});
