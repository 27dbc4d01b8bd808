/** A chapter of rules as it is printed: paragraphs, lists, examples, and what a table's options change. */

export type Block =
  | { kind: "text" | "example" | "option"; text: string }
  | { kind: "list"; items: string[] };

const MARKS = { "•": "list", "→": "example", "*": "option" } as const;

/** The lines of a chapter's text; the sign a line begins with says what it is. */
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
