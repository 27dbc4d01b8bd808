/** Any view in words: a passage for each of its parts, a line for each thing there. */

import type { Passage, View } from "$/contract/game";
import { say, words } from "$/words/words.svelte";

/** What every view has, and the table around it shows. */
const COMMON = new Set(["game", "rules", "options", "components", "over", "winners", "seat", "asked", "turn"]);

export const passages = (view: View): Passage[] =>
  Object.entries(view)
    .filter(([part]) => !COMMON.has(part))
    .map(([part, value]) => ({ title: plain(part), lines: linesOf(value) }));

function linesOf(value: unknown): { text: string }[] {
  if (typeof value !== "object" || value === null) return [{ text: told(value) }];
  const numbered = Array.isArray(value);
  return Object.entries(value).map(([name, one]) => ({ text: `${numbered ? Number(name) + 1 : plain(name)}: ${told(one)}` }));
}

function told(value: unknown): string {
  if (typeof value === "number") return words.number(value);
  if (typeof value === "boolean") return say(`core.${value}`);
  if (Array.isArray(value)) return value.length === 0 ? "–" : value.map(told).join(", ");
  if (typeof value !== "object" || value === null) return plain(String(value ?? "–"));
  return Object.entries(value)
    .map(([name, one]) => `${plain(name)} ${told(one)}`)
    .join("; ");
}

const plain = (id: string): string => id.replaceAll("_", " ");
