/** Others' turns for screen readers: one sentence each, once it is over; and that it is the viewer's turn. */

import { untrack } from "svelte";

import type { Happening } from "$/contract/game";
import { askedNow } from "$/table/question/asked";
import { notice } from "$/table/notices/notice";
import type { Room } from "$/table/live/room.svelte";
import { questionOf, tell, wordsOf } from "$/table/question/telling";
import { announce } from "$/ui/announce.svelte";
import { say, titleOf, words } from "$/words/words.svelte";

export class Spoken {
  private gathered: Happening[] = [];
  private told = -1;
  private asked: number | null = null;
  /** Events before the start are not news. */
  private hasBegun = false;
  /** The viewer's turn has come and is not announced yet. */
  private isDue = false;
  /** Whether something could be done at any time when that was told last. */
  private hasAnytime = false;

  constructor(private readonly room: Room) {
    $effect(() => untrack(() => room.whenShown(() => this.follow())));
  }

  private follow(): void {
    const { room } = this;
    if (!room.ready) return;
    this.gather();
    const asked = room.view.asked;
    if (asked !== this.asked || !this.hasBegun) {
      this.asked = asked;
      this.tellOthers();
      this.isDue = asked !== null && room.isMine(asked);
    }
    if (this.isDue && room.isCaughtUp) this.call();
    else if (room.isCaughtUp && room.offers.anytime.length > 0 !== this.hasAnytime) this.tellAnytime();
    this.hasBegun = true;
  }

  /** The new events. A choice that was taken back is left out. */
  private gather(): void {
    const { events } = this.room;
    if (this.hasBegun) this.gathered.push(...events.filter(({ n, seat }) => n > this.told && !this.isOwn(seat)));
    this.told = events.at(-1)?.n ?? -1;
    this.gathered = this.gathered.filter(({ n }) => n <= this.told);
  }

  private tellOthers(): void {
    announce(this.gathered.map((happening) => tell(happening, this.room.names, this.room)).join("; "));
    this.gathered = [];
  }

  private call(): void {
    const { room } = this;
    this.isDue = false;
    const question = room.prompt === null || room.prompt.decision === "" ? "" : questionOf(room.prompt.decision);
    const text = askedNow(room).text;
    announce(`${text}. ${question}`);
    this.tellAnytime();
    if (this.hasBegun) notice(titleOf(room.page.id), text);
  }

  /** What can be done at any time is told with each question to the viewer, and when it becomes possible in between. */
  private tellAnytime(): void {
    const { anytime } = this.room.offers;
    if (anytime.length > 0) announce(say("web.table.anytime_told", { what: words.list(anytime.map((option) => wordsOf(option, this.room))) }));
    this.hasAnytime = anytime.length > 0;
  }

  private isOwn(seat: number | null): boolean {
    return seat !== null && this.room.own.includes(seat);
  }
}
