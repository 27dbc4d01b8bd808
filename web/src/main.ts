import "$/style/base.css";
import "$/style/fonts.css";
import "$/style/lit.css";
import "$/style/tokens.css";

import { mount } from "svelte";

import App from "$/App.svelte";
import { markOnce } from "$/device/stored";
import { BASE } from "$/net/base";
import { offline } from "$/net/offline.svelte";
import { isSite } from "$/net/transport";
import { theme } from "$/style/theme.svelte";
import { followMouse } from "$/ui/mouse";
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

/** A host without our service worker sends an address that it does not know here: open what it named. */
const named = new URLSearchParams(location.search).get("open");
if (isSite && named?.startsWith("/")) history.replaceState(null, "", BASE + named);

/** What people wait for comes first. A site has nobody else to keep its files, and begins at once. */
const KEPT_AFTER = isSite ? 0 : 3_000;
setTimeout(() => void offline.start().catch(() => undefined), KEPT_AFTER);

theme.start();
followMouse();
await words.speak(preferredLanguage());
mount(App, { target: document.getElementById("app")! });
