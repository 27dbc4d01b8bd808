/** Single keys at the table. They are ignored in fields and windows, and can be switched off. */

import { settings } from "$/device/settings.svelte";

export type Action = "undo" | "undo_turn" | "redo" | "hint" | "skip" | "board" | "now" | "log" | "text" | "zoom_in" | "zoom_out" | "zoom_fit" | "help";

/** Every key and its action, in the listed order. Letters mean the physical key, in any alphabet. */
export const KEYS: readonly { key: string; action: Action }[] = [
  { key: "U", action: "undo" },
  { key: "Z", action: "undo_turn" },
  { key: "R", action: "redo" },
  { key: "H", action: "hint" },
  { key: "S", action: "skip" },
  { key: "N", action: "now" },
  { key: "B", action: "board" },
  { key: "L", action: "log" },
  { key: "T", action: "text" },
  { key: "+", action: "zoom_in" },
  { key: "−", action: "zoom_out" },
  { key: "0", action: "zoom_fit" },
  { key: "?", action: "help" },
];

/** The actions of a table for keys. */
export interface Bound {
  act: (action: Action) => void;
  /** The option of a number key. */
  pick: (number: number) => void;
}

export function heardKey(event: KeyboardEvent, bound: Bound): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (!settings.keys || isElsewhere(event.target)) return;
  const key = nameOf(event);
  const found = KEYS.find((one) => one.key === key);
  if (found !== undefined) bound.act(found.action);
  else if (/^[1-9]$/.test(key)) bound.pick(Number(key));
  else return;
  event.preventDefault();
}

function nameOf(event: KeyboardEvent): string {
  if (event.key === "=") return "+";
  if (event.key === "-") return "−";
  if (/^Key[A-Z]$/.test(event.code)) return event.code.slice(3);
  return event.key.toUpperCase();
}

/** Whether the focus is in a field, or a window covers the table. */
function isElsewhere(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  const isField = element?.closest?.("input, textarea, select, [contenteditable], [role=menu]") != null;
  return isField || document.querySelector("dialog[open]") !== null;
}
