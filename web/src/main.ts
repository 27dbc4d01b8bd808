import "$/style/base.css";
import "$/style/fonts.css";
import "$/style/lit.css";
import "$/style/tokens.css";

import { mount } from "svelte";

import App from "$/App.svelte";
import { markOnce } from "$/device/stored";
import { theme } from "$/style/theme.svelte";
import { preferredLanguage, words } from "$/words/words.svelte";

/** After an update of the server the files this page would load next are gone: reload, once. */
const RELOADED = "railherd.reloaded";
window.addEventListener("vite:preloadError", () => {
  if (markOnce(RELOADED, location.href)) location.reload();
});

/** An address that cannot be decoded leads to the page for unknown addresses. */
try {
  decodeURIComponent(location.pathname);
} catch {
  history.replaceState(null, "", "/nowhere");
}

theme.start();
await words.speak(preferredLanguage());
mount(App, { target: document.getElementById("app")! });
