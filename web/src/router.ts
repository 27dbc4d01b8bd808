/** The addresses of the page, one line each. A page is loaded when it is opened. */

import { createRouter } from "sv-router";

import Start from "$/home/Page.svelte";

export const { p, navigate, route } = createRouter({
  "/": Start,
  "/new": () => import("$/new/Page.svelte"),
  "/lobby": () => import("$/lobby/Page.svelte"),
  "/t/:id": () => import("$/play/Page.svelte"),
  "/replay": () => import("$/replay/Page.svelte"),
  "/rules/:game": () => import("$/rules/Page.svelte"),
  "/legend/:game": () => import("$/rules/LegendPage.svelte"),
  "/learn/:game": () => import("$/learn/Page.svelte"),
  "/style": () => import("$/gallery/Parts.svelte"),
  "/style/:game": () => import("$/gallery/Game.svelte"),
  "*lost": () => import("$/shell/Lost.svelte"),
});
