/** The service worker of a site: it keeps the files of the page, so that they need no connection, and changes them when asked. */

import { BASE } from "$/net/base";

class Offline {
  /** Whether the files of a newer version lie ready. */
  isReady = $state(false);
  private waiting: ServiceWorker | null = null;

  /** Keep the files from now on, and ask the browser not to throw away what is kept. */
  async start(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    void navigator.storage?.persist?.();
    const kept = await navigator.serviceWorker.register(`${BASE}/service.js`, { scope: `${BASE}/` });
    if (kept.waiting !== null) this.found(kept.waiting);
    kept.addEventListener("updatefound", () => {
      const next = kept.installing;
      next?.addEventListener("statechange", () => {
        if (next.state === "installed" && navigator.serviceWorker.controller !== null) this.found(next);
      });
    });
  }

  /** Change to the newer version, in all tabs. */
  change(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    this.waiting?.postMessage("change");
  }

  private found(next: ServiceWorker): void {
    this.waiting = next;
    this.isReady = true;
  }
}

export const offline = new Offline();
