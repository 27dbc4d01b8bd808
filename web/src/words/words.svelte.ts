/** Every text a person reads: keys and arguments in, sentences in every language out. The texts come from `words/locales/*.po`. */

import { LANGUAGES, type Language, PLURAL_FORMS } from "$/generated/languages";

export { LANGUAGES, type Language };
export type Arguments = Record<string, unknown>;

/** A text, or for a plural the argument that counts and then its forms. */
export type Texts = Record<string, string | string[]>;

const STORED = "railherd.language";
const FIELD = /\{(\w+)\}/g;

const files = import.meta.glob<{ default: Texts }>("../generated/texts/*.json");

class Words {
  language = $state<Language>("en");
  private texts = $state.raw<Texts>({});
  private readonly chapters = new Set<string>(["base"]);

  /** Switch to a language and store it. */
  async speak(language: Language): Promise<void> {
    const loaded = await Promise.all([...this.chapters].map((chapter) => load(chapter, language)));
    this.texts = Object.assign({}, ...loaded);
    this.language = language;
    document.documentElement.lang = language;
    localStorage.setItem(STORED, language);
  }

  /** Load the texts of a game too. */
  async learn(chapter: string): Promise<void> {
    if (this.chapters.has(chapter)) return;
    this.chapters.add(chapter);
    const more = await load(chapter, this.language);
    this.texts = { ...this.texts, ...more };
  }

  has(key: string): boolean {
    return key in this.texts;
  }

  /** The sentence for a key. An argument that is an id with a name appears by that name. */
  say(key: string, args: Arguments = {}): string {
    const game = key.slice(0, key.indexOf("."));
    return this.pattern(key, args).replace(FIELD, (_, name: string) => this.value(game, name, args[name]));
  }

  /** A whole number with this language's thousands separator. */
  number(value: number): string {
    const digits = Math.abs(value).toString();
    const separated = digits.replace(/\B(?=(\d{3})+(?!\d))/g, this.plain("core.thousands_separator"));
    return value < 0 ? `\u2212${separated}` : separated;
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
    return this.plain(`${game}.${name}.${value}`, String(value));
  }

  private plain(key: string, otherwise = key): string {
    const found = this.texts[key];
    return typeof found === "string" ? found : otherwise;
  }
}

/** The plural form for a number. */
export function formOf(language: Language, number: number): number {
  return PLURAL_FORMS[language](Math.abs(number));
}

async function load(chapter: string, language: Language): Promise<Texts> {
  const file = files[`../generated/texts/${chapter}.${language}.json`];
  return file === undefined ? {} : (await file()).default;
}

/** The language chosen here before, or else the browser's preferred one. */
export function preferredLanguage(): Language {
  const wishes = [localStorage.getItem(STORED) ?? "", ...navigator.languages];
  const known = wishes.map((wish) => wish.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === known.find((one) => LANGUAGES.includes(one as Language))) ?? "en";
}

export const words = new Words();

/** The sentence for a key, in the present language. In a component it follows a change of language. */
export function say(key: string, args: Arguments = {}): string {
  return words.say(key, args);
}
