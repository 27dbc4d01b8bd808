/** The addresses of the page. Each page is fetched when somebody goes there. */

import { createRouter } from "sv-router";

import Start from "$/pages/Start.svelte";

export const { p, navigate, route } = createRouter({
  "/": Start,
  "*lost": Start,
});
