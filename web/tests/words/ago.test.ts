import { beforeAll, describe, expect, it } from "vitest";

import { ago } from "$/words/ago";
import { words } from "$/words/words.svelte";

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;

describe("how long ago", () => {
  beforeAll(() => words.speak("en"));

  it.each([
    [0, "now"],
    [59_999, "now"],
    [60_000, "1 minute ago"],
    [HOUR - 1, "59 minutes ago"],
    [5 * HOUR, "5 hours ago"],
    [24 * HOUR, "yesterday"],
    [72 * HOUR, "3 days ago"],
    [-5_000, "now"],
  ])("%d ms is told as %s", (passed, told) => {
    expect(ago(NOW - passed, NOW)).toBe(told);
  });

  it("follows the page's language", async () => {
    await words.speak("ru");
    expect(ago(NOW - 5 * HOUR, NOW)).toBe("5 часов назад");
  });
});
