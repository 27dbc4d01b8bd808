import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Bots, type FromBots } from "$/net/bots";

class Thinker {
  onmessage: ((event: MessageEvent<FromBots>) => void) | null = null;
  onerror: (() => void) | null = null;
  jobs: string[] = [];
  isEnded = false;

  postMessage(job: string): void {
    this.jobs.push(job);
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(message: FromBots): void {
    this.onmessage?.(new MessageEvent("message", { data: message }));
  }
}

const made: Thinker[] = [];
const open = (): Bots => new Bots(() => (made.push(new Thinker()), made.at(-1) as unknown as Worker));

beforeEach(() => {
  made.length = 0;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test("jobs wait for the worker and are answered one after the other", async () => {
  const bots = open();
  bots.start();
  bots.start();
  const replies = [bots.ask("one"), bots.ask("two")];
  vi.advanceTimersByTime(3_000);
  expect([made.length, bots.is_up(), made[0]!.jobs]).toEqual([1, false, []]);
  made[0]!.say({ kind: "up" });
  expect([bots.is_up(), made[0]!.jobs]).toEqual([true, ["one"]]);
  made[0]!.say({ kind: "reply", reply: "1" });
  made[0]!.say({ kind: "reply", reply: "2" });
  expect(await Promise.all(replies)).toEqual(["1", "2"]);
});

test("a worker that is silent is ended, whoever waits is told, and the next one gets another", async () => {
  const bots = open();
  bots.start();
  vi.advanceTimersByTime(3_000);
  made[0]!.say({ kind: "up" });
  const lost = [bots.ask("one"), bots.ask("two")];
  vi.advanceTimersByTime(21_000);
  for (const one of lost) await expect(one).rejects.toThrow("silent");
  expect([made[0]!.isEnded, bots.is_up()]).toEqual([true, false]);
  bots.start();
  vi.advanceTimersByTime(3_000);
  made[1]!.say({ kind: "up" });
  const found = bots.ask("three");
  made[1]!.say({ kind: "reply", reply: "3" });
  expect(await found).toBe("3");
});
