/** A chapter of rules as it is printed: paragraphs, lists, examples, and what a table's options change. */

/** The content of the margin: an example, or what depends on the table's options. */
export interface Aside {
  kind: "example" | "option";
  text: string;
}

export type Text = { kind: "text"; text: string } | { kind: "list"; items: string[] };
export type Block = Text | Aside;

/** Text with the asides beside it: from which row of the chapter, and over how many. */
export interface Passage {
  block: Text;
  margin: Aside[];
  from: number;
  rows: number;
}

const MARKS = { "•": "list", "→": "example", "*": "option" } as const;

/** The lines of a chapter's text; the sign at the beginning of a line gives its kind. */
export function blocksOf(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.split("\n")) {
    const kind = MARKS[line.charAt(0) as keyof typeof MARKS];
    const rest = kind === undefined ? line : line.slice(1).trimStart();
    const before = found.at(-1);
    if (kind !== "list") found.push({ kind: kind ?? "text", text: rest });
    else if (before?.kind === "list") before.items.push(rest);
    else found.push({ kind, items: [rest] });
  }
  return found;
}

const isAside = (block: Block): block is Aside => block.kind === "example" || block.kind === "option";

/** Texts with their asides. An aside extends to the next one; the last begins a row earlier where that is free, and
 * extends into a row below all text, so that a long one does not spread the text. */
export function withMargin(blocks: readonly Block[]): Passage[] {
  const found: Passage[] = [];
  for (const block of blocks) {
    if (isAside(block)) found.at(-1)?.margin.push(block);
    else found.push({ block, margin: [], from: found.length + 1, rows: 1 });
  }
  let end = found.length + 1;
  for (const passage of found.filter(({ margin }) => margin.length > 0).reverse()) {
    passage.rows = end - passage.from;
    end = passage.from;
  }
  const last = found.at(-1);
  const before = found.at(-2);
  if (last !== undefined && before !== undefined && last.margin.length > 0 && before.margin.length === 0 && last.rows === 1) {
    const taken = found.findLast((passage) => passage !== last && passage.margin.length > 0);
    if (taken !== undefined) taken.rows -= 1;
    last.from -= 1;
    last.rows = 2;
  }
  const lowest = found.findLast(({ margin }) => margin.length > 0);
  if (lowest !== undefined) lowest.rows += 1;
  return found;
}
