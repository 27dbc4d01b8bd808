/** Tables that never change, for the style sheet. */

import type { GamePage } from "$/contract/game";
import type { Specimen } from "$/gallery/specimen.svelte";
import type { Line } from "$/net/line.svelte";
import type { FromServer, SeatState, State } from "$/protocol";
import { Room } from "$/table/live/room.svelte";

/** A table at a moment of a real game, with some changes. */
export function still(page: GamePage, specimen: Specimen, change: Partial<State> = {}): Room {
  let tell: (message: FromServer) => void = () => undefined;
  const nobody = {
    listen: (listener: typeof tell) => ((tell = listener), () => undefined),
    greet: () => () => undefined,
    send: () => undefined,
    ask: () => undefined,
  };
  const room = new Room(page, "style", "", nobody as unknown as Line);
  tell(stateOf(specimen, change));
  return room;
}

/** A table that waits for the answer to a choice. */
export function busy(page: GamePage, specimen: Specimen): Room {
  const room = still(page, specimen);
  room.choose(room.options[0]!);
  return room;
}

/** A table whose last choice was refused. */
export function refused(page: GamePage, specimen: Specimen): Room {
  const room = still(page, specimen);
  room.failure = { key: "server.moved_on", args: {}, text: "", section: "" };
  return room;
}

/** A table at which nothing particular goes on. */
export const QUIET = {
  type: "state",
  seq: 1,
  at: 1,
  time: 0,
  phase: "playing",
  host: true,
  lost: [],
  removed: false,
  invited: null,
  news: [],
  turn_minutes: 0,
  time_left: null,
  events_from: 0,
  scores: null,
  talk_allowed: true,
  talk: [],
  earlier_talk: false,
  rewind: null,
  stopped: null,
  rematch: "",
} satisfies Partial<State>;

function stateOf(specimen: Specimen, change: Partial<State>): State {
  const seats: SeatState[] = specimen.names.map((name) => ({ kind: "guest", name, bot: "", stand_in: "", present: true, away_since: null }));
  return {
    ...QUIET,
    table: "style",
    own: [specimen.seat],
    seat: specimen.seat,
    seats,
    view: specimen.view as unknown as State["view"],
    prompt: specimen.prompt,
    events: specimen.events as unknown as State["events"],
    ...change,
  };
}

/** The other seats in every possible state. */
export function everySeat(names: string[], me: number): SeatState[] {
  const looks: Partial<SeatState>[] = [
    { present: false, away_since: Date.now() - 4 * 60_000 },
    { present: false, away_since: Date.now(), stand_in: "greedy" },
    { kind: "bot", name: "greedy", bot: "greedy" },
  ];
  return names.map((name, seat) => ({ kind: "guest", name, bot: "", stand_in: "", present: true, away_since: null, ...(seat === me ? {} : looks.shift()) }));
}
