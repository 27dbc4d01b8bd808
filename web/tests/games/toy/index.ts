/** The toy of the Python tests: all that a game needs here to be offered and played in words. */

import type { GameFolder } from "$/contract/folder";

export const game: GameFolder = { order: 100 };
