/** The guide's sentences: ids are replaced by names. */

import type { Course } from "$/contract/course";
import type { Arguments } from "$/words/words.svelte";

/** The same arguments as readable texts; a seat becomes `who`. */
export function named(course: Course, args: Arguments, names: readonly string[]): Arguments {
  const found = Object.entries(args).map(([name, value]) => [name, typeof value === "string" ? (course.nameOf(name, value) ?? value) : value]);
  const seat = args["seat"];
  return { ...Object.fromEntries(found), who: typeof seat === "number" ? (names[seat] ?? "") : "" };
}
