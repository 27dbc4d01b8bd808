import { describe, expect, it, vi } from "vitest";

import { Trouble } from "$/net/api";
import type { Eyes, Frame, Strip } from "$/replay/film";
import { beside, CHUNK, PACES, Player } from "$/replay/player.svelte";

const LAST = 95;

/** Moment n has the number n in its view and one event of that number. */
const frame = (at: number, eyes: Eyes | null): Frame =>
  ({
    view: { turn: at, seat: eyes?.seat ?? null },
    chosen: null,
    events: [{ n: at, key: "k", seat: null, args: {} }],
    scores: at === LAST ? [] : null,
  }) as unknown as Frame;

function film(last = LAST) {
  const asked: number[] = [];
  const project = (first: number, count: number, eyes: Eyes | null): Promise<Strip> => {
    asked.push(first);
    const length = Math.max(0, Math.min(count, last + 1 - first));
    const frames = Array.from({ length }, (_, index) => frame(first + index, eyes));
    return Promise.resolve({ first, last, seat: eyes?.seat ?? null, open: eyes?.open ?? false, names: ["Ana"], frames, over: true, broken: null });
  };
  return { asked, project };
}

const settled = async (): Promise<void> => {
  for (let round = 0; round < 50; round++) await Promise.resolve();
};

describe("a replay", () => {
  it("begins where it is asked to, and at the end if that is too far", async () => {
    const player = new Player(film().project);
    await player.open(50, null);
    expect([player.at, player.frame?.view.turn, player.last]).toEqual([50, 50, LAST]);
    player.go(1000);
    await settled();
    expect([player.at, player.isAtEnd]).toEqual([LAST, true]);
  });

  it("goes by turns, also into what is not loaded yet", async () => {
    const { project } = film();
    const turns: typeof project = async (first, count, eyes) => {
      const strip = await project(first, count, eyes);
      return { ...strip, frames: strip.frames.map((one, i) => ({ ...one, chosen: first + i === 0 ? null : { seat: first + i > 60 ? 1 : 0 } }) as Frame) };
    };
    const player = new Player(turns);
    await player.open(5, null);
    await player.turn(1);
    expect(player.at).toBe(60);
    await player.turn(1);
    expect(player.at).toBe(LAST);
    await player.turn(-1);
    expect(player.at).toBe(60);
    await player.turn(-1);
    expect(player.at).toBe(0);
  });

  it("steps forth and back and stops at both ends", async () => {
    const player = new Player(film().project);
    await player.open(0, null);
    player.step(-1);
    expect(player.at).toBe(0);
    player.step(1);
    expect(player.frame?.view.turn).toBe(1);
    player.go(LAST);
    await settled();
    player.step(1);
    expect([player.at, player.frame?.view.turn]).toEqual([LAST, LAST]);
  });

  it("fetches what is shown and what lies beside it, each part once", async () => {
    const { asked, project } = film();
    const player = new Player(project);
    await player.open(0, null);
    await settled();
    expect(asked).toEqual([0, CHUNK]);
    for (const at of [0, 30, 60]) {
      player.go(at);
      expect(player.frame?.view.turn).toBe(at);
    }
    await settled();
    expect(asked).toEqual([0, CHUNK, 2 * CHUNK]); // beside 60
    player.go(95);
    expect(player.frame?.view.turn).toBe(95);
    await settled();
    expect(asked).toHaveLength(3);
  });

  it("shows the moment before until the wanted one has come", async () => {
    const { project } = film();
    let release = (): void => {};
    const slow = vi.fn((first: number, count: number, eyes: Eyes | null) =>
      first === 0 ? project(first, count, eyes) : new Promise<Strip>((resolve) => (release = () => resolve(project(first, count, eyes)))),
    );
    const player = new Player(slow);
    await player.open(3, null);
    player.go(70);
    expect([player.isBehind, player.frame?.view.turn]).toEqual([true, 3]);
    release();
    await settled();
    release();
    await settled();
    expect([player.isBehind, player.frame?.view.turn]).toEqual([false, 70]);
  });

  it("knows all that happened up to the moment, and nothing after it", async () => {
    const player = new Player(film().project);
    await player.open(45, null);
    await settled();
    expect(player.events.map(({ n }) => n)).toEqual(Array.from({ length: 46 }, (_, n) => n));
    player.go(2);
    expect(player.events.map(({ n }) => n)).toEqual([0, 1, 2]);
  });

  it("looks through other eyes at the same moment", async () => {
    const player = new Player(film().project);
    await player.open(45, null);
    await player.look({ seat: 2, open: false });
    expect([player.at, player.frame?.view.turn, player.frame?.view.seat]).toEqual([45, 45, 2]);
  });

  it("plays by itself up to the end, at its pace, and starts again from there", async () => {
    vi.useFakeTimers();
    const player = new Player(film(3).project);
    await player.open(1, null);
    player.play();
    await vi.advanceTimersByTimeAsync(PACES[1]);
    expect([player.at, player.isPlaying]).toEqual([2, true]);
    await vi.advanceTimersByTimeAsync(5 * PACES[1]);
    expect([player.at, player.isPlaying]).toEqual([3, false]);
    player.play();
    expect(player.at).toBe(0);
    player.pause();
    await vi.advanceTimersByTimeAsync(5 * PACES[1]);
    expect(player.at).toBe(0);
    vi.useRealTimers();
  });

  it("says why nothing more comes, and keeps what it has", async () => {
    const { project } = film();
    const player = new Player((first, count, eyes) => {
      if (first > 0) throw new Trouble({ key: "web.net.unreachable", args: {}, text: "Gone." }, 0);
      return project(first, count, eyes);
    });
    await player.open(0, null);
    await settled();
    expect(player.problem?.key).toBe("web.net.unreachable");
    player.go(5);
    expect(player.frame?.view.turn).toBe(5);
  });

  it("fetches what lies ahead before what lies behind", () => {
    expect([beside(2, 4), beside(0, 4), beside(4, 4)]).toEqual([[3, 1], [1], [3]]);
  });
});
