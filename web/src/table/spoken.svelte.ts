/** Others' turns for ears: one sentence each, once it is over; and that it is one's own turn. */

import type { Happening } from "$/games/contract";
import { announce } from "$/parts/announce.svelte";
import { askedNow } from "$/table/asked";
import { notice } from "$/table/notice.svelte";
import type { Room } from "$/table/room.svelte";
import { questionOf, tell } from "$/table/telling";
import { say } from "$/words/words.svelte";

export class Spoken {
  private gathered: Happening[] = [];
  private told = -1;
  private asked: number | null | undefined;

  constructor(private readonly room: Room) {
    $effect(() => this.follow());
  }

  private follow(): void {
    const { room } = this;
    if (!room.ready) return;
    this.gather();
    const asked = room.view.asked;
    if (asked === this.asked || !room.isCaughtUp) return;
    const isFirst = this.asked === undefined;
    this.asked = asked;
    this.tellOthers();
    if (asked !== null && room.isMine(asked)) this.call(isFirst);
  }

  /** What is new. A choice that was taken back is told as if it had not been. */
  private gather(): void {
    const { events } = this.room;
    if (this.asked !== undefined) this.gathered.push(...events.filter(({ n, seat }) => n > this.told && !this.isOwn(seat)));
    this.told = events.at(-1)?.n ?? -1;
    this.gathered = this.gathered.filter(({ n }) => n <= this.told);
  }

  private tellOthers(): void {
    announce(this.gathered.map((happening) => tell(happening, this.room.names)).join("; "));
    this.gathered = [];
  }

  private call(isFirst: boolean): void {
    const { room } = this;
    const question = room.prompt === null || room.prompt.decision === "" ? "" : questionOf(room.prompt.decision);
    const text = askedNow(room).text;
    announce(`${text}. ${question}`);
    if (!isFirst) notice(say(`${room.page.id}.title`), text);
  }

  private isOwn(seat: number | null): boolean {
    return seat !== null && this.room.own.includes(seat);
  }
}
