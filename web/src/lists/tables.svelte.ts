/** A list of tables that is requested repeatedly. */

import { isShown } from "$/games/registry";
import { get } from "$/net/api";
import { line, type Line } from "$/net/line.svelte";
import { problemOf } from "$/net/problem";
import type { Problem } from "$/protocol";
import type { TableSummary } from "$/rest";
import { whileVisible } from "$/ui/poll";

/** Milliseconds between two looks: where the server tells of changes, and where it cannot. */
const SELDOM = 60_000;
const OFTEN = 5_000;

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

/** Look at the tables that anybody may join, and again whenever they change. Call the result to stop. */
export function followLobby(look: () => Promise<void>, via: Pick<Line, "status" | "listen" | "greet" | "send"> = line): () => void {
  const ends = [
    via.listen((message) => void (message.type === "lobby" && look())),
    via.greet(() => via.send({ type: "watch_lobby" })),
    whileVisible(look, () => (via.status === "open" ? SELDOM : OFTEN)),
  ];
  return () => {
    for (const end of ends) end();
    via.send({ type: "watch_lobby", on: false });
  };
}
