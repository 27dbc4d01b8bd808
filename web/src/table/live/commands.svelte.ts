/** What a live table sends: the viewer's own steps one at a time, and whatever else is asked beside them. */

import type { Line } from "$/net/line.svelte";
import type { FromClient, FromServer } from "$/protocol";

/** A step at the table, which waits until it is answered. */
export type Kind = "choose" | "interrupt" | "undo" | "redo" | "ask_rewind" | "show_seat";

type Sent = Extract<FromClient, { id: string }>;
/** A message without what is the same in all of them. */
type Question<Message> = Message extends Sent ? Omit<Message, "table" | "id"> : never;
export type Answer = Extract<FromServer, { id: string }>;

/** Milliseconds: an answer that comes sooner is shown without a busy state before it. */
const SOON = 150;

export class Commands {
  private flight = $state.raw<{ id: string; kind: Kind } | null>(null);
  /** Whether the answer to a step takes so long that the page shows it. */
  isLate = $state(false);
  private lateness: ReturnType<typeof setTimeout> | undefined;
  /** Those who wait for an answer themselves, by the id of what they asked. */
  private readonly askers = new Map<string, (answer: Answer) => void>();

  constructor(
    private readonly table: string,
    private readonly via: Pick<Line, "ask">,
  ) {}

  /** The step that is not answered yet. */
  get pending(): Kind | null {
    return this.flight?.kind ?? null;
  }

  /** Send a step; nothing else is sent this way before it is answered. */
  step(kind: Kind, more: Record<string, unknown>): void {
    const id = newId();
    this.flight = { id, kind };
    this.lateness = setTimeout(() => (this.isLate = true), SOON);
    this.via.ask({ type: kind, table: this.table, id, ...more } as Sent);
  }

  /** Ask something beside the steps. Whoever gives `answered` gets the answer, a refusal too, and nobody else does. */
  ask(question: Question<Sent>, answered?: (answer: Answer) => void): void {
    const id = newId();
    if (answered !== undefined) this.askers.set(id, answered);
    this.via.ask({ ...question, table: this.table, id } as Sent);
  }

  /** Take an answer; return whether it was for somebody who waited for it. */
  take(answer: Answer): boolean {
    const asker = this.askers.get(answer.id);
    this.askers.delete(answer.id);
    if (this.flight?.id === answer.id) this.end();
    asker?.(answer);
    return asker !== undefined;
  }

  /** The step is done: its answer has come, or is seen at the table. */
  end(): void {
    this.flight = null;
    this.isLate = false;
    clearTimeout(this.lateness);
  }
}

/** An id by which the server recognises a request that is sent twice. */
const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
