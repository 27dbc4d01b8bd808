/** Typed input instead of clicks: the number of an option or words of it, in any language and without accents. */

export interface Choice<T> {
  /** Its number in the list; 0 for one that is known by its words only. */
  number: number;
  words: string;
  value: T;
}

/** The options that match what is typed so far: a single one once it is clear. */
export function matching<T>(choices: readonly Choice<T>[], typed: string): Choice<T>[] {
  const wanted = fold(typed);
  if (wanted === "") return [...choices];
  const numbered = /^\d+$/.test(wanted) ? choices.filter((choice) => choice.number === Number(wanted)) : [];
  if (numbered.length > 0) return numbered;
  const exact = choices.filter((choice) => fold(choice.words) === wanted);
  return exact.length > 0 ? exact : choices.filter((choice) => hasAll(fold(choice.words), wanted));
}

/** Whether every typed word begins some word of the text. */
function hasAll(text: string, wanted: string): boolean {
  const words = text.split(" ");
  return wanted.split(" ").every((part) => words.some((word) => word.startsWith(part)));
}

/** Lower case and plain digits, without accents, signs and thousands separators. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/(\d)[\s.,\u00a0\u202f](?=\d{3}(?!\d))/g, "$1")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
