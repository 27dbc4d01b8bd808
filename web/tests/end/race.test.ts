/** The race of a finished game, in total and line by line. */

import { expect, test } from "vitest";

import { chartData, sourceData } from "$/end/race";

const race = {
  last: 2,
  names: ["Ana", "Boris"],
  seats: [
    { totals: [0, 3, 5], lines: { money: [0, 1, 2], cities: [0, 2, 3] } },
    { totals: [0, -1, 4], lines: { money: [0, 1, 1], cities: [0, -2, 3] } },
  ],
};

test("the totals of all seats at every moment", () => {
  expect(chartData(race)).toEqual({
    steps: [0, 1, 2],
    totals: [
      [0, 3, 5],
      [0, -1, 4],
    ],
  });
});

test("one line of the score pad of all seats", () => {
  expect(sourceData(race, "cities")).toEqual({
    steps: [0, 1, 2],
    totals: [
      [0, 2, 3],
      [0, -2, 3],
    ],
  });
});
