/** The places of Great Western Trail, and how its progress is told. */

import { expect, test, vi } from "vitest";

import type { Specimen } from "$/gallery/specimen.svelte";
import { viewOf } from "$/games/gwt/view";

import { page } from "../figures";
import { momentNamed, momentsOf, testPlaces } from "../places";

// the arrow keys observe every change of the table, which takes minutes in a simulated browser
vi.mock("$/board/region", () => ({ region: () => () => undefined }));

const MOMENTS = momentsOf(import.meta.glob<{ default: Specimen }>("../../../src/games/gwt/moments/*.json", { eager: true }));

testPlaces(page, MOMENTS);

test("progress tells how many rows of jobs are left, and the end", () => {
  const at = (name: string): string => page.progress(momentNamed(MOMENTS, name).view).text;
  expect(at("middle")).toContain(String(13 - viewOf(momentNamed(MOMENTS, "middle").view).marker_row));
  expect(at("end")).toBe("Game over");
});
