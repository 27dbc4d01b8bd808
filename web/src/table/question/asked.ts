/** Whose turn it is, in words. */

import { isDriven } from "$/board/bots";
import type { Room } from "$/table/live/room.svelte";
import { say } from "$/words/words.svelte";

export interface Asked {
  seat: number | null;
  text: string;
  isMine: boolean;
  /** A bot is thinking. */
  isThinking: boolean;
}

export function askedNow(room: Room): Asked {
  if (!room.ready || room.view.over) return { seat: null, text: say("web.table.over"), isMine: false, isThinking: false };
  if (!room.isCaughtUp) return playing(room);
  const seat = room.view.asked;
  if (seat === null) return { seat, text: say("web.table.nobody"), isMine: false, isThinking: false };
  const who = room.names[seat] ?? "";
  const isMine = seat === room.me && !isDriven(room.seats[seat]);
  const actor = (room.prompt && room.page.actor?.(room.prompt)) ?? null;
  if (isMine && actor !== null) return { seat: actor, text: playsText(room, actor), isMine, isThinking: false };
  if (isMine) return { seat, text: say(room.own.length > 1 ? "web.table.turn_of" : "web.table.your_turn", { who }), isMine, isThinking: false };
  return { seat, text: say(isDriven(room.seats[seat]) ? "web.table.thinks" : "web.table.decides", { who }), isMine, isThinking: isDriven(room.seats[seat]) };
}

/** While steps are played: the seat that made the last one. */
function playing(room: Room): Asked {
  const seat = room.latest.findLast((happening) => happening.seat !== null)?.seat ?? room.view.asked;
  return { seat, text: playsText(room, seat), isMine: false, isThinking: false };
}

const playsText = (room: Room, seat: number | null): string => say("web.table.plays", { who: seat === null ? "" : (room.names[seat] ?? "") });
