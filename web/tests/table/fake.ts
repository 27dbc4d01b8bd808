/** A table whose server is the test. */

import type { GamePage } from "$/contract/game";
import { QUIET } from "$/gallery/still";
import type { Line } from "$/net/line.svelte";
import type { FromClient, FromServer, Option, State } from "$/protocol";
import { Room } from "$/table/live/room.svelte";

export const TABLE = "aaaaaaaaaaaa";

/** Records what is sent, and sends the room what the test wants it to receive. */
export class FakeLine {
  readonly sent: FromClient[] = [];
  private hear: (message: FromServer) => void = () => undefined;
  private greeting: () => void = () => undefined;

  listen(listener: (message: FromServer) => void): () => void {
    this.hear = listener;
    return () => undefined;
  }

  greet(greeting: () => void): () => void {
    this.greeting = greeting;
    greeting();
    return () => undefined;
  }

  send(message: FromClient): void {
    this.sent.push(message);
  }

  ask(message: FromClient): void {
    this.sent.push(message);
  }

  say(message: FromServer): void {
    this.hear(message);
  }

  /** The connection comes back. */
  comeBack(): void {
    this.greeting();
  }

  /** The last request, as far as tests need it. */
  get last(): FromClient & { id: string } {
    return this.sent.at(-1) as FromClient & { id: string };
  }

  /** Acknowledge the last request. */
  done(): void {
    this.say({ type: "done", table: TABLE, id: this.last.id, seq: 0 });
  }
}

export function newRoom(): { room: Room; line: FakeLine } {
  const line = new FakeLine();
  return { room: new Room({ id: "last_spike" } as GamePage, TABLE, "", line as unknown as Line), line };
}

interface Sketch extends Partial<Omit<State, "events">> {
  /** The seat that is asked. */
  asked?: number | null;
  /** The seats that acted, one for each event. */
  did?: number[];
  /** Whether redo is possible. */
  can_redo?: boolean;
}

export const LAY: Option = { id: 1, text: "lay a3", key: "last_spike.lay.tile", args: {}, at: "map/a3", cost: 0, gain: 0, reveals: false };

/** A state seen by seat 0; entry, moment and first event have the same number by default. */
export function state(at: number, { asked = 0, did = [], can_redo = false, ...more }: Sketch = {}): State {
  const from = more.events_from ?? at;
  return {
    ...QUIET,
    table: TABLE,
    seq: at,
    at,
    own: [0],
    seat: 0,
    seats: ["Ana", "greedy"].map((name, seat) => ({
      kind: seat ? "bot" : "guest",
      name,
      bot: seat ? name : "",
      stand_in: "",
      present: true,
      away_since: null,
    })),
    view: { game: "last_spike", asked, over: false, winners: [], turn: at },
    prompt:
      asked === null
        ? null
        : { seat: 0, decision: "last_spike.lay", path: [], can_undo: true, can_redo, options: asked === 0 ? [LAY] : [], waits_for: asked === 0 ? null : asked },
    events_from: from,
    events: did.map((seat, index) => ({ n: from + index, key: "last_spike.turn_passed", seat, args: {} })),
    talk_allowed: false,
    ...more,
  };
}
