import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Line } from "$/net/line.svelte";
import type { FromServer } from "$/protocol";

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  sent: { type: string; id?: string }[] = [];
  onmessage: ((frame: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  close(code = 1000, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const hello: FromServer = { type: "hello", guest: "g", name: "Ana", version: "1" };
const choose = { type: "choose", table: "t", at: 1, choice: "lay a3", id: "1" } as const;
const tooFast = { key: "server.too_fast", args: {}, text: "", section: "" };
const newest = (): FakeSocket => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function opened(): Line {
  const line = new Line(() => new WebSocket("ws://test"));
  line.open();
  newest().say(hello);
  return line;
}

describe("the line", () => {
  it("sends again, with the same id, whatever was not answered before a break", () => {
    const line = opened();
    line.ask(choose);
    newest().close();
    expect(line.status).toBe("lost");
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    newest().say(hello);
    expect(newest().sent).toEqual([choose]);
    expect(line.status).toBe("open");
  });

  it("does not send again what was answered", () => {
    const line = opened();
    line.ask(choose);
    newest().say({ type: "done", id: "1", table: "t", seq: 1 });
    newest().close();
    vi.advanceTimersByTime(1_000);
    newest().say(hello);
    expect(newest().sent).toEqual([]);
  });

  it("sends again, once, what the server would not read because it came too fast, and tells nobody", () => {
    const line = opened();
    const heard = vi.fn();
    line.listen(heard);
    line.ask(choose);
    line.ask({ ...choose, id: "2" });
    for (const id of ["1", "2"]) newest().say({ type: "refused", id, table: "t", problem: tooFast });
    vi.advanceTimersByTime(1_000);
    expect(newest().sent.map(({ id }) => id)).toEqual(["1", "2", "1", "2"]);
    expect(heard).not.toHaveBeenCalled();
    newest().say({ type: "done", id: "1", table: "t", seq: 1 });
    newest().close();
    vi.advanceTimersByTime(1_000);
    newest().say(hello);
    expect(newest().sent.map(({ id }) => id)).toEqual(["2"]);
  });

  it("watches again if that came too fast", () => {
    const line = opened();
    line.greet(() => line.send({ type: "watch", table: "t" }));
    newest().say({ type: "refused", id: "", table: "t", problem: tooFast });
    vi.advanceTimersByTime(1_000);
    expect(newest().sent).toHaveLength(2);
  });

  it.each([4429, 4503])("comes back late after the close code %i, and says why", (code) => {
    const line = opened();
    newest().close(code, "server.cut_off");
    expect(line.refusal?.key).toBe("server.cut_off");
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    newest().say(hello);
    expect(line.refusal).toBeNull();
  });

  it("keeps the reason of a socket that was refused from the start", () => {
    const line = new Line(() => new WebSocket("ws://test"));
    line.open();
    const problem = { key: "server.too_many_sockets", args: { most: 20 }, text: "Twenty already.", section: "" };
    newest().say({ type: "refused", id: "", table: "", problem });
    newest().close(4429, "server.too_many_sockets");
    expect(line.refusal).toEqual(problem);
  });

  it("gives a silent connection up and tries another", () => {
    opened();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it("gives a connection up soon that does not answer a question, and asks again over another", () => {
    const line = opened();
    line.ask({ type: "undo", table: "t", id: "b", at: 1 });
    vi.advanceTimersByTime(7_900);
    expect(line.status).toBe("open");
    vi.advanceTimersByTime(200);
    expect(line.status).toBe("lost");
    vi.advanceTimersByTime(5_000);
    newest().say(hello);
    expect(newest().sent).toEqual([{ type: "undo", table: "t", id: "b", at: 1 }]);
  });

  it("waits on for who has answered", () => {
    const line = opened();
    line.ask({ type: "undo", table: "t", id: "b", at: 1 });
    newest().say({ type: "ping" });
    vi.advanceTimersByTime(20_000);
    expect(line.status).toBe("open");
  });

  it("answers a ping", () => {
    opened();
    newest().say({ type: "ping" });
    expect(newest().sent).toEqual([{ type: "pong" }]);
  });
});
