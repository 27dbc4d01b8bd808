/** The addresses of the page, one line each. A page is loaded when it is opened. */

import { createRouter } from "sv-router";

import Start from "$/pages/Start.svelte";

export const { p, navigate, route } = createRouter({
  "/": Start,
  "/new": () => import("$/pages/NewGame.svelte"),
  "/lobby": () => import("$/pages/Lobby.svelte"),
  "/t/:id": () => import("$/pages/Table.svelte"),
  "/replay": () => import("$/pages/Replay.svelte"),
  "/rules/:game": () => import("$/pages/Rules.svelte"),
  "/legend/:game": () => import("$/pages/LegendPage.svelte"),
  "/learn/:game": () => import("$/pages/Learn.svelte"),
  "/style": () => import("$/pages/style/Parts.svelte"),
  "/style/gwt": () => import("$/pages/style/GreatWesternTrail.svelte"),
  "/style/last_spike": () => import("$/pages/style/LastSpike.svelte"),
  "*lost": () => import("$/pages/Lost.svelte"),
});
