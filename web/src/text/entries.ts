/** What can be typed now: the options by number, undo and redo by their words. */

import type { Scene } from "$/board/scene.svelte";
import type { Option } from "$/protocol";
import { costOf, inMoney, isPaid, wordsOf } from "$/table/question/telling";
import type { Choice } from "$/text/typed";

export interface Act {
  run: () => void;
  /** Whether it cannot be undone. */
  final: boolean;
  /** Whether it is no answer to the question, but possible at any time. */
  isAnytime: boolean;
}

/** The options as a numbered list: the answers in the order in which the game lists them, then what can be done at any time. */
export function optionsOf(scene: Scene): Choice<Act>[] {
  if (scene.waits) return [];
  const { answer, anytime } = scene.offers;
  const grouped = scene.page.group?.(answer).flatMap((group) => group.options) ?? answer;
  return [...grouped, ...anytime].map((option, index) => ({
    number: index + 1,
    words: sentence(option, scene),
    value: { run: () => scene.choose(option), final: option.reveals, isAnytime: index >= grouped.length },
  }));
}

/** Undo and redo, as far as they are possible. */
export const commandsOf = (scene: Scene): Choice<Act>[] =>
  scene.more.map(({ words, run }) => ({ number: 0, words, value: { run, final: false, isAnytime: false } }));

/** An option with its immediate cost and gain. */
export function sentence(option: Option, scene?: Scene): string {
  const { gain } = option;
  const [words, cost] = [wordsOf(option, scene), costOf(option)];
  if (isPaid(option) && gain > 0) return inMoney("web.text.cost_gain", option, { option: words, cost, gain });
  if (isPaid(option)) return inMoney("web.text.cost", option, { option: words, cost });
  return gain > 0 ? inMoney("web.text.gain", option, { option: words, gain }) : words;
}
