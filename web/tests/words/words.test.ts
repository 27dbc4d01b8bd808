import { beforeAll, describe, expect, it } from "vitest";

import { formOf, LANGUAGES, say, words } from "$/words/words.svelte";

const NO_KEY = ["web", "nothing"].join(".");

describe("words", () => {
  beforeAll(() => words.learn("last_spike"));

  it("puts ids into words and numbers into the language's form", async () => {
    await words.speak("en");
    expect(say("last_spike.tile_laid", { who: "Ana", tile: "a3", cost: 3000 })).toBe("Ana lays A3 for $3,000");
    await words.speak("ru");
    expect(say("last_spike.tile_laid", { who: "Ana", tile: "a3", cost: 3000 })).toContain("3\u00a0000");
    expect(document.documentElement.lang).toBe("ru");
  });

  it("knows the plural forms of every language", () => {
    const forms = LANGUAGES.map((language) => [language, [0, 1, 2, 5, 21, 1_000_000].map((n) => formOf(language, n))]);
    expect(Object.fromEntries(forms)).toMatchObject({
      en: [1, 0, 1, 1, 1, 1],
      pt: [0, 0, 1, 1, 1, 1],
      es: [1, 0, 1, 1, 1, 1],
      ru: [2, 0, 1, 2, 0, 2],
    });
  });

  it("shows a key that has no text as it is, for tests to find", () => {
    expect(say(NO_KEY)).toBe(NO_KEY);
  });
});
