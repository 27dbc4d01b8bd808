/** The guide of a first game: follows the table, knows which lesson is due, and what it would do. */

import type { SpikeView } from "$/games/last_spike/view";
import { adviseOn, type Advice } from "$/learn/advice";
import { commentOn, type Asked, type Comment } from "$/learn/comment";
import { isMet, lessonNow, LESSONS, type LessonId, type Said } from "$/learn/lessons";
import type { Situation } from "$/learn/situation";
import type { Room } from "$/table/room.svelte";

const STORED = "railherd.learn";

/** What a first game has come to, kept in this browser. */
export interface Progress {
  table: string;
  read: string[];
}

export class Guide {
  /** What the guide says of the learner's last choice. */
  comment = $state.raw<Comment | null>(null);
  /** The learner wants to play on without it. */
  isDone = $state(false);

  private read = $state.raw<ReadonlySet<string>>(new Set());
  /** What the learner was last asked, and how much had happened by then; null once he has answered. */
  private asked: (Asked & { events: number }) | null = null;

  constructor(
    private readonly room: Room,
    read: readonly string[],
  ) {
    this.read = new Set(read);
  }

  /** Look at the table anew; to be called in an effect. */
  follow(): void {
    const s = this.situation;
    if (s === null) return;
    if (this.asked !== null && s.events.length > this.asked.events) this.react(this.asked, s);
    const advice = adviseOn(s);
    if (advice !== null) this.asked = { advice, options: s.options, events: s.events.length };
  }

  get situation(): Situation | null {
    const { room } = this;
    if (!room.ready || room.me === null) return null;
    const options = room.options;
    const decision = options.length === 0 ? null : (room.prompt?.decision ?? null);
    return { view: room.view as SpikeView, me: room.me, decision, options, events: room.events };
  }

  /** The lesson that is due, and its number among all. */
  get lesson(): { id: LessonId; number: number; said: Said } | null {
    const s = this.situation;
    const found = s === null ? null : lessonNow(s, this.read);
    return found === null ? null : { id: found.lesson.id, number: LESSONS.indexOf(found.lesson) + 1, said: found.said };
  }

  get advice(): Advice | null {
    const s = this.situation;
    return s === null ? null : adviseOn(s);
  }

  /** The lessons that are met. */
  get met(): string[] {
    const s = this.situation;
    return s === null ? [] : LESSONS.filter((lesson) => isMet(lesson, s, this.read)).map(({ id }) => id);
  }

  get isComplete(): boolean {
    return this.met.length === LESSONS.length;
  }

  /** The place that is spoken of: what is advised, or else what the lesson is about. */
  get at(): string | null {
    const lesson = this.lesson;
    const isReading = lesson !== null && lesson.said.at !== null;
    return isReading ? lesson.said.at : (this.advice?.option.at ?? null);
  }

  /** The lesson that is due has been read. */
  next(): void {
    const lesson = this.lesson;
    if (lesson === null) return;
    this.comment = null;
    this.remember(lesson.id);
  }

  private react(asked: Asked & { events: number }, s: Situation): void {
    const comment = commentOn(asked, s.events.slice(asked.events), s);
    if (comment === null) return;
    this.comment = comment;
    this.asked = null;
  }

  private remember(id: string): void {
    this.read = new Set([...this.read, id]);
    store({ table: this.room.table, read: [...this.read] });
  }
}

export function store(progress: Progress): void {
  localStorage.setItem(STORED, JSON.stringify(progress));
}

/** The first game that was begun in this browser, if any. */
export function recall(): Progress | null {
  try {
    const found = JSON.parse(localStorage.getItem(STORED) ?? "null") as Progress | null;
    return typeof found?.table === "string" && Array.isArray(found.read) ? found : null;
  } catch {
    return null;
  }
}

export const forget = (): void => localStorage.removeItem(STORED);
