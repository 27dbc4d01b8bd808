import { describe, expect, it, vi } from "vitest";

import { followLobby } from "$/lists/tables.svelte";
import type { Line } from "$/net/line.svelte";

import { FakeLine } from "../table/fake";

describe("the lobby", () => {
  it("is looked at when the server tells of a change, and seldom otherwise", () => {
    vi.useFakeTimers();
    const line = Object.assign(new FakeLine(), { status: "open" as const });
    const look = vi.fn(() => Promise.resolve());
    const stop = followLobby(look, line as unknown as Line);
    expect(line.sent).toEqual([{ type: "watch_lobby" }]);
    expect(look).toHaveBeenCalledTimes(1);
    line.say({ type: "lobby" });
    expect(look).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(30_000);
    expect(look).toHaveBeenCalledTimes(2);
    line.comeBack();
    expect(line.sent).toHaveLength(2);
    stop();
    expect(line.sent.at(-1)).toEqual({ type: "watch_lobby", on: false });
    vi.useRealTimers();
  });
});
