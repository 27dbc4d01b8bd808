/** Events, questions and options in words. */

import { nameOf } from "$/board/offers";
import type { GamePage, Happening, View } from "$/contract/game";
import type { NewsLine, Option, Prompt } from "$/protocol";
import { type Arguments, say, words } from "$/words/words.svelte";

/** What is shown, as far as it takes to tell what happens there. */
interface Shown {
  page: GamePage;
  view: View;
}

const argsOf = (args: Happening["args"], shown?: Shown): Happening["args"] => shown?.page.argsOf?.(args, shown.view) ?? args;

/** An event as a line of the log. */
export function tell(happening: Happening, names: string[], shown?: Shown): string {
  const who = happening.seat === null ? "" : (names[happening.seat] ?? "");
  const { key } = happening;
  const args = argsOf(happening.args, shown);
  return words.sayOr(key, [who, key, ...Object.values(args)].join(" "), { ...args, who });
}

/** The most telling of some events in words: the first that happens somewhere, or else the first of a seat. */
export function mainOf(shown: Shown, happenings: readonly Happening[], names: string[]): string {
  const main = happenings.find((one) => shown.page.where?.(one) != null) ?? happenings.find(({ seat }) => seat !== null);
  return main === undefined ? "" : tell(main, names, shown);
}

/** News of the table as a line of the log. */
export const tellNews = ({ kind, name, other, count }: NewsLine): string => say(`web.news.${kind}`, { name, other, count });

/** The question of a decision such as `last_spike.lay`. */
export function questionOf(decision: string): string {
  const dot = decision.indexOf(".");
  return words.sayOr(`${decision.slice(0, dot)}.ask${decision.slice(dot)}`, decision.slice(dot + 1));
}

/** What an option does, in one sentence. */
export const wordsOf = ({ key, text, args }: Option, shown?: Shown): string => words.sayOr(key, text, argsOf(args, shown));

/** The answer to the question by which a shortcut comes to its thing, as among some answers; "" where it is an answer itself. */
export function viaOf(option: Option, answers: readonly Option[], shown?: Shown): string {
  if (answers.includes(option)) return "";
  const begun = answers.filter((answer) => nameOf(option).startsWith(nameOf(answer)));
  const first = begun.sort((one, other) => nameOf(other).length - nameOf(one).length)[0];
  return first === undefined || first.at === option.at ? "" : wordsOf(first, shown);
}

/** Whether the answers to a question only pay what was owed before. */
export const isOwed = ({ page, prompt }: { page: GamePage; prompt: Prompt | null }): boolean =>
  prompt !== null && page.owed?.includes(prompt.decision.slice(page.id.length + 1)) === true;

/** Whether an option costs anything, on one way or another. */
export const isPaid = (option: Option): boolean => (option.cost_most ?? option.cost) > 0;

/** A text about the money of an option, in the game's own money where that is not dollars. */
export function inMoney(key: string, { key: about }: Option, args: Arguments): string {
  const own = `${key}.${about.slice(0, about.indexOf("."))}`;
  return say(words.has(own) ? own : key, args);
}

export const payText = (option: Option): string => inMoney("web.table.pay", option, { amount: costOf(option) });
export const getText = (option: Option): string => inMoney("web.table.get", option, { amount: option.gain });

/** What an option costs: from the least to the most where the way is chosen later. */
export const costOf = ({ cost, cost_most: most }: Option): number | string => (most == null ? cost : say("core.range", { least: cost, most }));
