/** The guide of a first game: follows the table, knows which lesson is due, and what it would do. */

import type { Advice, Course, Deed, Lesson, Said, Situation } from "$/games/contract";
import { isMet, lessonNow } from "$/learn/lessons";
import type { Option } from "$/protocol";
import type { Room } from "$/table/room.svelte";

/** What the guide says of a choice: what came of it and, where the learner went his own way, that he did. */
export interface Comment {
  deed: Deed | null;
  /** The option that was chosen and the one that the guide advised, where they differ. */
  instead: { chosen: Option; advised: Option } | null;
}

/** What the learner was asked: the moment, how much had happened, and what the guide would have done. */
interface Asked {
  at: number;
  events: number;
  advice: Advice;
}

export class Guide {
  /** What the guide says of the learner's last choice. */
  comment = $state.raw<Comment | null>(null);
  /** The learner wants to play on without it. */
  isDone = $state(false);

  private read = $state.raw<ReadonlySet<string>>(new Set());
  /** Null once he has answered. */
  private asked: Asked | null = null;

  constructor(
    readonly course: Course,
    private readonly room: Room,
    read: readonly string[],
  ) {
    this.read = new Set(read);
  }

  /** Look at the table anew; to be called in an effect. */
  follow(): void {
    const s = this.situation;
    const at = this.room.shown?.at;
    if (s === null || at === undefined) return;
    if (this.asked !== null && at > this.asked.at) this.react(this.asked, s);
    const advice = this.course.advise(s);
    if (advice !== null) this.asked = { at, events: s.events.length, advice };
  }

  get situation(): Situation | null {
    const { room } = this;
    if (!room.ready || room.me === null) return null;
    const options = room.options;
    const decision = options.length === 0 ? null : (room.prompt?.decision ?? null);
    return { view: room.view, me: room.me, decision, options, events: room.events };
  }

  /** The lesson that is due, and its number among all. */
  get lesson(): (Lesson & { number: number; said: Said }) | null {
    const s = this.situation;
    const found = s === null ? null : lessonNow(this.course.lessons, s, this.read);
    return found === null ? null : { ...found.lesson, number: this.course.lessons.indexOf(found.lesson) + 1, said: found.said };
  }

  get advice(): Advice | null {
    const s = this.situation;
    return s === null ? null : this.course.advise(s);
  }

  /** The lessons that are met. */
  get met(): string[] {
    const s = this.situation;
    return s === null ? [] : this.course.lessons.filter((lesson) => isMet(lesson, s, this.read)).map(({ id }) => id);
  }

  get isComplete(): boolean {
    return this.met.length === this.course.lessons.length;
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

  private react(asked: Asked, s: Situation): void {
    const { chosen } = this.room;
    const advised = asked.advice.option;
    const deed = this.course.deedOf(s.events.slice(asked.events).filter(({ seat }) => seat === s.me), s);
    const instead = chosen === null || chosen.text === advised.text ? null : { chosen, advised };
    this.comment = deed === null && instead === null ? null : { deed, instead };
    this.asked = null;
  }

  private remember(id: string): void {
    this.read = new Set([...this.read, id]);
    store(this.course.game, { table: this.room.table, read: [...this.read] });
  }
}

const placeOf = (game: string): string => `railherd.learn.${game}`;

/** What a first game has come to, kept in this browser. */
export interface Progress {
  table: string;
  read: string[];
}

export function store(game: string, progress: Progress): void {
  localStorage.setItem(placeOf(game), JSON.stringify(progress));
}

/** The first game that was begun in this browser, if any. */
export function recall(game: string): Progress | null {
  try {
    const found = JSON.parse(localStorage.getItem(placeOf(game)) ?? "null") as Progress | null;
    return typeof found?.table === "string" && Array.isArray(found.read) ? found : null;
  } catch {
    return null;
  }
}

export const forget = (game: string): void => localStorage.removeItem(placeOf(game));
