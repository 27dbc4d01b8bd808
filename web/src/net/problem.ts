/** A problem as one sentence in the page's language. */

import { Trouble } from "$/net/api";
import type { Problem } from "$/protocol";
import { say, words } from "$/words/words.svelte";

/** The sentence of a problem; in its original language where this page has no text for it. */
export const sentenceOf = (problem: Problem): string => (words.has(problem.key) ? say(problem.key, problem.args) : problem.text);

/** The text for anything thrown; errors of the page itself are not hidden. */
export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof Trouble) return thrown.problem;
  throw thrown;
}
