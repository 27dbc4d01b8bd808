/** The reader's position in a long text. */

const LINE = 150; // pixels from the top of the window: a chapter that begins above it is current

/** The current chapter: the last one that begins above a line, or the first; at the end of the page the one opened, or the last. */
export function chapterAt(chapters: readonly string[]): string {
  const root = document.documentElement;
  const begun = chapters.filter((chapter) => (document.getElementById(chapter)?.getBoundingClientRect().top ?? Infinity) < LINE);
  if (Math.ceil(scrollY + innerHeight) < root.scrollHeight) return begun.at(-1) ?? chapters[0] ?? "";
  const goneTo = document.activeElement?.id ?? "";
  return chapters.includes(goneTo) ? goneTo : (chapters.at(-1) ?? "");
}
