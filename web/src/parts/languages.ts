import type { Language } from "$/words/words.svelte";

/** Each language by its own name, in every language of the page. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  pt: "Português",
  es: "Español",
  ru: "Русский",
};
