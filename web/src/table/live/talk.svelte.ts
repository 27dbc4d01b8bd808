/** What is said at a table. */

import type { TalkLine } from "$/protocol";
import type { Commands } from "$/table/live/commands.svelte";
import { recall, remember } from "$/table/live/memory";

export class Talk {
  lines = $state.raw<TalkLine[]>([]);
  /** Whether something was said before `lines`, which can be asked for. */
  hasEarlier = $state(false);
  /** The last line that was read here. */
  private read = $state(0);

  constructor(
    private readonly table: string,
    private readonly commands: Commands,
  ) {
    this.read = recall(table).talk;
  }

  /** How many lines of others a seat has not read. */
  unreadBy(seat: number | null): number {
    return this.lines.filter((line) => line.seq > this.read && line.seat !== seat).length;
  }

  markRead(): void {
    const last = this.lines.at(-1);
    if (last === undefined) return;
    remember(this.table, { talk: last.seq });
    this.read = last.seq;
  }

  say(text: string): void {
    this.commands.ask({ type: "say", text });
  }

  hearEarlier(): void {
    this.commands.ask({ type: "hear_talk", before: this.lines[0]?.seq ?? 0 });
  }

  /** Add what was newly said. Where lines between were left out, the earlier ones are asked for again. */
  append(said: readonly TalkLine[], isCut: boolean): void {
    const last = this.lines.at(-1)?.seq ?? 0;
    const fresh = said.filter(({ seq }) => seq > last);
    if (isCut && fresh.length === said.length) {
      this.lines = fresh;
      this.hasEarlier = true;
    } else if (fresh.length > 0) this.lines = [...this.lines, ...fresh];
  }

  prepend(said: readonly TalkLine[], hasEarlier: boolean): void {
    const first = this.lines[0]?.seq ?? Infinity;
    this.lines = [...said.filter(({ seq }) => seq < first), ...this.lines];
    this.hasEarlier = hasEarlier;
  }
}
