/** The progress of a player's objectives, task by task. */

import { breedOf, FIGURES } from "$/games/gwt/figures";
import type { GwtView, PlayerView } from "$/games/gwt/view";

/** What a player owns that counts for the tasks of objectives. */
function owned(view: GwtView, player: PlayerView): Record<string, number> {
  const cattle = (fits: (breed: string) => boolean): number =>
    Object.entries(player.cattle).reduce((sum, [card, count]) => (fits(breedOf(card)!) ? sum + count : sum), 0);
  return {
    building: Object.values(view.trail).filter(({ tile }) => tile?.startsWith(`${player.seat}-`)).length,
    green_tepee: player.tepees.green,
    blue_tepee: player.tepees.blue,
    hazard: player.hazards.length,
    station: Object.values(view.stations).filter(({ discs }) => discs.includes(player.seat)).length,
    value_3: cattle((breed) => FIGURES.breed[breed]!.value === 3),
    west_highland: cattle((breed) => breed === "west_highland"),
    texas_longhorn: cattle((breed) => breed === "texas_longhorn"),
    san_francisco_disc: view.cities["san_francisco"]![player.seat] ?? 0,
  };
}

/** An objective, its present score, and which of its tasks are done. */
export interface Judged {
  card: string;
  points: number;
  done: boolean[];
}

/** Each objective that counts for a player. A thing serves one card: first the fulfilled ones, then the others in order. */
export function judgedOf(view: GwtView, seat: number): Judged[] {
  const player = view.players[seat]!;
  const left = owned(view, player);
  const isFulfilled = ({ card, points }: { card: string; points: number }): boolean => points === FIGURES.objective[card]!.points;
  for (const { card } of player.judged.filter(isFulfilled)) {
    for (const task of FIGURES.objective[card]!.tasks) left[task]! -= 1;
  }
  return player.judged.map((judged) => ({ ...judged, done: tasksDone(judged.card, isFulfilled(judged), left) }));
}

/** What an objective in hand or on display still needs, given what the player's played objectives leave over. */
export function progressOf(view: GwtView, seat: number, card: string): boolean[] {
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
