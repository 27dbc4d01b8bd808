import { describe, expect, it } from "vitest";

import { padOf, ranking } from "$/end/standing";
import { PAD as GWT } from "$/games/gwt/pad";
import { PAD as LAST_SPIKE } from "$/games/last_spike/pad";

const scored = (seat: number, rank: number) => ({ seat, rank, total: 5, lines: { cattle: 5 } });

describe("the ranking", () => {
  it("goes by the ranks that the server gives, equal ones by their seats", () => {
    const standings = ranking([scored(0, 3), scored(1, 1), scored(2, 4), scored(3, 1)], [1, 3]);
    expect(standings.map(({ seat }) => seat)).toEqual([1, 3, 0, 2]);
    expect(standings.map(({ isWinner }) => isWinner)).toEqual([true, true, false, false]);
  });
});

describe("the score pad", () => {
  it("has the printed order, whatever order the lines come in", () => {
    expect(padOf({ pad: GWT }, [{ seat: 0, total: 0, lines: { cattle: 0, cities: 0, money: 0 } }])).toEqual(["money", "cities", "cattle"]);
  });

  it("leaves out no line it has not heard of", () => {
    expect(padOf({ pad: LAST_SPIKE }, [{ seat: 0, total: 0, lines: { bonus: 1, cash: 2 } }])).toEqual(["cash", "bonus"]);
  });
});
