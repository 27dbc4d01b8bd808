/** The guide of a first game: it follows the table and knows the lesson that is due and its advice. */

import type { Course, Deed, Lesson, Reason, Said, Situation } from "$/contract/course";
import { store as keep, storedJson, unstore } from "$/device/stored";
import { Adviser } from "$/learn/adviser.svelte";
import { isMet, lessonNow } from "$/learn/lessons";
import type { Option } from "$/protocol";
import type { Room } from "$/table/live/room.svelte";

/** The guide's comment on a choice: its result, and whether the learner did something else than advised. */
export interface Comment {
  deed: Deed | null;
  /** The option that was chosen and the one that was advised, where they differ. */
  instead: { chosen: Option; advised: Option } | null;
}

/** What the learner was asked: the moment, the number of events before, and the options. */
interface Asked {
  at: number;
  events: number;
  options: readonly Option[];
}

export class Guide {
  /** The guide's comment on the learner's last choice. */
  comment = $state.raw<Comment | null>(null);
  /** The learner wants to play on without the guide. */
  isDone = $state(false);

  private read = $state.raw<ReadonlySet<string>>(new Set());
  /** Null once the learner has answered. */
  private asked: Asked | null = null;
  private readonly adviser: Adviser;

  constructor(
    readonly course: Course,
    private readonly room: Room,
    read: readonly string[],
  ) {
    this.read = new Set(read);
    this.adviser = new Adviser(room);
  }

  /** Update from the table; to be called in an effect. */
  follow(): void {
    const s = this.situation;
    const at = this.room.shown?.at;
    if (s === null || at === undefined) return;
    if (this.asked !== null && at > this.asked.at) this.react(this.asked, s);
    if (s.decision === null) return;
    this.asked = { at, events: s.events.length, options: s.options };
    this.adviser.follow(at);
  }

  readonly situation: Situation | null = $derived.by(() => {
    const { room } = this;
    if (!room.ready || room.me === null) return null;
    const options = room.waits ? [] : room.offers.answer;
    const decision = options.length === 0 ? null : (room.prompt?.decision ?? null);
    return { view: room.view, me: room.me, decision, options, events: room.events };
  });

  /** The lesson that is due, and its number among all. */
  readonly lesson: (Lesson & { number: number; said: Said }) | null = $derived.by(() => {
    const s = this.situation;
    const found = s === null ? null : lessonNow(this.course.lessons, s, this.read);
    return found === null ? null : { ...found.lesson, number: this.course.lessons.indexOf(found.lesson) + 1, said: found.said };
  });

  /** What the server advises, and what speaks for it. */
  readonly advice: { option: Option; reason: Reason | null } | null = $derived.by(() => {
    const s = this.situation;
    const option = s === null ? null : this.adviser.optionAt(this.room.shown?.at ?? -1, s.options);
    return s === null || option === null ? null : { option, reason: this.course.reasonOf(option, s) };
  });

  /** The lessons that are done. */
  readonly met: string[] = $derived.by(() => {
    const s = this.situation;
    return s === null ? [] : this.course.lessons.filter((lesson) => isMet(lesson, s, this.read)).map(({ id }) => id);
  });

  readonly isComplete: boolean = $derived.by(() => this.met.length === this.course.lessons.length);

  /** The place to point at: what is advised, or else what the lesson is about. */
  readonly at: string | null = $derived(this.lesson?.said.at ?? this.advice?.option.at ?? null);

  /** Mark the due lesson as read. */
  next(): void {
    const lesson = this.lesson;
    if (lesson === null) return;
    this.comment = null;
    this.remember(lesson.id);
  }

  private react(asked: Asked, s: Situation): void {
    const { chosen } = this.room;
    const advised = this.adviser.optionAt(asked.at, asked.options);
    const deed = this.course.deedOf(
      s.events.slice(asked.events).filter(({ seat }) => seat === s.me),
      s,
      chosen,
    );
    const instead = chosen === null || advised === null || chosen.text === advised.text ? null : { chosen, advised };
    this.comment = deed === null && instead === null ? null : { deed, instead };
    this.asked = null;
  }

  private remember(id: string): void {
    this.read = new Set([...this.read, id]);
    store(this.course.game, { table: this.room.table, read: [...this.read] });
  }
}

const placeOf = (game: string): string => `railherd.learn.${game}`;

/** The progress of a first game, kept in this browser. */
export interface Progress {
  table: string;
  read: string[];
}

export function store(game: string, progress: Progress): void {
  keep(placeOf(game), JSON.stringify(progress));
}

/** The first game that was begun in this browser, if any. */
export function recall(game: string): Progress | null {
  const found = storedJson(placeOf(game)) as Progress | null;
  return typeof found?.table === "string" && Array.isArray(found.read) ? found : null;
}

export const forget = (game: string): void => unstore(placeOf(game));
