/** The service worker of the page: its files come from the browser's own store once they were fetched. On a server that
 *  is all; in a folder that plays without one, what runs the games comes from there, too: `net/parts.ts` puts it there. */

const VERSION = "__VERSION__";
const FILES = __FILES__;
const ENGINE_FOLDER = "__ENGINE__"; // empty on a server
const PAGES = ["", "new", "lobby", "t", "replay", "rules", "legend", "learn"]; // what addresses of the page begin with
const PAGE = `page ${VERSION} ${registration.scope}`;
const ENGINE = `engine ${registration.scope}`; // its files have the digest of their content in their folder
const addressOf = (file) => new URL(file, registration.scope).href;
const KEPT = new Set(FILES.map(addressOf));

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(begin()));
addEventListener("message", (event) => {
  if (event.data === "change") void skipWaiting();
});
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && isOurs(request)) event.respondWith(answer(request));
});

/** Whether a request is answered here; all others go on as if nobody stood between. */
function isOurs({ mode, url }) {
  if (!url.startsWith(registration.scope)) return false;
  if (mode !== "navigate") return KEPT.has(url) || isOfEngine(url);
  return ENGINE_FOLDER !== "" || PAGES.includes(new URL(url).pathname.split("/")[1]);
}

const isOfEngine = (url) => ENGINE_FOLDER !== "" && url.startsWith(addressOf("engine/"));

/** Keep the files of this version beside those of the last one, which may still be in use. */
async function keep() {
  const cache = await caches.open(PAGE);
  // The names of scripts, styles and fonts hold a digest of their content: what the browser has of them is right.
  const modeOf = (file) => (file.startsWith("assets/") ? "default" : "reload");
  await cache.addAll(FILES.map((file) => new Request(addressOf(file), { cache: modeOf(file) })));
}

/** Serve all tabs from now on, and drop what only the last version needed. */
async function begin() {
  await clients.claim();
  const own = (await caches.keys()).filter((name) => name.startsWith("page ") && name.endsWith(` ${registration.scope}`));
  await Promise.all(own.filter((name) => name !== PAGE).map((name) => caches.delete(name)));
  if (ENGINE_FOLDER === "") return;
  const engine = await caches.open(ENGINE);
  await Promise.all((await engine.keys()).filter(({ url }) => !url.startsWith(addressOf(ENGINE_FOLDER))).map((old) => engine.delete(old)));
}

async function answer(request) {
  if (request.mode === "navigate") return shell(request);
  const kept = (await (await caches.open(PAGE)).match(request)) ?? (await (await caches.open(ENGINE)).match(request));
  if (kept !== undefined) return kept;
  return fetch(request);
}

/** Every address is the one page; in a folder its files are named from where the folder begins. */
async function shell(request) {
  const page = await (await caches.open(PAGE)).match(addressOf("./"));
  if (page === undefined) return fetch(ENGINE_FOLDER === "" ? request : registration.scope);
  if (ENGINE_FOLDER === "") return page;
  const text = (await page.text()).replaceAll('="./', `="${new URL(registration.scope).pathname}`);
  return new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
