/** A moment in an address: its number, and the viewpoint. */

import type { Eyes } from "$/replay/film";

/** The requested moment; an invalid one is the first. */
export function momentIn(search: string): number {
  const at = Number(new URLSearchParams(search).get("at"));
  return Number.isFinite(at) && at > 0 ? Math.min(Math.floor(at), 1_000_000) : 0;
}

/** The requested viewpoint; null leaves it to the server. */
export function eyesIn(search: string): Eyes | null {
  const eyes = new URLSearchParams(search).get("eyes");
  if (eyes === "all") return { seat: null, open: true };
  return eyes !== null && /^\d$/.test(eyes) ? { seat: Number(eyes), open: false } : null;
}

export function searchOf(at: number, eyes: Eyes | null, key: string): string {
  const search = new URLSearchParams({ at: String(at) });
  if (eyes?.open) search.set("eyes", "all");
  else if (eyes !== null && eyes.seat !== null) search.set("eyes", String(eyes.seat));
  if (key !== "") search.set("key", key);
  return `?${search}`;
}
