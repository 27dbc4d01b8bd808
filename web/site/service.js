/** The service worker of a site: all its files come from the browser's own store once they were fetched. */

const VERSION = "__VERSION__";
const FILES = __FILES__;
const PAGE = `page ${VERSION} ${registration.scope}`;
const ENGINE = `engine ${registration.scope}`; // its files have the digest of their content in their folder

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(begin()));
addEventListener("message", (event) => {
  if (event.data === "change") void skipWaiting();
});
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(registration.scope)) event.respondWith(answer(request));
});

/** Keep the files of this version beside those of the last one, which may still be in use. */
async function keep() {
  const cache = await caches.open(PAGE);
  await cache.addAll(FILES.map((file) => new Request(new URL(file, registration.scope), { cache: "reload" })));
}

/** Serve all tabs from now on, and drop what only the last version needed. */
async function begin() {
  await clients.claim();
  const own = (await caches.keys()).filter((name) => name.startsWith("page ") && name.endsWith(` ${registration.scope}`));
  await Promise.all(own.filter((name) => name !== PAGE).map((name) => caches.delete(name)));
  const engine = await caches.open(ENGINE);
  const folder = new URL("__ENGINE__", registration.scope).href;
  await Promise.all((await engine.keys()).filter(({ url }) => !url.startsWith(folder)).map((old) => engine.delete(old)));
}

async function answer(request) {
  if (request.mode === "navigate") return shell();
  const kept = (await (await caches.open(PAGE)).match(request)) ?? (await (await caches.open(ENGINE)).match(request));
  if (kept !== undefined) return kept;
  const fetched = await fetch(request);
  if (fetched.ok && request.url.startsWith(new URL("engine/", registration.scope).href)) {
    const copy = fetched.clone();
    void caches.open(ENGINE).then((engine) => engine.put(request, copy));
  }
  return fetched;
}

/** Every address is the one page; its files are named from where the site begins. */
async function shell() {
  const page = await (await caches.open(PAGE)).match(new URL("./", registration.scope));
  if (page === undefined) return fetch(registration.scope);
  const text = (await page.text()).replaceAll('="./', `="${new URL(registration.scope).pathname}`);
  return new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
