import { describe, expect, it } from "vitest";

import { inOrder } from "$/lists/mine";
import type { TableSummary } from "$/rest";

function table(id: string, phase: string, changed: number, more: Partial<TableSummary> = {}): TableSummary {
  return {
    table: id,
    game: "last_spike",
    options: {},
    phase,
    listed: false,
    turn_minutes: 0,
    host: true,
    created: 0,
    changed,
    seats: [],
    own: [0],
    asked: null,
    link: null,
    figures: "",
    result: null,
    ...more,
  };
}

describe("one's own tables", () => {
  it("begin with those that wait for oneself, then by the last change; closed ones are gone", () => {
    const tables = [
      table("over", "over", 90),
      table("theirs", "playing", 80, { asked: 1 }),
      table("gathering", "gathering", 85),
      table("mine early", "playing", 10, { asked: 0 }),
      table("closed", "closed", 95),
      table("mine late", "playing", 20, { own: [0, 2], asked: 2 }),
      table("not asked any more", "over", 91, { asked: 0 }),
    ];
    expect(inOrder(tables).map((one) => one.table)).toEqual(["mine late", "mine early", "gathering", "theirs", "not asked any more", "over"]);
  });
});
