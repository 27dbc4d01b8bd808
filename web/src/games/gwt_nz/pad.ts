/** The lines of the score pad, from top to bottom; the server sends them by name. */
export const PAD: readonly string[] = [
  "money",
  "buildings",
  "posts",
  "harbours",
  "path",
  "tiles",
  "cards",
  "objectives",
  "masters",
  "hand",
  "workers",
  "marker",
];
