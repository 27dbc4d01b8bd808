/** Everything a prompt offers at a place can be chosen there, and each place is on the table once. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import type { Specimen } from "$/gallery/specimen.svelte";
import { viewOf } from "$/games/gwt_nz/view";
import { words } from "$/words/words.svelte";

import { nzPage as page } from "../figures";
import Shown from "./Shown.svelte";

const files = import.meta.glob<{ default: Specimen }>("../../../src/games/gwt_nz/moments/*.json", { eager: true });
const MOMENTS = Object.entries(files).map(([path, file]) => [path.split("/").at(-1)!, file.default] as const);

// the arrow keys observe every change of the table, which takes minutes in a simulated browser
vi.mock("$/board/region", () => ({ region: () => () => undefined }));

const LONG = 120_000;
let shown: Record<string, unknown> | undefined;

beforeAll(async () => {
  await words.speak("en");
  await words.learn("gwt_nz");
});

afterEach(() => {
  if (shown !== undefined) void unmount(shown);
  shown = undefined;
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

test.each(MOMENTS)("%s: whatever is offered lies on the table once, is lit, told, named and in a tab", { timeout: LONG }, (_, specimen) => {
  const places = show(specimen);
  const addresses = places.map((place) => place.getAttribute("data-at")!);
  const { options, anytime } = specimen.prompt ?? {};
  const offered = new Set([...(options ?? []), ...(anytime ?? [])].flatMap(({ at }) => at ?? []));
  expect(addresses.filter((at, i) => addresses.indexOf(at) !== i)).toEqual([]);
  expect(new Set(addresses.filter((_, i) => places[i]!.hasAttribute("data-lit")))).toEqual(offered);
  places.forEach((place) => hasCard(place, specimen));
  isTold(specimen, offered);
  for (const at of offered) if (!at.startsWith("players/")) expect(page.tabs.filter((tab) => tab.holds(at)), at).toHaveLength(1);
});

/** Check that a place has a card and a name, both readable. */
function hasCard(place: Element, { view }: Specimen): void {
  const at = place.getAttribute("data-at")!;
  const card = page.card(at, view);
  expect(card, at).not.toBeNull();
  for (const text of [card!.title, ...card!.lines, ...(card!.figures ?? []).flat(), place.getAttribute("aria-label")!]) readable(text);
}

/** Check that the position in words has every offered place once, and no ids. */
function isTold({ view, names }: Specimen, offered: Set<string>): void {
  const lines = page.passages(view, names).flatMap((passage) => passage.lines);
  lines.forEach(({ text }) => readable(text));
  const told = lines.flatMap(({ at }) => at ?? []);
  expect([...offered].filter((at) => told.filter((other) => other === at).length !== 1)).toEqual([]);
}

test("progress tells how many rows of bonus tiles are left, the last turns, and the end", () => {
  const at = (name: string): string => page.progress(MOMENTS.find(([file]) => file === `${name}.json`)![1].view).text;
  expect(at("two")).toContain(String(8 - viewOf(MOMENTS.find(([file]) => file === "two.json")![1].view).marker_row));
  expect(at("late")).toContain("last turns");
  expect(at("end")).toBe("Game over");
});

/** Check that a text has no catalogue key or id in it, and is not empty. */
function readable(text: string): void {
  expect(text).not.toMatch(/\b(web|gwt_nz)\.[a-z_]+|[a-z]_[a-z0-9]|undefined|\{\w+\}|NaN/);
  expect(text.trim()).not.toBe("");
}
