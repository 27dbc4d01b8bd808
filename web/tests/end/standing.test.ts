import { describe, expect, it } from "vitest";

import { padOf, ranking } from "$/end/standing";
import { PAD as GWT } from "$/games/gwt/pad";
import { PAD as LAST_SPIKE } from "$/games/last_spike/pad";

const money = (seat: number, cash: number, land_price: number) => ({ seat, total: cash, lines: { cash, land_price } });
const points = (seat: number, cattle: number, cities: number) => ({ seat, total: cattle + cities, lines: { cattle, cities } });
const ranks = (standing: { seat: number; rank: number }[]): [number, number][] => standing.map(({ seat, rank }) => [seat, rank]);

describe("the ranking", () => {
  it("goes by totals", () => {
    expect(ranks(ranking([money(0, 5, 9), money(1, 7, 0), money(2, 6, 1)], [1]))).toEqual([[1, 1], [2, 2], [0, 3]]);
  });

  it("puts whom the rules name first, even before a richer one who is bankrupt", () => {
    expect(ranks(ranking([money(0, 9, 0), money(1, 7, 0)], [1]))).toEqual([[1, 1], [0, 2]]);
  });

  it("breaks a tie by the line that counts for nothing else", () => {
    expect(ranks(ranking([money(0, 9, 0), money(1, 5, 2), money(2, 5, 3)], [0]))).toEqual([[0, 1], [2, 2], [1, 3]]);
  });

  it("shares a rank where totals are level and nothing breaks the tie", () => {
    expect(ranks(ranking([points(0, 9, 0), points(1, 2, 3), points(2, 4, 1)], [0]))).toEqual([[0, 1], [1, 2], [2, 2]]);
  });

  it("shares a victory", () => {
    const shared = ranking([points(0, 1, 0), points(1, 2, 3), points(2, 4, 1)], [1, 2]);
    expect(ranks(shared)).toEqual([[1, 1], [2, 1], [0, 3]]);
    expect(shared.map((one) => one.isWinner)).toEqual([true, true, false]);
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
