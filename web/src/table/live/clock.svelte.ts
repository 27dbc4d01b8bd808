/** The approximate present time: effects that read it run again when it moves on. */

import { createSubscriber } from "svelte/reactivity";

class Clock {
  private readonly subscribe: () => void;

  constructor(every: number) {
    this.subscribe = createSubscriber((update) => {
      const timer = setInterval(update, every);
      return () => clearInterval(timer);
    });
  }

  /** Unix milliseconds. */
  get now(): number {
    this.subscribe();
    return Date.now();
  }
}

/** For "away for 3 minutes". */
export const clock = new Clock(15_000);

/** For the time that is left. */
export const seconds = new Clock(1_000);
