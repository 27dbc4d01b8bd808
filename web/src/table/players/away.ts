/** Whether somebody may let a bot play for a seat: its player is away, or late. */

import { seconds } from "$/table/live/clock.svelte";
import type { Room } from "$/table/live/room.svelte";

export function isAway(room: Room, seat: number): boolean {
  const sitting = room.seats[seat];
  return sitting?.kind === "guest" && !sitting.present && !room.own.includes(seat);
}

export function mayReplace(room: Room, seat: number): boolean {
  const { deadline } = room.feed;
  const isLate = room.view.asked === seat && deadline !== null && deadline <= seconds.now && !room.own.includes(seat);
  return room.me !== null && (isAway(room, seat) || isLate) && room.seats[seat]?.stand_in === "";
}
