/** Every text a person reads: keys and arguments in, sentences in every language out. The texts come from `words/locales/*.po`. */

import { store, stored } from "$/device/stored";
import type { TextKey } from "$/generated/keys";
import { HEADERS, LANGUAGES, type Language } from "$/generated/languages";

export { LANGUAGES, type Language };
export type Arguments = Record<string, unknown>;

/** A key that has a text; where a part of it is known only at run time, one that could have. */
export type Key<K extends string> = K extends TextKey ? K : string extends K ? K : [Extract<TextKey, K>] extends [never] ? never : K;

/** A text, or for a plural the argument that counts and then its forms. */
export type Texts = Record<string, string | string[]>;

const STORED = "railherd.language";
const FIELD = /\{(\w+)\}/g;
/** The end of the name of an argument that is another thing of the same kind. */
const SECOND = /_2$/;

const files = import.meta.glob<{ default: Texts }>("../generated/texts/*.json");

class Words {
  language = $state<Language>("en");
  private texts = $state.raw<Texts>({});
  /** The chapters that are known or being learnt. */
  private readonly chapters = new Map<string, Promise<void>>([["base", Promise.resolve()]]);
  /** The language wished for last: its texts may still be on their way. */
  private wished: Language = "en";

  /** Switch to a language and store it. Of two wishes the later one counts, whichever is loaded first. */
  async speak(language: Language): Promise<void> {
    this.wished = language;
    const loaded = new Map<string, Texts>();
    for (let missing = [...this.chapters.keys()]; missing.length > 0;) {
      const texts = await Promise.all(missing.map((chapter) => load(chapter, language)));
      if (this.wished !== language) return;
      missing.forEach((chapter, index) => loaded.set(chapter, texts[index]!));
      missing = [...this.chapters.keys()].filter((chapter) => !loaded.has(chapter)); // begun meanwhile
    }
    this.texts = Object.assign({}, ...loaded.values());
    this.language = language;
    document.documentElement.lang = language;
    document.documentElement.dir = HEADERS[language].direction;
    store(STORED, language);
  }

  /** Load the texts of a chapter too, such as a game's. What could not be loaded is tried again the next time. */
  learn(chapter: string): Promise<void> {
    const known = this.chapters.get(chapter);
    if (known !== undefined) return known;
    const learning = this.add(chapter).catch((trouble: unknown) => {
      this.chapters.delete(chapter);
      throw trouble;
    });
    this.chapters.set(chapter, learning);
    return learning;
  }

  private async add(chapter: string): Promise<void> {
    const language = this.language;
    const more = await load(chapter, language);
    if (language !== this.language) return this.add(chapter); // it has changed meanwhile
    this.texts = { ...this.texts, ...more };
  }

  /** The present language as browsers know it. */
  get tag(): string {
    return HEADERS[this.language].tag;
  }

  has(key: string): boolean {
    return key in this.texts;
  }

  /** The sentence for a key. An argument that is an id with a name appears by that name. */
  say(key: string, args: Arguments = {}): string {
    const game = key.slice(0, key.indexOf("."));
    return this.pattern(key, args).replace(FIELD, (_, name: string) => this.value(game, name, args[name]));
  }

  /** The sentence for a key; other words where there is none, as for a game that has no texts here. */
  sayOr(key: string, otherwise: string, args: Arguments = {}): string {
    return this.has(key) ? this.say(key, args) : otherwise;
  }

  /** A whole number with this language's thousands separator. */
  number(value: number): string {
    const digits = Math.abs(value).toString();
    const separated = digits.replace(/\B(?=(\d{3})+(?!\d))/g, this.plain("core.thousands_separator"));
    return value < 0 ? `\u2212${separated}` : separated;
  }

  /** Several things in one sentence: "a, b and c", or "a, b or c", or "a, b, c". */
  list(parts: readonly string[], type: Intl.ListFormatType = "conjunction"): string {
    return new Intl.ListFormat(this.tag, { type }).format(parts);
  }

  private pattern(key: string, args: Arguments): string {
    const found = this.texts[key];
    if (found === undefined) return key;
    if (typeof found === "string") return found;
    const [counted, ...forms] = found as [string, ...string[]];
    return forms[formOf(this.language, Number(args[counted]))] ?? key;
  }

  private value(game: string, name: string, value: unknown): string {
    if (typeof value === "number") return this.number(value);
    if (typeof value === "boolean") return this.plain(`core.${value}`);
    return this.plain(`${game}.${name.replace(SECOND, "")}.${value}`, String(value));
  }

  private plain(key: string, otherwise = key): string {
    const found = this.texts[key];
    return typeof found === "string" ? found : otherwise;
  }
}

/** The plural form for a number. */
export function formOf(language: Language, number: number): number {
  return HEADERS[language].formOf(Math.abs(number));
}

async function load(chapter: string, language: Language): Promise<Texts> {
  const file = files[`../generated/texts/${chapter}.${language}.json`];
  return file === undefined ? {} : (await file()).default;
}

/** The language chosen here before, or else the browser's preferred one. */
export function preferredLanguage(): Language {
  const wishes = [stored(STORED) ?? "", ...navigator.languages];
  const known = wishes.map((wish) => wish.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === known.find((one) => LANGUAGES.includes(one as Language))) ?? "en";
}

export const words = new Words();

/** The title of a game. */
export const titleOf = (game: string): string => words.sayOr(`${game}.title`, game);

/** The sentence for a key, in the present language. In a component it follows a change of language. */
export function say<const K extends string>(key: K & Key<K>, args: Arguments = {}): string {
  return words.say(key, args);
}

/** What something is called, and what it is: "Steps: 3". */
export const labelled = (what: string, value: string | number): string => say("core.labelled", { what, value: String(value) });
