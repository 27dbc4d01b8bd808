import { words } from "$/words/words.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** The time since something, in the page's language: "5 minutes ago", "yesterday". */
export function ago(time: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(words.tag, { numeric: "auto" });
  const passed = Math.max(0, now - time);
  const [unit, length] = UNITS.find(([, length]) => passed >= length) ?? ["second", Infinity];
  return format.format(-Math.floor(passed / length) || 0, unit);
}
