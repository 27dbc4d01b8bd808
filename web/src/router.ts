/** The addresses of the page, one line each. A page is loaded when it is opened. */

import { createRouter } from "sv-router";

/** Each part in its states, and moments of real games: for those who build the page, never in the one that is served. */
const GALLERY = {
  "/style": () => import("$/gallery/Parts.svelte"),
  "/style/:game": () => import("$/gallery/Game.svelte"),
};
const hasGallery = import.meta.env.DEV || import.meta.env.MODE === "gallery";

export const { navigate, route } = createRouter({
  "/": () => import("$/home/Page.svelte"),
  "/new": () => import("$/new/Page.svelte"),
  "/lobby": () => import("$/lobby/Page.svelte"),
  "/t/:id": () => import("$/play/Page.svelte"),
  "/replay": () => import("$/replay/Page.svelte"),
  "/rules/:game": () => import("$/rules/Page.svelte"),
  "/legend/:game": () => import("$/rules/LegendPage.svelte"),
  "/learn/:game": () => import("$/learn/Page.svelte"),
  ...(hasGallery ? GALLERY : {}),
  "*lost": () => import("$/shell/Lost.svelte"),
});
