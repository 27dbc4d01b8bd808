import { describe, expect, it } from "vitest";

import { apart, chartOf } from "$/end/chart";

const frame = { width: 600, height: 300, left: 60, right: 100, top: 10, bottom: 30 };
const race = {
  steps: [0, 1, 2, 3, 4],
  totals: [
    [50, 40, 30, 60, 90],
    [50, 45, -10, 20, 88],
  ],
};

describe("the race chart", () => {
  const chart = chartOf(race, frame);

  it("spans the frame from the first step to the last", () => {
    expect([chart.x(0), chart.x(4)]).toEqual([60, 500]);
  });

  it("shows every total within the frame, zero and debts included", () => {
    const heights = race.totals
      .flat()
      .concat(0)
      .map((total) => chart.y(total));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(frame.top);
    expect(Math.max(...heights)).toBeLessThanOrEqual(frame.height - frame.bottom);
    expect(chart.y(90)).toBeLessThan(chart.y(20));
  });

  it("counts whole steps only", () => {
    expect(chart.xTicks.every(Number.isInteger)).toBe(true);
    expect(chart.xTicks.length).toBeGreaterThan(1);
  });

  it("has a line for each seat, with its signs upon it", () => {
    expect(chart.paths).toHaveLength(2);
    for (const [seat, marks] of chart.marks.entries()) {
      expect(marks.length).toBeGreaterThan(1);
      for (const mark of marks) {
        const step = Math.round(chart.x.invert(mark.x));
        expect(mark.y).toBeCloseTo(chart.y(race.totals[seat]![step]!));
      }
    }
  });

  it("keeps names apart that would stand upon each other", () => {
    expect(Math.abs(chart.labels[0]! - chart.labels[1]!)).toBeGreaterThanOrEqual(18);
  });
});

describe("labels", () => {
  it("stay where they are if there is room", () => {
    expect(apart([100, 20, 60], 18, 0, 300)).toEqual([100, 20, 60]);
  });

  it("stay inside even where all end at the bottom", () => {
    const found = apart([300, 300, 300], 18, 0, 300);
    expect(Math.max(...found)).toBe(300);
    expect([...found].sort((a, b) => a - b)).toEqual([264, 282, 300]);
  });
});
