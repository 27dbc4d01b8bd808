import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { post, Trouble } from "$/net/api";

const busy = { key: "server.busy", args: { seconds: 5 }, text: "Busy.", section: "" };
const json = { "content-type": "application/json" };
const refused = (headers: Record<string, string>): Response => new Response(JSON.stringify(busy), { status: 503, headers: { ...json, ...headers } });
const done = (): Response => new Response(JSON.stringify({ table: "t" }), { status: 201, headers: json });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function answers(...given: Response[]): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(() => Promise.resolve(given.shift()!));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

describe("a request", () => {
  it("is sent again once a busy server wants it", async () => {
    const fetched = answers(refused({ "retry-after": "5" }), done());
    const asked = post("/tables", {});
    await vi.advanceTimersByTimeAsync(3_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await asked).toEqual({ table: "t" });
  });

  it("fails with the sentence if the server stays busy", async () => {
    const fetched = answers(...Array.from({ length: 9 }, () => refused({ "retry-after": "5" })));
    const asked = expect(post("/tables", {})).rejects.toThrow(Trouble);
    await vi.advanceTimersByTimeAsync(60_000);
    await asked;
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it("fails at once if trying again would not help", async () => {
    const fetched = answers(refused({}));
    await expect(post("/tables", {})).rejects.toThrow("Busy.");
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
