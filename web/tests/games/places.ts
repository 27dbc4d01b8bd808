/** What holds of the places of every trail game: whatever is offered can be chosen there, and each place is on the table once. */

import { flushSync, mount, unmount } from "svelte";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { GamePage } from "$/contract/game";
import { type Specimen, SpecimenScene } from "$/gallery/specimen.svelte";
import { words } from "$/words/words.svelte";

import Shown from "./Shown.svelte";

export type Moments = readonly (readonly [name: string, specimen: Specimen])[];

/** The moments of a game from their files. */
export const momentsOf = (files: Record<string, { default: Specimen }>): Moments =>
  Object.entries(files).map(([path, file]) => [path.split("/").at(-1)!.replace(".json", ""), file.default] as const);

export const momentNamed = (moments: Moments, wanted: string): Specimen => moments.find(([name]) => name === wanted)![1];

/** Draw one table and show each moment on it, as a table in play changes. */
export function testPlaces(page: GamePage, moments: Moments): void {
  const scene = new SpecimenScene(page, moments[0]![1]);
  let shown: Record<string, unknown>;

  beforeAll(async () => {
    await words.speak("en");
    await words.learn(page.id);
    shown = mount(Shown, { target: document.body, props: { scene } });
  });
  afterAll(() => unmount(shown));

  test("there are moments of many kinds", () => {
    expect(new Set(moments.map(([, { prompt }]) => prompt?.decision)).size).toBeGreaterThan(15);
  });

  test.each(moments)("%s: whatever is offered lies on the table once, is lit, told, named and in a tab", (_, specimen) => {
    scene.specimen = specimen;
    flushSync();
    const places = [...document.querySelectorAll("[data-at]")];
    const addresses = places.map((place) => place.getAttribute("data-at")!);
    const { options, anytime } = specimen.prompt ?? {};
    const offered = new Set([...(options ?? []), ...(anytime ?? [])].flatMap(({ at }) => at ?? []));
    expect(addresses.filter((at, i) => addresses.indexOf(at) !== i)).toEqual([]);
    expect(new Set(addresses.filter((_, i) => places[i]!.hasAttribute("data-lit")))).toEqual(offered);
    expect(places.flatMap((place) => textsOf(page, place, specimen)).filter(isRaw)).toEqual([]);
    isTold(page, specimen, offered);
    for (const at of offered)
      if (!at.startsWith("players/"))
        expect(
          page.tabs.filter((tab) => tab.holds(at)),
          at,
        ).toHaveLength(1);
  });
}

/** The name of a place and all of its card; an empty text where it has none. */
function textsOf(page: GamePage, place: Element, { view }: Specimen): string[] {
  const card = page.card(place.getAttribute("data-at")!, view);
  return [place.getAttribute("aria-label") ?? "", card?.title ?? "", ...(card?.lines ?? []), ...(card?.figures ?? []).flat()];
}

/** Check that the position in words has every offered place once, and no ids. */
function isTold(page: GamePage, { view, names }: Specimen, offered: Set<string>): void {
  const lines = page.passages(view, names).flatMap((passage) => passage.lines);
  expect(lines.map(({ text }) => text).filter(isRaw)).toEqual([]);
  const told = lines.flatMap(({ at }) => at ?? []);
  expect([...offered].filter((at) => told.filter((other) => other === at).length !== 1)).toEqual([]);
}

/** The names by which reconstructed figures are corrected: “city.t1 and arrow.t1”. */
const NAMES_OF_FIGURES = /“[a-z_]+(\.\w+)*(,? (and )?[a-z_]+(\.\w+)*)*”/;

/** Whether a text has a catalogue key or an id in it, or is empty; the name by which a figure is corrected stands in quotes. */
const isRaw = (text: string): boolean =>
  text.trim() === "" || /\b(web|gwt|gwt_nz)\.[a-z_]+|[a-z]_[a-z0-9]|undefined|\{\w+\}|NaN/.test(text.replace(NAMES_OF_FIGURES, ""));
