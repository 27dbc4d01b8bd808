/** What the server advises the learner: one option of the prompt, asked for at each question. */

import { line, type Line } from "$/net/line.svelte";
import type { FromServer, Option } from "$/protocol";
import { newId, type Room } from "$/table/room.svelte";

type Via = Pick<Line, "ask" | "listen">;

export class Adviser {
  private advised = $state.raw<{ at: number; choice: string } | null>(null);
  /** The question that is being thought about: one at a time. */
  private pending: string | null = null;
  private askedAt = -1;
  readonly stop: () => void;

  constructor(
    private readonly room: Room,
    private readonly via: Via = line,
  ) {
    this.stop = via.listen((message) => this.hear(message));
  }

  /** Ask for advice unless that was done at this moment. */
  follow(at: number): void {
    if (this.pending !== null || this.askedAt === at) return;
    this.askedAt = at;
    this.pending = newId();
    this.room.apart.add(this.pending);
    this.via.ask({ type: "advise", table: this.room.table, id: this.pending });
  }

  /** The option that is advised at a moment; null as long as none is. */
  optionAt(at: number, options: readonly Option[]): Option | null {
    if (this.advised?.at !== at) return null;
    return options.find(({ text }) => text === this.advised?.choice) ?? null;
  }

  private hear(message: FromServer): void {
    if (!("id" in message) || message.id !== this.pending) return;
    this.pending = null;
    if (message.type === "advice") this.advised = { at: message.at, choice: message.choice };
    const now = this.room.shown?.at;
    if (now !== undefined && now !== this.askedAt && this.room.options.length > 0) this.follow(now);
  }
}
