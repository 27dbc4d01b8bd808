/** A list of tables that is requested repeatedly. */

import { isShown } from "$/games/registry";
import { get } from "$/net/api";
import { problemOf } from "$/net/problem";
import type { Problem } from "$/protocol";
import type { TableSummary } from "$/rest";

export class Tables {
  /** Null until loaded; tables of games without a page are left out. */
  all = $state.raw<TableSummary[] | null>(null);
  problem = $state.raw<Problem | null>(null);

  constructor(private readonly path: "/tables" | "/me/tables") {}

  look = async (): Promise<void> => {
    try {
      this.all = (await get<TableSummary[]>(this.path)).filter((table) => isShown(table.game));
      this.problem = null;
    } catch (thrown) {
      this.problem = problemOf(thrown);
    }
  };
}
