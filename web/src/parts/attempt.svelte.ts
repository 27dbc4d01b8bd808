/** Something that may fail: whether it is under way, and what went wrong with it, for whoever shows both. */

import { problemOf } from "$/net/problem";
import type { Problem } from "$/protocol";

export class Attempt {
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);

  /** Do it, unless it is still being done. */
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
