/** A hint that somebody asked for: the options worth choosing, as long as the question is the same. */

import { called } from "$/board/offers";
import type { Option, Problem, WeighedChoice } from "$/protocol";
import { wordsOf } from "$/table/question/telling";
import type { Answer } from "$/table/live/commands.svelte";
import type { Room } from "$/table/live/room.svelte";
import { announce } from "$/ui/announce.svelte";
import { say } from "$/words/words.svelte";

/** An option with what may come of it, and what speaks for it. */
export interface Hinted {
  option: Option;
  told: string;
  reasons: readonly string[];
}

export class Hint {
  /** Whether a hint is being thought of. */
  isPending = $state(false);
  private given = $state.raw<{ at: number; best: readonly WeighedChoice[] } | null>(null);

  constructor(private readonly room: Room) {}

  /** Whether the viewer may ask now. */
  get isOffered(): boolean {
    const { room } = this;
    return room.heard?.hints === true && room.me !== null && room.prompt !== null && room.prompt.waits_for == null && room.options.length > 1;
  }

  /** What is worth choosing at the present question, the best first. */
  get best(): readonly Hinted[] {
    if (this.given?.at !== this.room.shown?.at) return [];
    return this.given!.best.flatMap(({ choice, told, reasons }) => {
      const option = called(this.room.options, choice);
      return option === undefined ? [] : [{ option, told, reasons }];
    });
  }

  ask(): void {
    if (!this.isOffered || this.isPending) return;
    this.isPending = true;
    this.room.failure = null;
    announce(say("web.hint.thinking"));
    this.room.commands.ask({ type: "advise", hint: true }, (answer) => this.hear(answer));
  }

  close(): void {
    this.given = null;
    this.room.hinted = null;
  }

  private hear(answer: Answer): void {
    this.isPending = false;
    if (answer.type === "refused") this.room.failure = answer.problem satisfies Problem;
    if (answer.type !== "advice") return;
    const alone = { choice: answer.choice, expected: 0, spread: 0, unit: "", told: "", reasons: [] };
    const best = answer.best?.length ? answer.best : [alone]; // what was not weighed is only named
    this.given = { at: answer.at, best };
    for (const each of this.best) announce(tell(each, this.room));
  }
}

const tell = ({ option, told, reasons }: Hinted, room: Room): string =>
  say("web.hint.told", { choice: wordsOf(option, room), told, reasons: reasons.join("; ") });
