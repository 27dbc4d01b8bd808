/** Short names of things, ready to read. */

import { FIGURES } from "$/games/gwt/figures";
import { ownerOf, type GwtView } from "$/games/gwt/view";
import { say, words } from "$/words/words.svelte";

/** A thing by its name in the catalogue. */
export const named = (kind: string, id: string): string => say(`gwt.${kind}.${id}`);

export const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Without the part in brackets, which the picture shows. */
export const short = (name: string): string => name.replace(/\s*\([^)]*\)$/, "");

/** A building's id as printed on the tile. */
export const faceId = (face: string): string => (face.length === 1 ? face.toUpperCase() : face);

export const money = (amount: number): string => say("web.gwt.money", { amount });
export const pointsText = (points: number): string => say("web.gwt.points", { points });

/** What lies on a space of the trail: a building, a tile, or nothing. */
export function tileName(view: GwtView, space: string): string | null {
  const { tile, face } = view.trail[space]!;
  if (tile === null) return null;
  return face === null ? named("supply", tile) : named("face", face);
}

/** What a screen reader says of a space. */
export function spaceLabel(view: GwtView, space: string, names: readonly string[]): string {
  const { tile, fee, ranchers } = view.trail[space]!;
  const owner = ownerOf(tile);
  const parts = [
    capital(named("space", space)),
    tileName(view, space),
    owner === null ? null : names[owner],
    fee > 0 && isPassed(space) ? say("web.gwt.fee", { amount: fee }) : null,
    ranchers.length > 0 ? say("web.gwt.here", { who: ranchers.map((seat) => names[seat]).join(", ") }) : null,
  ];
  return parts.filter((part) => part != null).join(", ");
}

const PASSED = new Set(Object.values(FIGURES.space).flatMap((space) => space.to));

/** Whether a way leads to a space, so that its hands can cost something. */
export const isPassed = (space: string): boolean => PASSED.has(space);

export const number = (value: number): string => words.number(value);

/** A name in at most two lines: broken at its first space, or after its first hyphen. */
export function inTwo(name: string): string[] {
  const cut = name.search(/[ -]/);
  if (cut < 0) return [name];
  return name[cut] === " " ? [name.slice(0, cut), name.slice(cut + 1)] : [name.slice(0, cut + 1), name.slice(cut + 1)];
}
