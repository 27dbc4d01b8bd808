/** Sarah goes on by herself after a time for reading, unless she is stopped, skipped, or a tie is asked. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { type Specimen, SpecimenScene } from "$/gallery/specimen.svelte";
import alone from "$/games/gwt_nz/moments/alone.json";
import { stepOf, timeFor } from "$/games/gwt_nz/sarah/pace.svelte";
import { words } from "$/words/words.svelte";

import { nzPage as page } from "../figures";
import Turn from "./Turn.svelte";

const MOMENT = alone as unknown as Specimen;
const LONG = 10_000;
let scene: SpecimenScene;
let shown: Record<string, unknown>;

beforeEach(async () => {
  await words.speak("en");
  await words.learn("gwt_nz");
  localStorage.clear();
  vi.useFakeTimers();
  show();
});

afterEach(() => {
  void unmount(shown);
  document.body.replaceChildren();
  vi.useRealTimers();
});

function show(specimen = MOMENT): void {
  scene = new SpecimenScene(page, specimen);
  shown = mount(Turn, { target: document.body, props: { scene } });
  flushSync();
}

function press(name: RegExp): void {
  [...document.querySelectorAll("button")].find(({ textContent }) => name.test(textContent ?? ""))!.click();
  flushSync();
}

test("a step is told with its reason, and the next one follows once it can be read", () => {
  expect(document.querySelector("p")!.textContent).toMatch(/^sarah \w+.*: .+ \(leaflet, p\. \d\)$/);
  vi.advanceTimersByTime(1_300);
  expect(scene.chosen).toBeNull();
  vi.advanceTimersByTime(LONG);
  expect(scene.chosen?.text).toBe(stepOf(MOMENT.prompt)!.text);
});

test("her pauses follow the table's pace: shorter, and none where others' steps are shown at once", () => {
  const pace = vi.spyOn(SpecimenScene.prototype, "patience", "get").mockReturnValue(0);
  void unmount(shown);
  document.body.replaceChildren();
  show();
  vi.advanceTimersByTime(1);
  expect(scene.chosen).not.toBeNull();
  pace.mockRestore();
});

test("a longer reason stays longer, but not for ever", () => {
  expect(timeFor("long ".repeat(20))).toBeGreaterThan(timeFor("short"));
  expect(timeFor("long ".repeat(2000))).toBeLessThan(LONG);
});

test("who stops her steps her themselves, also after a reload", () => {
  press(/Stop/);
  vi.advanceTimersByTime(LONG);
  expect(scene.chosen).toBeNull();
  void unmount(shown);
  document.body.replaceChildren();
  show();
  vi.advanceTimersByTime(LONG);
  expect(scene.chosen).toBeNull();
  press(/Let her go on/);
  vi.advanceTimersByTime(LONG);
  expect(scene.chosen).not.toBeNull();
});

test("the rest of her turn can be skipped", () => {
  press(/Skip/);
  vi.advanceTimersByTime(1);
  expect(scene.chosen).not.toBeNull();
});

test("after something was taken back she waits", () => {
  scene.specimen = { ...MOMENT, prompt: { ...MOMENT.prompt!, can_redo: true } };
  flushSync();
  vi.advanceTimersByTime(LONG);
  expect(scene.chosen).toBeNull();
});

test("a tie is asked, and she does not answer it herself", () => {
  const [only] = MOMENT.prompt!.options!;
  const prompt = { ...MOMENT.prompt!, options: [only!, { ...only!, id: 1, text: "another" }] };
  expect(stepOf(prompt)).toBeNull();
  scene.specimen = { ...MOMENT, prompt };
  flushSync();
  vi.advanceTimersByTime(LONG);
  expect(scene.chosen).toBeNull();
});
