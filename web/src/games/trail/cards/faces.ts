/** Where everything lies on an animal card, in units of its drawing. */

export interface Face {
  /** The largest width of the card, in pixels. */
  width: number;
  value: number;
  shield: string;
  points: [x: number, y: number];
  body: string;
  count: [x: number, y: number];
}

/** A value and points. */
export const PLAIN: { small: Face; large: Face } = {
  small: {
    width: 56,
    value: 21,
    shield: "M31 4h25v13c0 7-6 11-12.5 13-6.5-2-12.5-6-12.5-13z",
    points: [43.5, 16.5],
    body: "translate(9 27)",
    count: [42, 54],
  },
  large: {
    width: 60,
    value: 21,
    shield: "M35 5h20v11c0 6-5 9.5-10 11-5-1.5-10-5-10-11z",
    points: [45, 15.5],
    body: "translate(9 30)",
    count: [43, 49],
  },
};

/** A third figure lies between value and points, which take less room. */
export const CROWDED: typeof PLAIN = {
  small: {
    width: 50,
    value: 22,
    shield: "M43 4h14v11c0 5-3 8-7 9.5-4-1.5-7-4.5-7-9.5z",
    points: [50, 12.5],
    body: "translate(6 27) scale(1.1)",
    count: [42, 54],
  },
  large: {
    width: 60,
    value: 22,
    shield: "M42 4h13v9.5c0 4.5-3 7-6.5 8.5-3.5-1.5-6.5-4-6.5-8.5z",
    points: [48.5, 11.5],
    body: "translate(10 31)",
    count: [43, 51],
  },
};
