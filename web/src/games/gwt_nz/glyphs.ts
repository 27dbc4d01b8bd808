/** The signs that only New Zealand has, each in a box of 24 × 24, as layers from back to front. */

import { GLYPHS, type Layer } from "$/ui/icons/glyphs";

type Glyph = readonly Layer[];

const CARD = GLYPHS.card[0]![1];
const HAT = GLYPHS.hat;
const card = (...layers: Layer[]): Glyph => [["paper", CARD], ...layers];

export const SHEPHERD: Glyph = [...HAT, ["line", "M20.5 11.5V4.4c0-3.6-5-3.6-5-.2"]];
export const SAILOR: Glyph = [...HAT, ["ink", "M18.4.8 23.4 8h-5zM15.8 9.2h8l-1.6 2.6h-4.8z"]];
export const SHEARER: Glyph = [...HAT, ["line", "m16.8 1 4.6 6.6M22.6 1 18 7.6M16.9 7.9a1.5 1.5 0 1 0 .01 0zM22 7.9a1.5 1.5 0 1 0 .01 0z"]];

export const SHIP: Glyph = [
  ["tint", "M2 15.5h20l-3.2 5.7H5.4z"],
  ["paper", "M11 2.5V14H3.6z"],
  ["paper", "m13 4.5 6.8 9.5H13z"],
  ["line", "M12 2v13.5"],
];
export const SHED: Glyph = [
  ["tint", "M2.5 21V10L12 4.2 21.5 10v11z"],
  ["paper", "M7.5 21v-8h9v8z"],
  ["line", "M7.5 15.7h9M7.5 18.4h9"],
];
export const WOOL: Glyph = [
  [
    "paper",
    "M7 8a4.2 4.2 0 0 1 7.2-2.5A4.2 4.2 0 0 1 20.2 10a4.2 4.2 0 0 1-1.3 7.2 4.2 4.2 0 0 1-6.7 2 4.2 4.2 0 0 1-7-1.8A4.2 4.2 0 0 1 3.4 10.6 4.2 4.2 0 0 1 7 8z",
  ],
];
export const SHEARS: Glyph = [["line", "m6 2.5 8.7 12M18 2.5l-8.7 12M7.2 14.8a3 3 0 1 0 .01 0zM16.8 14.8a3 3 0 1 0 .01 0z"]];
export const GOLD: Glyph = [
  ["gold", "M6.5 7h11L22 19H2z"],
  ["line", "m6.5 7 2.3 4.5h6.4L17.5 7M8.8 11.5 7 19M15.2 11.5 17 19"],
];
export const EXCHANGE: Glyph = [
  ["soft", "M12 2.5a9.5 9.5 0 1 0 .01 0z"],
  ["line", "M7.5 9.8h8.2l-2.4-2.5M16.5 14.2H8.3l2.4 2.5"],
];
export const SIGNPOST: Glyph = [
  ["soft", "M4 3.5h12L19.5 6 16 8.5H4z"],
  ["soft", "M20 11H8l-3.5 2.5L8 16h12z"],
  ["line", "M12 1.5v2M12 8.5V11M12 16v6.5"],
];
export const CREST: Glyph = [["tint", "M3 2.5h18v10c0 5-4 8-9 9.5-5-1.5-9-4.5-9-9.5z"]];
export const FLIP: Glyph = [["line", "M4 12.5a8 8 0 0 1 13.8-6M18.5 2.3V7h-4.7M20 11.5a8 8 0 0 1-13.8 6M5.5 21.7V17h4.7"]];
export const INVEST: Glyph = [
  ["paper", "M3 3h18v18H3z"],
  ["line", "M12 7.5v9M7.5 12h9"],
];
export const HOMESTEAD: Glyph = [["tint", "M1.5 11.5 12 2.5l10.5 9V22h-21z"]];
export const TOP: Glyph = card(["line", "M12 17V8M8 11.5l4-4 4 4"]);

export const BOLLARD: Glyph = [
  ["soft", "M8.5 19V10h7v9zM6.5 10V6.5h11V10z"],
  ["line", "M3 20.5h18"],
];
export const LIGHTHOUSE: Glyph = [
  ["paper", "M8.6 20.5 10.2 9h3.6l1.6 11.5z"],
  ["gold", "M9.4 4.3h5.2V9H9.4z"],
  ["line", "M12 1.8v2.5M8 9h8M9.6 14.7h4.8M4 20.5h16"],
];
export const WHARF: Glyph = [
  ["soft", "M2 12h20v3.2H2z"],
  ["line", "M5 15.2v6M12 15.2v6M19 15.2v6M6 12V4.5h7L11 8"],
];

export const DOG: Glyph = card(["ink", "m6.3 9.7 2.6-3 1 1.6h5.3l2.3-2.1.4.9-1.5 2.9v7.3h-1.6l-.6-3.6h-3.5l-.8 3.6H8.3l.2-5.2-2.2-1.3z"]);
export const FERRY: Glyph = card(["ink", "M6 13h12l-2.2 4.5H8.2zM8 12V9h4V6h1.8v3H16v3z"]);
export const KOTARE: Glyph = card(["ink", "M6.5 9c1.6-3 5-3.8 7-1.8l5 .8-4.4 1.6c.3 3.6-1.7 6.7-5.6 8.4l.8-3.5C7.6 13.3 6.6 11.4 6.5 9z"]);
export const WHEEL: Glyph = card(["line", "M12 7.2a4.8 4.8 0 1 0 .01 0zM12 4.8v14.4M4.9 12h14.2"]);
export const BARREL: Glyph = card(["line", "M9 6.5h6c1.7 3.5 1.7 7.5 0 11H9c-1.7-3.5-1.7-7.5 0-11zM8 10h8M8 14h8"]);
export const BELL: Glyph = card([
  "ink",
  "M12 6c2.5 0 3.8 1.7 3.8 4.3 0 2.7.6 3.6 1.6 4.6H6.6c1-1 1.6-1.9 1.6-4.6C8.2 7.7 9.5 6 12 6zM10.4 16h3.2a1.6 1.6 0 0 1-3.2 0z",
]);
export const COMPASS: Glyph = card(["ink", "m12 5.2 1.7 5.1 5.1 1.7-5.1 1.7L12 18.8l-1.7-5.1L5.2 12l5.1-1.7z"]);
