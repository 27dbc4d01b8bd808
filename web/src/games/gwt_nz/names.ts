/** Short names of things, ready to read. */

import { FIGURES } from "$/games/gwt_nz/figures";
import { ownerOf, type NzView } from "$/games/gwt_nz/view";
import { say, words } from "$/words/words.svelte";

/** A thing by its name in the catalogue. */
export const named = (kind: string, id: string): string => say(`gwt_nz.${kind}.${id}`);

export const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Without the part in brackets, which the picture shows. */
export const short = (name: string): string => name.replace(/\s*\([^)]*\)$/, "");

/** A building's id as printed on the tile; the back of a neutral one has the letter of its front. */
export const faceId = (face: string): string => (/^[a-h](_back)?$/.test(face) ? face[0]!.toUpperCase() : face);

export const money = (amount: number): string => say("web.gwt_nz.money", { amount });
export const pointsText = (points: number): string => say("web.gwt_nz.points", { points });

/** What lies on a space of the trail: a building, a tile, or nothing. */
export function tileName(view: NzView, space: string): string | null {
  const { tile, face } = view.trail[space]!;
  if (tile === null) return null;
  return face === null ? named("supply", tile) : named("face", face);
}

/** What a screen reader says of a space. */
export function spaceLabel(view: NzView, space: string, names: readonly string[]): string {
  const { tile, fee, ranchers } = view.trail[space]!;
  const owner = ownerOf(tile);
  const parts = [
    capital(named("space", space)),
    tileName(view, space),
    owner === null ? null : names[owner],
    fee > 0 && isPassed(space) ? say("web.gwt_nz.fee", { amount: fee }) : null,
    ranchers.length > 0 ? say("web.gwt_nz.here", { who: ranchers.map((seat) => names[seat]).join(", ") }) : null,
  ];
  return parts.filter((part) => part != null).join(", ");
}

/** Whether a way leads to a space, so that its hands can cost something. */
export const isPassed = (space: string): boolean => Object.values(FIGURES.space).some(({ to }) => to.includes(space));

export const number = (value: number): string => words.number(value);
