/** Short names of things, ready to read. */

import type { Trail } from "$/games/trail/trail";
import { ownerOf, type TrailView } from "$/games/trail/view";
import { labelled, say, words } from "$/words/words.svelte";

/** A thing by its name in the catalogue. */
export const named = (trail: Trail, kind: string, id: string): string => say(`${trail.id}.${kind}.${id}`);

/** A card by its name, with its number if there are several. */
export const cardName = (trail: Trail, card: string, count: number): string =>
  count > 1 ? say(`web.${trail.id}.counted`, { what: named(trail, "card", card), count }) : named(trail, "card", card);

export const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Without the part in brackets, which the picture shows. */
export const short = (name: string): string => name.replace(/\s*\([^)]*\)$/, "");

/** A building's id as printed on the tile; the back of a neutral one has the letter of its front. */
export const faceId = (face: string): string => (/^[a-z](_back)?$/.test(face) ? face[0]!.toUpperCase() : face);

export const money = (trail: Trail, amount: number): string => say(`web.${trail.id}.money`, { amount });
export const pointsText = (trail: Trail, points: number): string => say(`web.${trail.id}.points`, { points });

/** Whether an auxiliary action can be used: not yet, once, or doubled. */
export const strengthText = (trail: Trail, strength: number): string =>
  say([`web.${trail.id}.locked`, `web.${trail.id}.single`, `web.${trail.id}.double`][strength]!);

/** The stack that fills a space of foresight. */
export const stackOf = (trail: Trail, space: string): number => trail.figures.worked.foresight[space]!;

/** A space of foresight by the stack that fills it. */
export const foresightName = (trail: Trail, space: string): string => say(`web.${trail.id}.foresight`, { number: stackOf(trail, space) });

/** A space of foresight with its tile. */
export const foresightText = (trail: Trail, space: string, tile: string | null): string =>
  labelled(foresightName(trail, space), tile === null ? say(`web.${trail.id}.empty`) : named(trail, "supply", tile));

/** What lies on a space of the trail: a building, a tile, or nothing. */
export function tileName(trail: Trail, view: TrailView, space: string): string | null {
  const { tile, face } = view.trail[space]!;
  if (tile === null) return null;
  return face === null ? named(trail, "supply", tile) : named(trail, "face", face);
}

/** What a screen reader says of a space. */
export function spaceLabel(trail: Trail, view: TrailView, space: string, names: readonly string[]): string {
  const { tile, fee, ranchers } = view.trail[space]!;
  const owner = ownerOf(tile);
  const parts = [
    capital(named(trail, "space", space)),
    tileName(trail, view, space),
    owner === null ? null : names[owner],
    fee > 0 && isPassed(trail, space) ? say(`web.${trail.id}.fee`, { amount: fee }) : null,
    ranchers.length > 0 ? say(`web.${trail.id}.here`, { who: ranchers.map((seat) => names[seat]).join(", ") }) : null,
  ];
  return parts.filter((part) => part != null).join(", ");
}

/** Whether a way leads to a space, so that its hands can cost something. */
export const isPassed = (trail: Trail, space: string): boolean => trail.figures.worked.entered.includes(space);

export const number = (value: number): string => words.number(value);

/** A name in at most two lines: broken at its first space, or after its first hyphen. */
export function inTwo(name: string): string[] {
  const cut = name.search(/[ -]/);
  if (cut < 0) return [name];
  return name[cut] === " " ? [name.slice(0, cut), name.slice(cut + 1)] : [name.slice(0, cut + 1), name.slice(cut + 1)];
}
