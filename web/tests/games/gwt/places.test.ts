/** Whatever a prompt offers at a place can be chosen there: each place lies on the table once. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";

import { page } from "$/games/gwt/page";
import { viewOf } from "$/games/gwt/view";
import type { Specimen } from "$/table/specimen.svelte";
import { words } from "$/words/words.svelte";

import Shown from "./Shown.svelte";

const files = import.meta.glob<{ default: Specimen }>("../../../src/specimens/gwt/*.json", { eager: true });
const MOMENTS = Object.entries(files).map(([path, file]) => [path.split("/").at(-1)!, file.default] as const);

let shown: Record<string, unknown> | undefined;

beforeAll(async () => {
  await words.speak("en");
  await words.learn("gwt");
});

afterEach(() => {
  if (shown !== undefined) void unmount(shown);
  document.body.replaceChildren();
});

function show(specimen: Specimen): Element[] {
  shown = mount(Shown, { target: document.body, props: { specimen } });
  flushSync();
  return [...document.querySelectorAll("[data-at]")];
}

test("there are moments of many kinds", () => {
  expect(new Set(MOMENTS.map(([, { prompt }]) => prompt?.decision)).size).toBeGreaterThan(15);
});

test.each(MOMENTS)("%s: every place lies on the table exactly once", (_, specimen) => {
  const places = show(specimen).map((place) => place.getAttribute("data-at")!);
  expect(places.filter((at, i) => places.indexOf(at) !== i)).toEqual([]);
  const offered = (specimen.prompt?.options ?? []).flatMap(({ at }) => at ?? []);
  expect(offered.filter((at) => !places.includes(at))).toEqual([]);
});

test.each(MOMENTS)("%s: what is offered is lit, and nothing else", (_, specimen) => {
  const lit = show(specimen).filter((place) => place.hasAttribute("data-lit"));
  const offered = new Set((specimen.prompt?.options ?? []).flatMap(({ at }) => at ?? []));
  expect(new Set(lit.map((place) => place.getAttribute("data-at")))).toEqual(offered);
});

test.each(MOMENTS)("%s: every place has a card and a name to be read", (_, specimen) => {
  for (const place of show(specimen)) {
    const card = page.card(place.getAttribute("data-at")!, specimen.view);
    expect(card, place.getAttribute("data-at")!).not.toBeNull();
    for (const text of [card!.title, ...card!.lines, ...(card!.figures ?? []).flat(), place.getAttribute("aria-label")!]) readable(text);
  }
});

test.each(MOMENTS)("%s: the position in words tells every place that is offered, without ids", (_, specimen) => {
  const lines = page.passages(specimen.view, specimen.names).flatMap((passage) => passage.lines);
  lines.forEach(({ text }) => readable(text));
  const told = lines.flatMap(({ at }) => at ?? []);
  const offered = (specimen.prompt?.options ?? []).flatMap(({ at }) => at ?? []);
  expect(offered.filter((at) => told.filter((other) => other === at).length !== 1)).toEqual([]);
});

test.each(MOMENTS)("%s: every place belongs to a tab of the phone", (_, specimen) => {
  const own = `players/${specimen.seat}/`;
  for (const { at } of specimen.prompt?.options ?? []) {
    if (at === null || at.startsWith(own)) continue;
    expect(page.tabs.filter((tab) => tab.holds(at)), at).toHaveLength(1);
  }
});

test("progress tells how many rows of jobs are left, and the end", () => {
  const at = (name: string): string => page.progress(MOMENTS.find(([file]) => file === `${name}.json`)![1].view).text;
  const { marker_row } = viewOf(MOMENTS.find(([file]) => file === "middle.json")![1].view);
  expect(at("middle")).toContain(String(13 - marker_row));
  expect(at("end")).toBe("Game over");
});

/** A text with a key of the catalogue in it, an id, or nothing at all, is not one. */
function readable(text: string): void {
  expect(text).not.toMatch(/\b(web|gwt)\.[a-z_]+|[a-z]_[a-z0-9]|undefined|\{\w+\}|NaN/);
  expect(text.trim()).not.toBe("");
}
