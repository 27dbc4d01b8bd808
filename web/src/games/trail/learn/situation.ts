/** What the guide of a trail game sees. */

import type { Situation as General } from "$/contract/course";
import type { Happening } from "$/contract/game";
import type { Trail } from "$/games/trail/trail";
import type { TrailPlayer, TrailView } from "$/games/trail/view";

/** What a lesson sees, with the table's figures. */
export interface Situation<V extends TrailView = TrailView, T extends Trail = Trail> extends General<V> {
  trail: T;
}

/** The events with a name, of all seats or one. */
export function happened(s: Situation, name: string, seat?: number): Happening[] {
  return s.events.filter(({ key, seat: whose }) => key === `${s.trail.id}.${name}` && (seat === undefined || whose === seat));
}

export const isAsked = (s: Situation, name: string): boolean => s.decision === `${s.trail.id}.${name}`;

export const ownOf = (s: Situation): TrailPlayer => s.view.players[s.me]!;

/** The place of a card in the learner's hand. */
export function inHand(s: Situation): string | null {
  const [card] = Object.keys(ownOf(s).hand);
  return card === undefined ? null : `players/${s.me}/hand/${card}`;
}

/** Cards that add nothing to the herd, because their breed is already in hand. */
export const doublesInHand = (s: Situation): number => ownOf(s).herd?.doubles ?? 0;

/** The building where the learner is, if it offers them an action of its own. */
export function usableFace(s: Situation): string | null {
  const { place } = ownOf(s);
  return place !== null && s.options.some(({ key }) => key === `${s.trail.id}.use.use`) ? (s.view.trail[place]?.face ?? null) : null;
}

/** The place of the city at the end of the trail. */
export const cityAt = ({ trail }: Situation): string =>
  `trail/${Object.keys(trail.figures.space).find((space) => trail.figures.space[space]!.kind === "kansas_city")}`;

export const hasDelivered = (s: Situation): boolean => happened(s, "delivered", s.me).length > 0;

/** Whether the learner has chosen a tile of this stack of foresight, or a later one. */
export const hasChosen = (s: Situation, stack: number): boolean => happened(s, "tile_chosen", s.me).some(({ args }) => Number(args["stack"]) >= stack);

/** Whether the learner has reached the city: whatever is done there first. */
export const hasArrived = (s: Situation): boolean => hasChosen(s, 1) || happened(s, "income", s.me).length > 0;
