/** Durations of movements, and numbers that tick. For travelling pieces see board/motion. */

import { prefersReducedMotion, Tween } from "svelte/motion";
import { cubicOut } from "svelte/easing";

/** Milliseconds. */
export const CALM = 300;

export interface Spot {
  x: number;
  y: number;
}

/** A number that ticks to its new value: money, points. `ticking(() => value).current` is what to show, rounded. */
export function ticking(value: () => number): { readonly current: number } {
  const tween = Tween.of(value, { duration: () => (prefersReducedMotion.current ? 0 : CALM), easing: cubicOut });
  return {
    get current() {
      return Math.round(tween.current);
    },
  };
}
