/** How far the house of this browser is: it takes some seconds to open, and may fail to. */

export type Phase = "loading" | "up" | "failed";

class Engine {
  phase = $state<Phase>("loading");
  /** The part of what is to be fetched that has come, from 0 to 1. */
  done = $state(0);
  /** What went wrong, for those who can mend it. */
  trouble = $state("");
}

export const engine = new Engine();
