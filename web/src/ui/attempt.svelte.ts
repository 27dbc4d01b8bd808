/** An action that may fail: whether it is running, and its failure, for display. */

import { problemOf } from "$/net/problem";
import type { Problem } from "$/protocol";

export class Attempt {
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);

  /** Run it, unless it is still running. */
  async make(deed: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      await deed();
    } catch (thrown) {
      this.problem = problemOf(thrown);
    } finally {
      this.busy = false;
    }
  }
}
