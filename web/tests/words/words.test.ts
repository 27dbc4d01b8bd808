import { beforeAll, describe, expect, it } from "vitest";

import { HEADERS } from "$/generated/languages";
import { formOf, LANGUAGES, say, words } from "$/words/words.svelte";

const NO_KEY = ["web", "nothing"].join(".");

describe("a key", () => {
  it("without a text fails the check of types", () => {
    const [some, other] = ["title", "other"] as [string, string];
    const wrong = [
      // @ts-expect-error there is no such text
      say("web.head.nonsense"),
      // @ts-expect-error nor any that begins like this
      say(`web.nonsense.${some}`),
      // @ts-expect-error one of them is missing
      say(some === other ? "web.head.rules" : "web.head.nonsense"),
    ];
    expect(wrong).toEqual(["web.head.nonsense", "web.nonsense.title", "web.head.nonsense"]);
    expect(say(`last_spike.${some}`)).toBe("last_spike.title");
  });
});

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

  it("counts as browsers do", () => {
    for (const language of LANGUAGES) {
      const rules = new Intl.PluralRules(HEADERS[language].tag);
      const pairs = new Set(Array.from({ length: 201 }, (_, n) => `${formOf(language, n)} ${rules.select(n)}`));
      const forms = new Set([...pairs].map((pair) => pair.split(" ")[0]));
      const categories = new Set([...pairs].map((pair) => pair.split(" ")[1]));
      expect([language, pairs.size, categories.size]).toEqual([language, forms.size, forms.size]);
    }
  });

  it("shows a key that has no text as it is, for tests to find", () => {
    expect(say(NO_KEY)).toBe(NO_KEY);
  });
});

describe("words that are on their way", () => {
  beforeAll(() => words.speak("en"));

  it("are there for everybody who waited for them", async () => {
    const first = words.learn("gwt");
    const second = words.learn("gwt");
    await second;
    expect(say("gwt.worker.cowboy")).not.toBe("gwt.worker.cowboy");
    await first;
  });

  it("are in the language wished for last, whichever comes first", async () => {
    await Promise.all([words.speak("ru"), words.speak("es"), words.learn("rules.gwt"), words.learn("learn")]);
    expect(words.language).toBe("es");
    await words.speak("pt");
    const inPortuguese = say("web.head.rules");
    await Promise.all([words.speak("es"), words.learn("learn.last_spike"), words.speak("pt")]);
    expect([words.language, say("web.head.rules")]).toEqual(["pt", inPortuguese]);
    await words.speak("en");
  });

  it("are not of an earlier language when they were begun in it", async () => {
    await words.speak("en");
    const begun = words.learn("learn.gwt");
    await Promise.all([words.speak("ru"), begun]);
    expect(say("web.learn.gwt.lesson.goal")).not.toMatch(/[a-z]{4}/i);
    await words.speak("en");
  });
});
