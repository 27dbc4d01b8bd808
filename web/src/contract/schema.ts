// Written by `make types` from the server's types. Do not edit.

/** A position as a seat sees it: JSON of ids. Each game has more. */
export interface View {
  asked: number | null;
  components: string;
  game: string;
  options: Record<string, string>;
  over: boolean;
  rules: number;
  seat: number | null;
  turn: number;
  winners: number[];
}
