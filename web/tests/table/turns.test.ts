import { describe, expect, it } from "vitest";

import type { Happening } from "$/contract/game";
import { turnsOf } from "$/table/log/turns";

const happened = (...seats: (number | null)[]): Happening[] => seats.map((seat, n) => ({ n, key: "k", seat, args: {} }));

describe("the log", () => {
  it("keeps together what one seat did in its turn", () => {
    expect(turnsOf(happened(0, 0, 1, 1, 1, 0)).map(({ seat, happenings }) => [seat, happenings.length])).toEqual([
      [0, 2],
      [1, 3],
      [0, 1],
    ]);
  });

  it("leaves what concerns nobody in the turn it happened in", () => {
    expect(turnsOf(happened(null, 0, null, 1)).map(({ n, seat, happenings }) => [n, seat, happenings.length])).toEqual([
      [0, 0, 3],
      [3, 1, 1],
    ]);
  });
});
