import { describe, expect, it } from "vitest";

import { shares } from "$/board/motion/glide";
import { nearest, shortest } from "$/board/motion/road";
import { tracesOf } from "$/board/traces";
import type { Happening } from "$/contract/game";
import { NARROW, spaceBox, trackTo, WIDE } from "$/games/gwt/board/rail/plan";
import { spotOf } from "$/games/trail/map/geometry";
import { roadTo } from "$/games/trail/map/road";

import { trail } from "../games/figures";

const NET: Record<string, string[]> = { a: ["b", "c"], b: ["d"], c: ["e"], d: [], e: ["d"] };

describe("a way through a net", () => {
  it("is the shortest, with both ends", () => {
    expect(shortest((point) => NET[point]!, "a", "d")).toEqual(["a", "b", "d"]);
    expect(shortest((point) => NET[point]!, "a", "a")).toEqual(["a"]);
  });

  it("is missing where none leads there", () => expect(shortest((point) => NET[point]!, "d", "a")).toBeNull());

  it("begins at the nearest point", () => {
    const spots = [
      ["far", { x: 9, y: 9 }],
      ["near", { x: 1, y: 0 }],
    ] as const;
    expect(nearest(spots, { x: 0, y: 0 })).toBe("near");
    expect(nearest([], { x: 0, y: 0 })).toBeNull();
  });

  it("is gone at an even speed", () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 30, y: 10 },
    ];
    expect(shares(corners)).toEqual([0, 0.75, 1]);
  });
});

describe("the road of a rancher", () => {
  const spaces = Object.entries(trail.figures.space);
  const fork = spaces.find(([, { to }]) => to.length > 1)!;

  it("leads over the spaces that it passed, whichever side of a fork they are on", () => {
    const [from, { to }] = fork;
    for (const side of to) {
      const [next] = trail.figures.space[side]!.to;
      const road = roadTo(trail.wide, next!, spotOf(trail.wide, from), [side, next!])!;
      expect(road).toContainEqual(spotOf(trail.wide, side));
      for (const other of to) if (other !== side) expect(road).not.toContainEqual(spotOf(trail.wide, other));
    }
  });

  it("does not lead from the city back to the start", () => {
    const [city] = spaces.find(([, { kind }]) => kind === "kansas_city")!;
    const [start] = spaces.find(([, { kind }]) => kind === "start")!;
    expect(roadTo(trail.wide, start, spotOf(trail.wide, city), [])).toBeNull();
  });
});

describe("the way of an engine", () => {
  it("leads along the track, forth and back", () => {
    for (const plan of [WIDE, NARROW]) {
      const at = (space: number): { x: number; y: number } => {
        const { x, y, width, height } = spaceBox(plan, space);
        return { x: x + width / 2, y: y + height / 2 };
      };
      expect(trackTo(plan, 21, at(17))).toEqual([18, 19, 20].map(at));
      expect(trackTo(plan, 17, at(21))).toEqual([20, 19, 18].map(at));
    }
  });
});

describe("the trail of what others did", () => {
  const did = (...seats: (number | null)[]): Happening[] => seats.map((seat, n) => ({ n, key: "k", seat, args: {} }));
  const page = { where: ({ n }: Happening): string => `map/${n}` };

  it("goes back to what the viewer did last", () => expect([...tracesOf(did(1, 0, 1, null, 2), 0, page)]).toEqual(["map/2", "map/4"]));
  it("is gone with the viewer's next deed", () => expect(tracesOf(did(1, 2, 0), 0, page).size).toBe(0));
  it("is the last seat's for whoever looks on", () => expect([...tracesOf(did(0, 1, 1), null, page)]).toEqual(["map/1", "map/2"]));
});
