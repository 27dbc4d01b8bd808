/** News of the table: announced when it comes, and shown until it is read. */

import type { NewsLine } from "$/protocol";
import { recall, remember } from "$/table/live/memory";
import type { Room } from "$/table/live/room.svelte";
import { tellNews } from "$/table/question/telling";
import { announce } from "$/ui/announce.svelte";

const MOST = 3; // lines at once
/** What nobody may overlook: somebody else sees a hand, or plays it. */
const URGENT = ["offered", "handed_over", "given", "taken_back", "to_bot", "to_bot_late", "time_up"];

export class Bulletin {
  private read = $state(0);
  private told: number | null = null;

  constructor(private readonly room: Room) {
    this.read = recall(room.table).news;
    $effect(() => this.tell());
  }

  get unread(): NewsLine[] {
    return this.room.news.filter(({ seq, kind }) => seq > this.read && URGENT.includes(kind)).slice(-MOST);
  }

  dismiss(): void {
    this.read = this.room.news.at(-1)?.seq ?? 0;
    remember(this.room.table, { news: this.read });
  }

  private tell(): void {
    const { news, heard } = this.room;
    if (heard === null) return;
    if (this.told !== null) for (const line of news.filter(({ seq }) => seq > this.told!)) announce(tellNews(line));
    this.told = news.at(-1)?.seq ?? 0;
  }
}
