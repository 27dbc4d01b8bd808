/** What a choice would bring besides immediate money, computed from public information. */

import { FIGURES } from "$/games/gwt/figures";
import type { GwtView, PlayerView } from "$/games/gwt/view";

/** A dollar for each crossing between an engine and a city. An engine in a siding has passed the crossing beside it. */
export function transportTo(city: string, engine: string): number {
  const past = engine.endsWith(".5") ? Number.parseInt(engine, 10) + 1 : Number(engine);
  return FIGURES.track.crosses.filter((space) => past <= space && space < FIGURES.city[city]!.value).length;
}

/** The points of a disc in a city, including links to the player's other cities, and the objective cards it brings. */
export function cityBrings(view: GwtView, seat: number, city: string): { points: number; objectives: number } {
  let { points } = FIGURES.city[city]!;
  let objectives = 0;
  for (const [from, arrow] of Object.entries(FIGURES.arrow)) {
    if (from !== city && arrow.to !== city) continue;
    const other = from === city ? arrow.to : from;
    if (!view.cities[other]![seat] || view.cities[city]![seat]) continue;
    points += arrow.points;
    objectives += Number(arrow.objective);
  }
  return { points, objectives };
}

/** The space of its row that a newly hired worker takes. */
export const nextSpace = (player: PlayerView, worker: keyof PlayerView["workers"]): number => player.workers[worker] + 1;
