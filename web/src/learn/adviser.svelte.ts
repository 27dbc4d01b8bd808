/** What the server advises the learner: one option of the prompt, asked for at each question. */

import { called } from "$/board/offers";
import type { Option } from "$/protocol";
import type { Answer } from "$/table/live/commands.svelte";
import type { Room } from "$/table/live/room.svelte";

export class Adviser {
  private advised = $state.raw<{ at: number; choice: string } | null>(null);
  /** Whether a question is being thought about: one at a time. */
  private isPending = false;
  private askedAt = -1;

  constructor(private readonly room: Room) {}

  /** Ask for advice unless that was done at this moment. */
  follow(at: number): void {
    if (this.isPending || this.askedAt === at) return;
    this.askedAt = at;
    this.isPending = true;
    this.room.commands.ask({ type: "advise" }, (answer) => this.hear(answer));
  }

  /** The option that is advised at a moment; null as long as none is. */
  optionAt(at: number, options: readonly Option[]): Option | null {
    if (this.advised?.at !== at) return null;
    return called(options, this.advised.choice) ?? null;
  }

  private hear(answer: Answer): void {
    this.isPending = false;
    if (answer.type === "advice") this.advised = { at: answer.at, choice: answer.choice };
    const now = this.room.shown?.at;
    if (now !== undefined && now !== this.askedAt && this.room.options.length > 0) this.follow(now);
  }
}
