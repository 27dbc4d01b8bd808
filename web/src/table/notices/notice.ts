/** It is your turn: in the window's title, as a sound, as a system notification. Only the title is on by default. */

import { notify } from "$/device/notify";
import { settings } from "$/device/settings.svelte";
import { sound } from "$/ui/sounding";

/** Tell players that it is their turn, in the ways they chose. */
export function notice(title: string, text: string): void {
  if (settings.sound) void sound("turn");
  if (settings.notices && document.visibilityState === "hidden") notify(title, text);
}
