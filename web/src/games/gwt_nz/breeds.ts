/** The looks of the breeds. */

import type { BreedLook } from "$/games/trail/trail";

/** The body that all breeds share: fleece, head and legs. */
export const BODY =
  "M11 8.2c1.2-2.2 4-3 6-1.6 1.7-1.5 4.5-1.4 6 .1 1.8-1.2 4.6-.8 5.8 1 2.3-.4 4.4 1.3 4.5 3.5 1.8 1 2.2 3.6.7 5.1-.6 1-1.7 1.5-2.8 1.4l-.4 5.3h-2.2l-.4-5.2h-9.6l-.4 5.2H16l-.5-5.4c-1.9.2-3.6-.9-4.1-2.6-1-.3-1.7-.9-2.2-1.7-1.3 1.2-3.4 1.4-4.9.4-.7-1.6-.3-3 .8-4.2.4-1.7 2.4-3 5.9-1.3z";

const HORNS = "M9.5 7.6C6.8 4 2.4 4.4 2.3 7.6c0 1.8 2 2.3 2.6.8.1-1.4 2-1.6 3.6.6z";
const FACE = "M5.2 9.6c1-1.2 3-1.6 4.6-.6.6 2.4-.8 4.6-2.8 4.7-1.4.1-2.4-.4-2.7-.7-.4-1.4.1-2.6.9-3.4z";
const CURLS = "M14 9.5q1.4-1.6 2.8 0M19.5 8.6q1.4-1.6 2.8 0M25.5 9.5q1.4-1.6 2.8 0M16.5 13q1.4-1.6 2.8 0M22.5 13q1.4-1.6 2.8 0M28 13q1.4-1.6 2.8 0";
const LONG = "M14 12v4.5M17 13v5M20 13.4v5M23 13.4v5M26 13v5M29 12v4.5";
const LEGS = "M16.4 19h3v4.4h-3zM28.8 19h3v4.4h-3z";
const STRIPE = "M20 6.4h4.4v11.4H20z";

export const BREED_LOOKS: Record<string, BreedLook> = {
  shropshire: { ground: "#b9b6ae", ink: "#2b2320", mark: "" },
  southdown: { ground: "#3a3634", ink: "#f4ebd9", mark: FACE },
  english_leicester: { ground: "#8fb37a", ink: "#2b2320", mark: LONG },
  merino: { ground: "#f7f1e3", ink: "#2b2320", mark: CURLS },
  dorset_horn: { ground: "#d98a3d", ink: "#2b2320", mark: HORNS },
  lincoln: { ground: "#b4432d", ink: "#ffffff", mark: LONG },
  corriedale: { ground: "#ecc94b", ink: "#2b2320", mark: CURLS },
  hampshire: { ground: "#35709f", ink: "#ffffff", mark: `${FACE}${LEGS}` },
  ryeland: { ground: "#7a5230", ink: "#ffffff", mark: `${CURLS}${HORNS}` },
  suffolk: { ground: "#6d4a8c", ink: "#ffffff", mark: LEGS },
  romney: { ground: "#dcc7a0", ink: "#2b2320", mark: STRIPE },
  set_3: { ground: "#d9b24c", ink: "#2b2320", mark: `${STRIPE}${HORNS}` },
  set_7: { ground: "#c9ced1", ink: "#2b2320", mark: `${STRIPE}${FACE}` },
};
