/** The progress of a player's objectives, task by task. */

import { breedOf, FIGURES } from "$/games/gwt_nz/figures";
import { type NzView, ownerOf, type PlayerView, sum } from "$/games/gwt_nz/view";

/** What a player owns that counts for the tasks of objectives. */
function owned(view: NzView, player: PlayerView): Record<string, number> {
  const built = Object.values(view.trail).filter(({ tile }) => ownerOf(tile) === player.seat);
  const herd = (task: string): number => sum(Object.entries(player.cattle).map(([card, count]) => (FIGURES.breed[breedOf(card)!]!.task === task ? count : 0)));
  const held = (fits: (card: string) => boolean): number =>
    sum([player.hand, player.pile ?? {}, player.discards].flatMap((cards) => Object.entries(cards).map(([card, count]) => (fits(card) ? count : 0))));
  return {
    building: built.length,
    large_building: built.filter(({ face }) => (FIGURES.face[face!]!.craftsmen ?? 0) >= FIGURES.tasks.craftsmen).length,
    shearers: Math.floor(player.workers.shearer / FIGURES.tasks.shearers),
    path: Math.floor((player.path ?? 0) / FIGURES.tasks.path),
    storehouse: sum(Object.values(player.stores)),
    ferry: held((card) => FIGURES.card[card]?.ferry === true),
    flood: player.hazards.filter((tile) => FIGURES.supply[tile]!.hazard === "flood").length,
    post_13: sum(Object.entries(FIGURES.city).map(([post, { value }]) => (value >= FIGURES.tasks.post ? (view.cities[post]![player.seat] ?? 0) : 0))),
    lincoln_or_corriedale: herd("lincoln_or_corriedale"),
    hampshire_or_ryeland: herd("hampshire_or_ryeland"),
  };
}

/** An objective, its present score, and which of its tasks are done. */
export interface Judged {
  card: string;
  points: number;
  done: boolean[];
}

/** Each objective that counts for a player. A thing serves one card: first the fulfilled ones, then the others in order. */
export function judgedOf(view: NzView, seat: number): Judged[] {
  const player = view.players[seat]!;
  const left = owned(view, player);
  const isFulfilled = ({ card, points }: { card: string; points: number }): boolean => points === FIGURES.objective[card]!.points;
  for (const { card } of player.judged.filter(isFulfilled)) {
    for (const task of FIGURES.objective[card]!.tasks) left[task]! -= 1;
  }
  return player.judged.map((judged) => ({ ...judged, done: tasksDone(judged.card, isFulfilled(judged), left) }));
}

/** What an objective in hand or on display still needs, given what the player's played objectives leave over. */
export function progressOf(view: NzView, seat: number, card: string): boolean[] {
  const left = owned(view, view.players[seat]!);
  for (const { card: other, done } of judgedOf(view, seat)) {
    FIGURES.objective[other]!.tasks.forEach((task, i) => (left[task]! -= Number(done[i])));
  }
  return tasksDone(card, false, left);
}

/** Which tasks of a card are done; what they need is removed from what is left. */
function tasksDone(card: string, isFulfilled: boolean, left: Record<string, number>): boolean[] {
  return FIGURES.objective[card]!.tasks.map((task) => {
    const isDone = isFulfilled || left[task]! > 0;
    if (isDone && !isFulfilled) left[task]! -= 1;
    return isDone;
  });
}
