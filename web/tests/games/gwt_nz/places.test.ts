/** The places of New Zealand, and how its progress is told. */

import { expect, test, vi } from "vitest";

import type { Specimen } from "$/gallery/specimen.svelte";
import { viewOf } from "$/games/gwt_nz/view";

import { nzPage as page } from "../figures";
import { momentNamed, momentsOf, testPlaces } from "../places";

// the arrow keys observe every change of the table, which takes minutes in a simulated browser
vi.mock("$/board/region", () => ({ region: () => () => undefined }));

const MOMENTS = momentsOf(import.meta.glob<{ default: Specimen }>("../../../src/games/gwt_nz/moments/*.json", { eager: true }));

testPlaces(page, MOMENTS);

test("progress tells how many rows of bonus tiles are left, the last turns, and the end", () => {
  const at = (name: string): string => page.progress(momentNamed(MOMENTS, name).view).text;
  expect(at("two")).toContain(String(8 - viewOf(momentNamed(MOMENTS, "two").view).marker_row));
  expect(at("late")).toContain("last turns");
  expect(at("end")).toBe("Game over");
});
