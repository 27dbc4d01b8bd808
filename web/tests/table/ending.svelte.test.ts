import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { GamePage } from "$/contract/game";
import { settings } from "$/device/settings.svelte";
import type { Option } from "$/protocol";
import { Ending } from "$/table/question/ending.svelte";
import { words } from "$/words/words.svelte";

import { LAY, newRoom, state } from "./fake";

const TOKEN: Option = { ...LAY, text: "exchange 1" };
let end = (): void => undefined;

beforeAll(() => words.speak("en"));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  end();
  vi.useRealTimers();
});

/** A table at which one answer is left, and perhaps something that can be done at any time. */
function asked(anytime: Option[], isLate: boolean, options = [LAY]): ReturnType<typeof newRoom> {
  settings.set({ pace: "at_once", ending: "at_once" });
  const made = newRoom();
  Object.assign(made.room.page as GamePage, { progress: () => ({ share: 0, text: "", isLate }) });
  end = $effect.root(() => void new Ending(made.room));
  const now = state(1);
  made.line.say({ ...now, prompt: { ...now.prompt!, options, anytime } });
  flushSync();
  vi.advanceTimersByTime(100);
  return made;
}

const isDone = ({ line }: ReturnType<typeof newRoom>): boolean => line.sent.some(({ type }) => type === "choose");

describe("a turn that ends by itself", () => {
  it("is the only answer, given at once", () => expect(isDone(asked([], false))).toBe(true));

  it("is no answer among several", () => expect(isDone(asked([], false, [LAY, TOKEN]))).toBe(false));

  it("passes what can still be done afterwards", () => expect(isDone(asked([TOKEN], false))).toBe(true));

  it("does not pass what may be done for the last time", () => expect(isDone(asked([TOKEN], true))).toBe(false));
});
