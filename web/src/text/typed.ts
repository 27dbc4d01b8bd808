/** What somebody types instead of clicking: the number of a choice or words of it, in any language and without accents. */

export interface Choice<T> {
  /** The number it is listed under; 0 for one that goes by its words alone. */
  number: number;
  words: string;
  value: T;
}

/** The choices that are meant by what is typed so far: one of them, once it is clear which. */
export function matching<T>(choices: readonly Choice<T>[], typed: string): Choice<T>[] {
  const wanted = fold(typed);
  if (wanted === "") return [...choices];
  const numbered = /^\d+$/.test(wanted) ? choices.filter((choice) => choice.number === Number(wanted)) : [];
  if (numbered.length > 0) return numbered;
  const exact = choices.filter((choice) => fold(choice.words) === wanted);
  return exact.length > 0 ? exact : choices.filter((choice) => hasAll(fold(choice.words), wanted));
}

/** Whether every word that is wanted begins some word of the text. */
function hasAll(text: string, wanted: string): boolean {
  const words = text.split(" ");
  return wanted.split(" ").every((part) => words.some((word) => word.startsWith(part)));
}

/** Small letters and plain digits, without accents, signs and separators of thousands. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/(\d)[\s.,\u00a0\u202f](?=\d{3}(?!\d))/g, "$1")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
