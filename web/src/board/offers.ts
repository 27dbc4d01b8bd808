/** What can be done at each place. */

import type { Option, Prompt } from "$/protocol";

/** Everything that pressing a place may mean: each option there, or the shortcut that goes on with it, and the shortcuts that end there. */
export function byPlace(options: readonly Option[], shortcuts: readonly Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  const add = (option: Option): void => {
    if (option.at === null) return;
    const here = found.get(option.at);
    if (here === undefined) found.set(option.at, [option]);
    else here.push(option);
  };
  const further = new Map(shortcuts.map((shortcut) => [`${shortcut.at} ${shortcut.text} ${shortcut.key}`, shortcut]));
  const used = new Set<Option>();
  for (const option of options) {
    const shortcut = further.get(`${option.at} ${option.text} ${option.key}`);
    if (shortcut !== undefined) used.add(shortcut);
    add(shortcut ?? option);
  }
  for (const shortcut of shortcuts) if (!used.has(shortcut)) add(shortcut);
  return found;
}

/** What pressing a part of a place means among the options there: one of them, or the text of its own, which is not possible now;
 * all of them where the part has nothing to do with them. */
export function partOf(here: readonly Option[], part: string): readonly Option[] | string {
  const texts = part.split("|");
  const meant = here.filter(({ text }) => texts.includes(text));
  if (meant.length > 0) return meant;
  const verbs = new Set(here.map(({ text }) => verbOf(text)));
  return texts.find((text) => verbs.has(verbOf(text))) ?? here;
}

const verbOf = (text: string): string => text.split(" ", 1)[0]!;

/** Answers in the order in which they are listed: how many of something comes last where it is none. */
export function listed(answers: readonly Option[]): readonly Option[] {
  const isNone = ({ args }: Option): boolean => args["number"] === 0;
  return answers.some(isNone) ? [...answers.filter((answer) => !isNone(answer)), ...answers.filter(isNone)] : answers;
}

/** The shortcuts of a question, none while somebody else is asked. */
export const shortcutsOf = (prompt: Prompt | null): readonly Option[] => (prompt?.waits_for == null ? (prompt?.shortcuts ?? []) : []);

/** The option of a text among some, where others may begin with the same choice and go on. */
export const called = (options: readonly Option[], text: string): Option | undefined => options.findLast((option) => option.text === text);

/** A name for what is done, unlike that of anything else that can be done now. */
export const nameOf = ({ text, then }: Option): string => [text, ...(then ?? [])].join(", ");
