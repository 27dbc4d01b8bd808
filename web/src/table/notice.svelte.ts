/** It is your turn: in the window's title, as a sound, as a notice of the system. Only the title is there unasked. */

import { settings } from "$/table/settings.svelte";

const NOTES = [523.25, 659.25]; // a friendly third
const LENGTH = 0.16; // seconds a note

/** Tell somebody that it is his turn, in the ways he wants to be told. */
export function notice(title: string, text: string): void {
  if (settings.sound) chime();
  if (settings.notices && document.visibilityState === "hidden" && mayNotify()) {
    const shown = new Notification(title, { body: text, tag: "railherd-turn" });
    shown.onclick = () => window.focus();
  }
}

/** Whether this browser can show notices at all: it needs a secure connection. */
export const canNotify = (): boolean => window.isSecureContext && "Notification" in window;

/** Ask for leave to show notices; whether it was given. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

function mayNotify(): boolean {
  return canNotify() && Notification.permission === "granted";
}

let audio: AudioContext | null = null;

/** Two soft notes, made here. A browser that wants a click before any sound stays silent. */
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
