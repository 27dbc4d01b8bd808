/** Great Western Trail: what the page knows of it before it is opened. */

import type { GameFolder } from "$/contract/folder";
import Poster from "$/games/gwt/Poster.svelte";

export const game: GameFolder = {
  order: 2,
  Poster,
  page: () => import("$/games/gwt/page"),
  course: () => import("$/games/gwt/learn/course"),
  book: () => import("$/games/gwt/rules/book"),
};
