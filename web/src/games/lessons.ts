/** Lessons that need to know more of a table than its view, such as its figures. */

import type { Lesson, Situation } from "$/contract/course";
import type { View } from "$/contract/game";

/** A lesson that is told what it needs to know besides the situation. */
export interface KnowingLesson<Seen extends View, More> extends Omit<Lesson<Seen>, "say" | "isMet"> {
  say: (s: Situation<Seen> & More, read: ReadonlySet<string>) => ReturnType<Lesson<Seen>["say"]>;
  isMet?: (s: Situation<Seen> & More) => boolean;
}

/** The same lesson for anybody. */
export function knowing<Seen extends View, More>(lesson: KnowingLesson<Seen, More>, more: More): Lesson<Seen> {
  const { isMet } = lesson;
  return {
    ...lesson,
    say: (s, read) => lesson.say({ ...s, ...more }, read),
    isMet: isMet && ((s) => isMet({ ...s, ...more })),
  };
}
