/** The ground of a sheet, in the units of its board; `Land.svelte` draws it. */

import type { Peak } from "$/ui/engraving/scatter";

export interface Land {
  grounds: { tint: "sand" | "rock" | "forest" | "prairie" | "water"; path: string }[];
  rivers: { path: string; width: number }[];
  mountains: Peak[];
  /** Paths of many small signs. */
  woods: string;
  grass: string;
  sands: string;
  dunes: string;
}
