import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { Pace } from "$/device/settings.svelte";
import { settings } from "$/device/settings.svelte";
import { Spoken } from "$/table/notices/spoken.svelte";
import { announcements } from "$/ui/announce.svelte";
import { words } from "$/words/words.svelte";

import { LAY, newRoom, state } from "./fake";

const BOT = "Steady bot passes";
const CALL = "Your turn. Which tile is laid?";
let end = (): void => undefined;

beforeAll(async () => {
  await words.learn("last_spike");
  await words.speak("en");
});
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  announcements.latest = [];
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

/** A table with a listener. */
function listening(pace: Pace): ReturnType<typeof newRoom> {
  settings.set({ pace });
  const made = newRoom();
  end = $effect.root(() => void new Spoken(made.room));
  flushSync();
  return made;
}

const heard = (): string[] => announcements.latest.map(({ text }) => text);

describe("what is told to the ear", () => {
  it.each(["normal", "at_once"] as const)("is each turn of another seat once, and one's own turn (%s)", (pace) => {
    const { room, line } = listening(pace);
    line.say(state(1));
    expect(heard()).toEqual([CALL]);
    room.choose(LAY);
    line.say(state(2, { asked: 1, did: [0] }));
    line.done();
    line.say(state(3, { asked: 0, did: [1] }));
    vi.advanceTimersByTime(5000);
    expect(heard()).toEqual([CALL, BOT, CALL]);
  });

  it("comes when the turn is over, however many steps it has", () => {
    const { line } = listening("at_once");
    line.say(state(1, { asked: 1 }));
    line.say(state(2, { asked: 1, did: [1] }));
    vi.advanceTimersByTime(1000);
    expect(heard()).toEqual([]);
    line.say(state(3, { asked: 0, did: [1] }));
    vi.advanceTimersByTime(1000);
    expect(heard()).toEqual([`${BOT}; ${BOT}`, CALL]);
  });

  it("is a sentence for each of several, even if all are painted together", () => {
    const { line } = listening("at_once");
    const [ana, bot] = state(1).seats;
    const seats = [ana!, bot!, bot!];
    line.say(state(1, { seats }));
    line.say(state(2, { asked: 1, did: [0], seats }));
    line.say(state(3, { asked: 2, did: [1], seats }));
    line.say(state(4, { asked: 0, did: [2], seats }));
    vi.advanceTimersToNextFrame();
    expect(heard()).toEqual([CALL, "Steady bot 2 passes", "Steady bot 3 passes", CALL]);
  });

  it("is not what was there at the beginning", () => {
    const { line } = listening("normal");
    line.say(state(5, { asked: 0, did: [1], events_from: 4 }));
    expect(heard()).toEqual([CALL]);
  });

  it("is one's own turn even if somebody talks at that moment", () => {
    const { line } = listening("normal");
    line.say(state(1, { asked: 1 }));
    line.say(state(2, { asked: 1, did: [1] }));
    line.say(state(3, { asked: 0, did: [1] }));
    line.say(state(3, { asked: 0, seq: 4, events_from: 4, talk: [{ seq: 4, time: 0, name: "Boris", seat: 1, text: "Hm." }] }));
    vi.advanceTimersByTime(5000);
    expect(heard().at(-1)).toBe(CALL);
  });
});
