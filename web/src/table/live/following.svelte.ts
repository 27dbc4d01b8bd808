/** What a player missed while away: after a reload, or behind another tab. */

import type { Happening } from "$/contract/game";
import { recall, remember } from "$/table/live/memory";
import type { Room } from "$/table/live/room.svelte";

export class Following {
  /** The events since the player left, until they are read. */
  missed = $state.raw<Happening[]>([]);
  private mark: number | null = null;

  constructor(private readonly room: Room) {
    const { events } = recall(room.table);
    this.mark = events > 0 ? events : null;
    $effect(() => this.follow());
    $effect(() => {
      const changed = (): void => this.look();
      document.addEventListener("visibilitychange", changed);
      return () => document.removeEventListener("visibilitychange", changed);
    });
  }

  dismiss(): void {
    this.missed = [];
  }

  private follow(): void {
    const { shown, events } = this.room;
    if (shown?.view == null || document.visibilityState === "hidden") return;
    const next = (events.at(-1)?.n ?? -1) + 1;
    if (this.mark !== null) this.missed = this.othersSince(this.mark);
    this.mark = null;
    remember(this.room.table, { events: next });
  }

  private look(): void {
    if (document.visibilityState === "hidden") this.mark = (this.room.events.at(-1)?.n ?? -1) + 1;
    else this.follow();
  }

  private othersSince(mark: number): Happening[] {
    const found = this.room.events.filter(({ n }) => n >= mark);
    return found.some(({ seat }) => seat !== null && !this.room.own.includes(seat)) ? found : [];
  }
}
