/** The memory of a Python that has just started, kept in this browser: to begin with it takes a second less. */

const LATER = 1_500; // milliseconds: what the player waits for comes first

/** The service worker drops what lies in this cache below the folder of an engine that is used no more. */
const cacheOf = (): Promise<Cache> => caches.open(`engine ${new URL(/* @vite-ignore */ "..", import.meta.url).href}`);
const addressIn = (folder: string): string => `${folder}snapshot`;

/** What was kept for this engine; null if nothing was, or the browser does not give it. */
export async function keptSnapshot(folder: string): Promise<ArrayBuffer | null> {
  try {
    const kept = await (await cacheOf()).match(addressIn(folder));
    if (!kept?.body) return null;
    return await new Response(kept.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  } catch {
    return null;
  }
}

/** Keep it, a little later; without room for it the next start takes longer, and that is all. */
export function keepSnapshot(folder: string, memory: Uint8Array<ArrayBuffer>): void {
  const keep = async (): Promise<void> => {
    const packed = await new Response(new Blob([memory]).stream().pipeThrough(new CompressionStream("gzip"))).blob();
    await (await cacheOf()).put(addressIn(folder), new Response(packed));
  };
  setTimeout(() => void keep().catch(() => undefined), LATER);
}
