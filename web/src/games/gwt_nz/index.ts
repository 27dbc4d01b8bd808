/** Great Western Trail: New Zealand: what the page knows of it before it is opened. */

import type { GameFolder } from "$/contract/folder";
import Poster from "$/games/gwt_nz/Poster.svelte";

export const game: GameFolder = {
  order: 3,
  Poster,
  automa: "sarah",
  page: () => import("$/games/gwt_nz/page"),
  course: () => import("$/games/gwt_nz/learn/course"),
  book: () => import("$/games/gwt_nz/rules/book"),
};
