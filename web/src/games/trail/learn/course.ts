/** The guided first turns of a trail game. */

import type { Course } from "$/contract/course";
import { knowing } from "$/games/lessons";
import { deedOf, type Telling } from "$/games/trail/learn/deeds";
import type { Lesson } from "$/games/trail/learn/lessons";
import { nameOf } from "$/games/trail/learn/naming";
import { reasonOf } from "$/games/trail/learn/reasons";
import type { Trail } from "$/games/trail/trail";
import type { TrailView } from "$/games/trail/view";

interface Parts {
  lessons: readonly Lesson[];
  toldBy: Course["toldBy"];
  telling: Telling;
  reasons: readonly string[];
}

/** The course of a game with the figures of its table. */
export function courseOf(trail: Trail, { lessons, toldBy, telling, reasons }: Parts): Course {
  const course: Course<TrailView> = {
    game: trail.id,
    lessons: lessons.map((lesson) => knowing(lesson, { trail })),
    toldBy,
    reasonOf: (option) => reasonOf(reasons, trail, option),
    deedOf: (own, s, chosen) => deedOf(trail.id, telling, own, s, chosen),
    nameOf: (argument, id) => nameOf(trail, argument, id),
  };
  return course as Course;
}
