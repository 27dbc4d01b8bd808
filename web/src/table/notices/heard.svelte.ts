/** What happens at the table, as soft sounds, for those who want them. That it is one's turn is a notice. */

import { untrack } from "svelte";

import { settings } from "$/device/settings.svelte";
import type { Room } from "$/table/live/room.svelte";
import { type Sound, sound, SOUNDS } from "$/ui/sounding";

const MOST = 2; // of what happens at the same time

export class Heard {
  private told = -1;
  private hasBegun = false;
  private gathered = new Set<Sound>();

  constructor(private readonly room: Room) {
    $effect(() => untrack(() => room.whenShown(() => this.follow())));
  }

  private follow(): void {
    const { room } = this;
    if (!room.ready) return;
    const isNew = (n: number): boolean => this.hasBegun && n > this.told;
    if (settings.sound && document.visibilityState !== "hidden") {
      for (const happening of room.events) {
        const name = isNew(happening.n) ? room.page.sound?.(happening) : null;
        if (name != null) this.gather(name);
      }
      if (this.hasBegun && room.view.over && room.events.some(({ n }) => isNew(n))) this.gather("end");
    }
    this.told = room.events.at(-1)?.n ?? -1;
    this.hasBegun = true;
  }

  /** Of what is shown together, only the most telling is heard. */
  private gather(name: Sound): void {
    if (this.gathered.size === 0) setTimeout(() => this.play());
    this.gathered.add(name);
  }

  private play(): void {
    const names = SOUNDS.filter((name) => this.gathered.has(name)).slice(0, MOST);
    this.gathered = new Set();
    void sound(...names);
  }
}
