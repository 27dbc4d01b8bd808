/** A question with one answer answers itself, at once or after a moment, where the player wants that. */

import { untrack } from "svelte";

import type { Option } from "$/protocol";
import type { Room } from "$/table/live/room.svelte";
import { settings } from "$/device/settings.svelte";
import { wordsOf } from "$/table/question/telling";
import { announce } from "$/ui/announce.svelte";
import { say } from "$/words/words.svelte";

/** Milliseconds during which the player can still take their last choice back. */
export const MOMENT = 2000;

export class Ending {
  /** The answer that will be given in a moment; null if none will. */
  due = $state.raw<Option | null>(null);
  /** The moment of the game at which the player said that they want to be asked. */
  private kept = $state<number | null>(null);

  constructor(readonly room: Room) {
    $effect(() => {
      const only = this.only;
      const { ending } = settings;
      return only === null || ending === "ask" ? undefined : untrack(() => this.begin(only, ending === "at_once" ? 0 : MOMENT));
    });
  }

  /** Ask this question all the same. */
  stay(): void {
    this.kept = this.room.shown?.at ?? null;
  }

  /** The only thing that the player can do now. After an undo they want to do something else, so nothing is done for them. */
  private get only(): Option | null {
    const { room } = this;
    const { answer, anytime } = room.offers;
    const [option, ...others] = answer;
    if (option === undefined || others.length > 0 || room.shortcuts.length > 0) return null;
    if (anytime.length > 0 && this.passesLast) return null;
    if (!room.isCaughtUp || room.busy || room.called !== null || room.failure !== null) return null;
    return room.prompt?.aside === true || room.prompt?.can_redo === true || this.kept === room.shown?.at ? null : option;
  }

  /** Whether what can be done at any time can perhaps not be done afterwards any more. */
  private get passesLast(): boolean {
    const { page, view } = this.room;
    return page.progress(view).isLate === true;
  }

  private begin(option: Option, wait: number): () => void {
    this.due = wait > 0 ? option : null;
    const timer = setTimeout(() => this.give(option), wait);
    return () => {
      clearTimeout(timer);
      this.due = null;
    };
  }

  private give(option: Option): void {
    announce(say("web.table.ended", { what: wordsOf(option, this.room) }));
    this.room.choose(option);
  }
}
