/** A moment in an address: which one, and through whose eyes. */

import type { Eyes } from "$/replay/film";

/** The moment that is asked for; one that makes no sense is the first. */
export function momentIn(search: string): number {
  const at = Number(new URLSearchParams(search).get("at"));
  return Number.isFinite(at) && at > 0 ? Math.min(Math.floor(at), 1_000_000) : 0;
}

/** The eyes that are asked for; null leaves them to the server. */
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
