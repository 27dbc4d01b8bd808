/** What time it is, roughly: for "away for 3 minutes". */

import { createSubscriber } from "svelte/reactivity";

const EVERY = 15_000; // milliseconds

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

export const clock = {
  /** Unix milliseconds; whoever reads it in an effect is told when it has moved on. */
  get now(): number {
    subscribe();
    return Date.now();
  },
};
