import { beforeAll, describe, expect, it } from "vitest";

import { progress } from "$/games/last_spike/progress";
import { finishedLine, joined, lastSpaces, missing, reachingTracks, whole } from "$/games/last_spike/railway";
import { routeOf, type SpikeView } from "$/games/last_spike/view";
import { words } from "$/words/words.svelte";

import { viewOf } from "./scenes";

/** The start of a game with these routes or single tiles laid. */
function laid(...what: string[]): SpikeView {
  const view = viewOf("start");
  for (const [tile, space] of Object.entries(view.map)) space.laid = what.includes(tile) || what.includes(routeOf(tile));
  for (const [route, known] of Object.entries(view.routes)) {
    known.laid = Object.keys(view.map).filter((tile) => routeOf(tile) === route && view.map[tile]!.laid).length;
    known.complete = known.laid === 4;
  }
  return view;
}

describe("the railway", () => {
  beforeAll(async () => {
    await words.learn("last_spike");
    await words.speak("en");
  });

  it("begins with four routes to go", () => {
    expect([missing(laid()), whole(laid())]).toEqual([16, 16]);
    expect(progress(laid())).toEqual({ share: 0, text: "16 tracks to the last spike" });
  });

  it("counts what is missing on the shortest way only", () => {
    expect(missing(laid("b", "e", "v", "y1", "y2", "y4"))).toBe(1);
    expect(missing(laid("a", "c", "u", "z"))).toBe(4);
    expect(progress(laid("b", "e")).share).toBe(0.5);
    expect(progress(laid("b", "e", "v", "y1", "y2", "y4")).text).toBe("1 track to the last spike");
    expect(progress(laid("b", "e", "v", "y"))).toEqual({ share: 1, text: "The line is joined" });
  });

  it("joins cities by complete routes alone", () => {
    expect([...joined(laid("b", "e", "v1", "v2", "v3"), "stl")].sort()).toEqual(["den", "dod", "stl"]);
  });

  it("shows what leads from the ends without a gap", () => {
    expect([...reachingTracks(laid("a1", "a3", "z4", "z2", "e"))].sort()).toEqual(["a1", "z4"]);
    expect([...reachingTracks(laid("b", "e1", "e2", "e4", "w"))].sort()).toEqual(["b1", "b2", "b3", "b4", "e1", "e2"]);
  });

  it("knows where the last spike can be driven: the diagram of the rulebook", () => {
    const diagram = laid("a", "b", "e", "f", "x", "y", "v1", "v2", "v4", "z1", "z2", "z4");
    expect(lastSpaces(diagram)).toEqual(["v3", "z3"]);
    expect(lastSpaces(laid("a", "b"))).toEqual([]);
    expect(lastSpaces(laid("b", "e", "v", "y"))).toEqual([]);
  });

  it("has a finished line only once its ends are joined", () => {
    expect(finishedLine(laid("a", "b", "e", "v")).size).toBe(0);
    expect([...finishedLine(laid("a", "b", "e", "v", "y"))]).toEqual(["b", "e", "v", "y"]);
  });
});
