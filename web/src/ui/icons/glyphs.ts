/** The drawings of all signs, each in a box of 24 × 24, as layers from back to front: a tint and a path. */

/** `tint` is the variable colour of a sign: a breed's, a hand's, a band's. */
export type Tint = "paper" | "ink" | "tint" | "gold" | "line" | "soft" | "green" | "blue";

export type Layer = readonly [tint: Tint, path: string];

const CARD = "M6 2.5h12a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z";
const TENT = "M12 5 21.5 21h-19z";
const HOUSE = "M3 11.5 12 4l9 7.5V21H3z";
const HAT =
  "M1.5 16.2c1.6-1.4 3.4-1.6 4.6-1.7L7.6 7c.3-1.4 2-2 3-.9.7.8 2.1.8 2.8 0 1-1.1 2.7-.5 3 .9l1.5 7.5c1.2.1 3 .3 4.6 1.7-2.4 2.9-6.4 4.3-10.5 4.3S3.9 19.1 1.5 16.2z";
const BAND = "M6.3 14.3 6.9 11.4c3.2 1.3 7 1.3 10.2 0l.6 2.9c-3.5 1.5-7.9 1.5-11.4 0z";
const ENGINE = "M2 5h8v2h-1v4h4V7h-.8V4.5h4V7h-.7v4h3.5c1.7 0 3 1.3 3 3v3.5H2z";
const WHEELS = "M6 15.5a2.8 2.8 0 1 0 .01 0zM13 15.5a2.8 2.8 0 1 0 .01 0zM19 16.5a2.2 2.2 0 1 0 .01 0z";
const BELL = "M12 3.5c3.8 0 5.8 2.6 5.8 6.5 0 4 .9 5.5 2.4 7H3.8c1.5-1.5 2.4-3 2.4-7 0-3.9 2-6.5 5.8-6.5z";
const DISC = "M12 4a8 8 0 1 0 .01 0z";
const SCROLL = "M6 3h13v14.5a3 3 0 0 1-3 3H5a3 3 0 0 1-2-3h3z";

export const GLYPHS = {
  card: [["tint", CARD]],
  pair: [
    ["tint", "M8.5 2h10a1.8 1.8 0 0 1 1.8 1.8v12.4a1.8 1.8 0 0 1-1.8 1.8h-10z"],
    ["tint", "M4.5 6h9.5a1.8 1.8 0 0 1 1.8 1.8v12.4a1.8 1.8 0 0 1-1.8 1.8H4.5a1.8 1.8 0 0 1-1.8-1.8V7.8A1.8 1.8 0 0 1 4.5 6z"],
    ["line", "M6 12.5h6.5M6 15.7h6.5"],
  ],
  trash: [
    ["paper", CARD],
    ["line", "m8 8 8 8M16 8l-8 8"],
  ],
  swap: [
    ["paper", "M4 3h9a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 13 17H4a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 4 3z"],
    ["line", "M17.5 5.5c2.6.6 4 2.6 4 5.5M19.3 9l2.2 2.3L23.4 9M14.8 20.8c-3 .6-5.3 0-7.3-1.6M10.3 18.2l-3-.1-.2 3.1"],
  ],
  market: [
    ["paper", CARD],
    ["ink", "M5.8 6c.4 2.6 2 3.6 3.7 3.7h5c1.7-.1 3.3-1.1 3.7-3.7-1.1 1-2.3 1.3-3.9 1.3H9.7C8.1 7.3 6.9 7 5.8 6z"],
    ["ink", "M8.5 10.5h7l-1 6.5a2.6 2.6 0 0 1-5 0z"],
  ],
  certificate: [
    ["paper", SCROLL],
    ["gold", "M14.7 10.7a2.6 2.6 0 1 0 .01 0z"],
    ["line", "M8.5 7h8M8.5 10h3M8.5 13h2.5"],
  ],
  permanent: [
    ["paper", SCROLL],
    ["gold", "M14 9.5 15.3 12.2l3 .4-2.2 2.1.5 3-2.6-1.4-2.6 1.4.5-3-2.2-2.1 3-.4z"],
    ["line", "M8.5 6.5h8"],
  ],
  engine: [
    ["tint", ENGINE],
    ["paper", WHEELS],
  ],
  back: [["line", "M21 12H5M11 5.5 4.5 12l6.5 6.5"]],
  boot: [
    ["tint", "M7 3h7.5v9.2c0 1 .6 1.6 1.7 1.9l3 .8c1.5.4 2.3 1.4 2.3 3V20H7z"],
    ["line", "M7 6.5h7.5M7 20h14.5M10.5 20v2.5"],
  ],
  hat: [
    ["soft", HAT],
    ["tint", BAND],
  ],
  cowboy: [
    ["soft", HAT],
    ["tint", BAND],
    ["line", "M17 7.5c0-3 5.5-3 5.5.3 0 2.7-4.5 2.7-4.5.4 0-1.6 2.7-1.6 2.7 0"],
  ],
  craftsman: [
    ["soft", HAT],
    ["tint", BAND],
    ["ink", "M17 1.5h6v3.2h-1.7v6h-2.2v-6H17z"],
  ],
  engineer: [
    ["soft", HAT],
    ["tint", BAND],
    ["ink", "M17.3 1.5v2.8l1.9 1.3h1.6l1.9-1.3V1.5c1.3.9 1.6 3.6-.9 5v5h-3.2v-5c-2.6-1.4-2.6-4.1-1.3-5z"],
  ],
  house: [
    ["tint", HOUSE],
    ["ink", "M10 21v-6h4v6z"],
  ],
  tents: [
    ["green", "M8.5 4 16 19.5H1z"],
    ["blue", "M15.5 8 23 21.5H8z"],
    ["ink", "M15.5 14.5 18.5 21.5h-6z"],
  ],
  tent: [
    ["tint", TENT],
    ["ink", "M12 12.5 15.5 21h-7z"],
    ["line", "M12 5 9.8 2.3M12 5l2.2-2.7"],
  ],
  flood: [
    [
      "line",
      "M2 8.5c2.5-3 4.5-3 6.7 0s4.2 3 6.6 0 4.2-3 6.7 0M2 14c2.5-3 4.5-3 6.7 0s4.2 3 6.6 0 4.2-3 6.7 0M2 19.5c2.5-3 4.5-3 6.7 0s4.2 3 6.6 0 4.2-3 6.7 0",
    ],
  ],
  drought: [
    ["gold", "M12 7a5 5 0 1 0 .01 0z"],
    ["line", "M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1"],
  ],
  rockfall: [["soft", "M2 20.5 4 13l4.5-2 4 3.2 1.3 6.3zM12.2 12.5l2-6.5 5-1.5L22 10l-1.8 8-6.2 1z"]],
  hazard: [
    ["gold", "M12 2.5 22.5 21h-21z"],
    ["line", "M12 9v5.5M12 17.3v.9"],
  ],
  star: [["gold", "M12 1l4.5 5.4L23 9l-3.7 6-.5 7-6.8-1.7L5.2 22l-.5-7L1 9l6.5-2.6z"]],
  bell: [
    ["gold", BELL],
    ["ink", "M9.5 18.5h5a2.5 2.5 0 0 1-5 0z"],
    ["line", "M12 3.5V1.7"],
  ],
  disc: [
    ["tint", DISC],
    ["line", "M8.5 12h7"],
  ],
  discs: [
    ["tint", "M9 4.5a6.5 6.5 0 1 0 .01 0z"],
    ["tint", "M15.5 7.5a6.5 6.5 0 1 0 .01 0z"],
    ["line", "M13 14h5M15.5 11.5v5"],
  ],
  station: [
    ["tint", "M2 10 12 3.5 22 10v2.5H2z"],
    ["paper", "M4.5 12.5h15V21h-15z"],
    ["line", "M4.5 21h15M9 12.5V21M15 12.5V21"],
  ],
  copy: [
    ["paper", "M1.5 11.5 6.5 7l5 4.5V19h-10z"],
    ["tint", "M12.5 11.5 17.5 7l5 4.5V19h-10z"],
    ["line", "M6.5 4.5c2-2.5 8.5-2.8 10.5-.2M17.3 1.3v3.2h-3.2"],
  ],
  hand: [
    [
      "tint",
      "M6.5 11V5.8c0-1.9 2.6-1.9 2.6 0V4c0-1.9 2.7-1.9 2.7 0v1c0-1.9 2.7-1.9 2.7 0v2c0-1.7 2.5-1.7 2.5 0v8.5c0 4-2.2 6.5-5.8 6.5-3 0-4.5-1.4-5.7-3.5l-3-5.2c-.9-1.7 1.2-3 2.4-1.6z",
    ],
  ],
  tree: [
    ["tint", "M12 1.5 18.5 10h-3.3L20 17H4l4.8-7H5.5z"],
    ["ink", "M10.7 17h2.6v5.5h-2.6z"],
  ],
  risk: [
    ["gold", "M12 1.5 22.5 12 12 22.5 1.5 12z"],
    ["line", "M12 6.5v6.5M12 16v1"],
  ],
  crossing: [["line", "m5 5 14 14M19 5 5 19"]],
  free: [["line", "M12 3a9 9 0 1 0 .01 0zM5.6 5.6l12.8 12.8"]],
  full: [["line", "M4 3.5h16M12 21V8M6.5 12.5 12 7l5.5 5.5"]],
  draw: [
    ["paper", CARD],
    ["line", "M12 7v9M8 12.5l4 4 4-4"],
  ],
  city: [
    ["soft", "M2 21V10h6V4h8v9h6v8z"],
    ["ink", "M10.5 7h3v3h-3zM10.5 12.5h3v3h-3zM4 13h2v3H4zM18 15.5h2V18h-2z"],
  ],
  cards: [
    ["paper", "M8 3h11a1.5 1.5 0 0 1 1.5 1.5V17H9.5A1.5 1.5 0 0 1 8 15.5z"],
    ["paper", "M4.5 6.5h11A1.5 1.5 0 0 1 17 8v12a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 20V8a1.5 1.5 0 0 1 1.5-1.5z"],
  ],
} satisfies Record<string, readonly Layer[]>;

export type GlyphName = keyof typeof GLYPHS;

/** A drawing: one of these by its name, or a game's own. */
export type Drawing = GlyphName | readonly Layer[];

export const layersOf = (drawing: Drawing): readonly Layer[] => (typeof drawing === "string" ? GLYPHS[drawing] : drawing);
