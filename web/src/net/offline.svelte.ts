/** The service worker of the page: it keeps the page's files, so that they need no connection, and changes them when asked. */

import { BASE } from "$/net/base";

const PATIENCE = 10_000; // milliseconds for the files of a newer version to come

class Offline {
  /** Whether the files of a newer version lie ready. */
  isReady = $state(false);
  private kept: ServiceWorkerRegistration | null = null;
  private waiting: ServiceWorker | null = null;

  /** Keep the files from now on. */
  async start(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const kept = await navigator.serviceWorker.register(`${BASE}/service.js`, { scope: `${BASE}/` });
    this.kept = kept;
    if (kept.waiting !== null && navigator.serviceWorker.controller !== null) this.found(kept.waiting);
    kept.addEventListener("updatefound", () => {
      const next = kept.installing;
      next?.addEventListener("statechange", () => {
        if (next.state === "installed" && navigator.serviceWorker.controller !== null) this.found(next);
      });
    });
  }

  /** Change to the newer version, in all tabs; without one, load the page again. */
  async change(): Promise<void> {
    if (!this.isReady) await this.look();
    if (this.waiting === null) return location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    this.waiting.postMessage("change");
  }

  /** Ask for a newer version, and wait a while until its files are here. */
  private async look(): Promise<void> {
    const late = Date.now() + PATIENCE;
    await this.kept?.update().catch(() => undefined);
    while (this.kept?.installing && !this.isReady && Date.now() < late) await new Promise((resolve) => setTimeout(resolve, 100));
  }

  private found(next: ServiceWorker): void {
    this.waiting = next;
    this.isReady = true;
  }
}

export const offline = new Offline();
