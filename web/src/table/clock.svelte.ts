/** The approximate present time: for "away for 3 minutes". */

import { createSubscriber } from "svelte/reactivity";

const EVERY = 15_000; // milliseconds

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

export const clock = {
  /** Unix milliseconds; effects that read it run again when it moves on. */
  get now(): number {
    subscribe();
    return Date.now();
  },
};
