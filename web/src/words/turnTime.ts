import { say } from "$/words/words.svelte";

const DAY = 24 * 60; // minutes

/** The time for a turn in words: "5 minutes", "3 days", or that there is no clock. */
export function turnTime(minutes: number): string {
  if (minutes === 0) return say("web.clock.none");
  return minutes % DAY === 0 ? say("web.clock.days", { days: minutes / DAY }) : say("web.clock.minutes", { minutes });
}

/** Milliseconds as a clock shows them: 1:05, or from two days on whole days. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (n: number): string => String(n).padStart(2, "0");
  if (seconds >= 2 * DAY * 60) return say("web.clock.days", { days: Math.floor(seconds / (DAY * 60)) });
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
