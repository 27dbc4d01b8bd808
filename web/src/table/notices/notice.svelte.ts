/** It is your turn: in the window's title, as a sound, as a system notification. Only the title is on by default. */

import { settings } from "$/table/live/settings.svelte";

const NOTES = [523.25, 659.25]; // a major third
const LENGTH = 0.16; // seconds per note

/** Tell players that it is their turn, in the ways they chose. */
export function notice(title: string, text: string): void {
  if (settings.sound) tried(chime);
  if (settings.notices && document.visibilityState === "hidden" && mayNotify()) tried(() => notify(title, text));
}

/** A browser may lack sound, or forbid notifications outside a service worker: the table goes on without. */
function tried(act: () => void): void {
  try {
    act();
  } catch (trouble) {
    console.info("railherd: no notice", trouble);
  }
}

function notify(title: string, text: string): void {
  const shown = new Notification(title, { body: text, tag: "railherd-turn" });
  shown.onclick = () => window.focus();
}

/** Whether this browser can show notifications: it needs a secure connection. */
export const canNotify = (): boolean => window.isSecureContext && "Notification" in window;

/** Ask for permission to show notifications; return whether it was given. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

function mayNotify(): boolean {
  return canNotify() && Notification.permission === "granted";
}

let audio: AudioContext | null = null;

/** Play two soft notes, synthesised here. A browser that requires a click before any sound stays silent. */
export function chime(): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  const start = audio.currentTime;
  NOTES.forEach((pitch, index) => note(audio!, pitch, start + index * LENGTH));
}

function note(context: AudioContext, pitch: number, at: number): void {
  const tone = new OscillatorNode(context, { type: "sine", frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + LENGTH * 1.8);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + LENGTH * 2);
}
