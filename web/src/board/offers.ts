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

/** The shortcuts of a question, none while somebody else is asked. */
export const shortcutsOf = (prompt: Prompt | null): readonly Option[] => (prompt?.waits_for == null ? (prompt?.shortcuts ?? []) : []);

/** The option of a text among some, where others may begin with the same choice and go on. */
export const called = (options: readonly Option[], text: string): Option | undefined =>
  options.findLast((option) => option.text === text);

/** A name for what is done, unlike that of anything else that can be done now. */
export const nameOf = ({ text, then }: Option): string => [text, ...(then ?? [])].join(", ");
