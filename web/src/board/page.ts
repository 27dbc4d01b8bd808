/** The display of a game around a component, made with the figures of its table. */

import { getContext, setContext } from "svelte";

import type { GamePage } from "$/contract/game";

const PAGE = Symbol("page");

export const setPage = (page: () => GamePage): (() => GamePage) => setContext(PAGE, page);

export const usePage = (): GamePage => (getContext(PAGE) as () => GamePage)();
