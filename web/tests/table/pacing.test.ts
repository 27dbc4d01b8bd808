import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "$/device/settings.svelte";
import { TOGETHER, TURN } from "$/table/live/pacing.svelte";

import { LAY, newRoom, state } from "./fake";

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  settings.set({ pace: "normal" });
});
afterEach(() => vi.useRealTimers());

describe("others' steps", () => {
  it("are shown one after the other, and nothing can be chosen before the last", () => {
    const { room, line } = newRoom();
    line.say(state(1, { asked: 1 }));
    for (const at of [2, 3, 4]) line.say(state(at, { asked: at === 4 ? 0 : 1, did: [1] }));
    expect(room.shown?.at).toBe(2);
    expect(room.prompt).toBeNull();
    vi.advanceTimersByTime(TURN.normal / 3);
    expect(room.shown?.at).toBe(3);
    vi.advanceTimersByTime(TURN.normal / 3);
    expect(room.shown?.at).toBe(4);
    expect(room.options).toEqual([LAY]);
  });

  it("are shown at once when skipped, with every event told", () => {
    const { room, line } = newRoom();
    line.say(state(1, { asked: 1 }));
    for (const at of [2, 3, 4]) line.say(state(at, { asked: 1, did: [1] }));
    room.skip();
    expect(room.shown?.at).toBe(4);
    expect(room.events.map(({ n }) => n)).toEqual([2, 3, 4]);
  });

  it("stay as long as somebody likes, or not at all", () => {
    settings.set({ pace: "at_once" });
    const { room, line } = newRoom();
    line.say(state(1, { asked: 1 }));
    for (const at of [2, 3, 4]) line.say(state(at, { asked: at === 4 ? 0 : 1, did: [1] }));
    room.choose(LAY);
    expect(line.last.type).toBe("watch"); // it cannot have been meant: the received state is painted with the next frame
    vi.advanceTimersToNextFrame();
    expect(room.shown?.at).toBe(4);
    expect(room.options).toEqual([LAY]);
  });

  it("are gathered while a bot plays on, but not for long", () => {
    settings.set({ pace: "at_once" });
    const { room, line } = newRoom();
    line.say(state(1, { asked: 1 }));
    line.say(state(2, { asked: 1, did: [1] }));
    vi.advanceTimersByTime(TOGETHER - 1);
    line.say(state(3, { asked: 1, did: [1] }));
    expect(room.shown?.at).toBe(1);
    vi.advanceTimersByTime(1);
    expect(room.shown?.at).toBe(3);
    expect(room.events.map(({ n }) => n)).toEqual([2, 3]);
  });

  it("are not kept back where a person plays", () => {
    settings.set({ pace: "at_once" });
    const { room, line } = newRoom();
    const seats = state(1).seats.map((seat) => ({ ...seat, kind: "guest" }));
    line.say(state(1, { asked: 1, seats }));
    line.say(state(2, { asked: 1, did: [1], seats }));
    vi.advanceTimersToNextFrame();
    expect(room.shown?.at).toBe(2);
  });

  it("lose no event however many there are", () => {
    const { room, line } = newRoom();
    line.say(state(1, { asked: 1 }));
    for (let at = 2; at <= 100; at += 1) line.say(state(at, { asked: 1, did: [1] }));
    room.skip();
    expect(room.events).toHaveLength(99);
  });

  it("of one turn take no longer than a turn may, and each turn has its time", () => {
    const { room, line } = newRoom();
    line.say(state(1, { asked: 1 }));
    for (let at = 2; at <= 8; at += 1) line.say(state(at, { asked: at < 8 ? 1 : 2, did: [1] }));
    line.say(state(9, { asked: 0, did: [2] }));
    vi.advanceTimersByTime(TURN.normal - 1);
    expect(room.shown?.at).toBe(9);
    line.say(state(10, { asked: 1, did: [0] }));
    line.say(state(11, { asked: 1, did: [1] }));
    line.say(state(12, { asked: 0, did: [1] }));
    expect(room.shown?.at).toBeLessThan(12);
  });

  it("are over in a moment even if there are many of them", () => {
    const { room, line } = newRoom();
    line.say(state(1, { asked: 1 }));
    for (let at = 2; at <= 40; at += 1) line.say(state(at, { asked: 1, did: [1] }));
    vi.advanceTimersByTime(TURN.normal);
    expect(room.shown?.at).toBe(40);
  });

  it("take no time where nothing happened", () => {
    const { room, line } = newRoom();
    line.say(state(1, { asked: 1 }));
    line.say(state(2, { asked: 1 }));
    line.say(state(2, { asked: 1, seq: 3, talk: [{ seq: 3, time: 0, name: "Boris", seat: 1, text: "Hm." }] }));
    expect(room.isCaughtUp).toBe(true);
    expect(room.talk.lines.map(({ text }) => text)).toEqual(["Hm."]);
  });
});
