/** The looks of the breeds. */

import type { BreedLook } from "$/games/trail/trail";

/** The body that all breeds share. */
export const BODY =
  "M9 7.5c2-.6 4-.5 6 0 5 .8 11 .8 16 0 2.5-.3 4.5 1 5 3.5l.6 5.5h-1.2l-.8-4-.6 1.5-.5 9h-2.6l-.7-6.5c-3 .8-8 .8-12 0l-.8 6.5h-2.6l-.5-7c-1.8-.6-2.8-1.5-3.6-2.8-1.2.6-2.8.8-4.2.3L4 14.3c-.3-2.8.2-5.2 2-6.6z";

export const BREED_LOOKS: Record<string, BreedLook> = {
  jersey: { ground: "#b9b6ae", ink: "#2b2320", mark: "" },
  dutch_belt: { ground: "#8fb37a", ink: "#2b2320", mark: "M18.5 8.3h6.5v9.4h-6.5z" },
  black_angus: { ground: "#3a3634", ink: "#f4ebd9", mark: "M6 7.5 3.5 5.5 7.5 6.3z" },
  guernsey: { ground: "#f7f1e3", ink: "#2b2320", mark: "M15 8.5c3 0 4 2 3 4s-4 2-4 0zM26 12c2-1 5 0 5 2.5s-5 1-5-2.5z" },
  holstein: { ground: "#ecc94b", ink: "#2b2320", mark: "M14 8.2c4 .6 5 3 3.5 5.3-2 1.5-5-1-3.5-5.3zM25 8.5h6c.5 3-1 5-3.5 4.5s-3.5-2-2.5-4.5z" },
  brown_swiss: { ground: "#b4432d", ink: "#ffffff", mark: "M4 11.5h4v2.8H4z" },
  ayrshire: { ground: "#35709f", ink: "#ffffff", mark: "M6.5 7.5C5 5.5 5.2 4 6.5 2.5c0 2 .8 3.3 2.5 4.5zM20 9c2 0 3 1.5 2 3s-3 0-2-3z" },
  west_highland: {
    ground: "#7a5230",
    ink: "#ffffff",
    mark: "M7 7.3C3.5 7 2 5 1.8 2.5 3.8 4.6 6 5 9 6zM14 17l-1 4 2-2 1 3 1.5-3 2 2.5 1.5-3 2 3 1.5-3 2 2.5 1-3z",
  },
  texas_longhorn: { ground: "#6d4a8c", ink: "#ffffff", mark: "M8 7C3.5 7.5.8 5 .5 1.5 2.5 4.2 5 5 9 5zM8.5 5c3 0 6-.5 8-3.5.3 3.5-3 5.5-7.5 5.5z" },
};
