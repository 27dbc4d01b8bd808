import { describe, expect, it } from "vitest";

import { addressOf, keyInAddress, pathOf, readLink } from "$/table/live/link";

const TABLE = "abcdefgh2345";
const KEY = "hM0n-_Zk3";

describe("links to tables", () => {
  it("are read back as they were handed on", () => {
    const link = { table: TABLE, key: KEY };
    expect(readLink(addressOf(link, "https://games.example.org"))).toEqual(link);
    expect(readLink(pathOf(link))).toEqual(link);
    expect(pathOf({ table: TABLE, key: "" })).toBe(`/t/${TABLE}`);
  });

  it.each([
    `  http://localhost:8000/t/${TABLE}/  `,
    `games.example.org/t/${TABLE}`,
    `Come and play: https://games.example.org/t/${TABLE} tonight!`,
    TABLE,
    TABLE.toUpperCase(),
  ])("are found in %j", (pasted) => {
    expect(readLink(pasted)).toEqual({ table: TABLE, key: "" });
  });

  it.each(["", "   ", "hello", "https://games.example.org/", "https://games.example.org/t/", "http://[/t/abc", "/t/ABC!", `${TABLE}x`])(
    "are not seen in %j",
    (pasted) => {
      expect(readLink(pasted)).toBeNull();
    },
  );

  it("keep a key as it is, whatever it looks like", () => {
    expect(keyInAddress("?key=123e4")).toBe("123e4");
    expect(keyInAddress("?lang=ru")).toBe("");
  });
});
