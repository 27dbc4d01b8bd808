import { describe, expect, it } from "vitest";

import { eyesIn, momentIn, searchOf } from "$/replay/address";

describe("the address of a moment", () => {
  it("leads back to the same moment through the same eyes", () => {
    for (const eyes of [
      { seat: 2, open: false },
      { seat: null, open: true },
    ]) {
      const search = searchOf(34, eyes, "k/+");
      expect([momentIn(search), eyesIn(search)]).toEqual([34, eyes]);
      expect(new URLSearchParams(search).get("key")).toBe("k/+");
    }
    expect(eyesIn(searchOf(3, { seat: null, open: false }, ""))).toBeNull();
  });

  it("means the beginning where it makes no sense", () => {
    expect(["?at=", "?at=-3", "?at=x", "?at=Infinity", ""].map(momentIn)).toEqual([0, 0, 0, 0, 0]);
    expect(momentIn("?at=7.9")).toBe(7);
    expect(eyesIn("?eyes=nobody")).toBeNull();
  });
});
