/** Find the lesson that is due, by what lies on the table, so that any deal and any choice will do. */

import type { Lesson, Said, Situation } from "$/contract/course";

import type { View } from "$/contract/game";

/** The first lesson that is due and not done yet. */
export function lessonNow<Seen extends View>(
  lessons: readonly Lesson<Seen>[],
  s: Situation<Seen>,
  read: ReadonlySet<string>,
): { lesson: Lesson<Seen>; said: Said } | null {
  for (const lesson of lessons) {
    if (isMet(lesson, s, read)) continue;
    const said = lesson.say(s, read);
    if (said !== null) return { lesson, said };
  }
  return null;
}

export const isMet = <Seen extends View>(lesson: Lesson<Seen>, s: Situation<Seen>, read: ReadonlySet<string>): boolean =>
  read.has(lesson.id) || (lesson.isMet?.(s) ?? false);
