/** The memory of a Python that has just started, kept in this browser: to begin with it takes a second less. Most of it
 *  holds nothing. That is neither kept nor written again, so that the browser need not provide it either. */

import { engineCache, free, read } from "$/net/parts";

/** What Python needs to begin: what it says of itself, the bytes of its memory, and what they held. */
export interface Snapshot {
  head: Uint8Array<ArrayBuffer>;
  size: number;
  pour(memory: Uint8Array): void;
}

const LATER = 1_500; // milliseconds: what the player waits for comes first
const PAGE = 4096; // of memory, as systems provide it
const WORDS = PAGE / 4;
const SIZE = "X-Size"; // of what is kept, unpacked

const addressIn = (folder: string): string => `${folder}snapshot`;

/** What was kept for this engine; null if nothing was, or the browser does not give it. What is damaged is forgotten. */
export async function keptSnapshot(folder: string): Promise<Snapshot | null> {
  try {
    const kept = await (await engineCache())?.match(addressIn(folder));
    if (!kept?.body) return null;
    return unpacked(await read(kept.body.pipeThrough(new DecompressionStream("gzip")), Number(kept.headers.get(SIZE))));
  } catch {
    await forgetSnapshot(folder);
    return null;
  }
}

/** Let the next start keep another one: this one is of no use. */
export async function forgetSnapshot(folder: string): Promise<void> {
  await (await engineCache())?.delete(addressIn(folder)).catch(() => false);
}

/** Keep it, a little later, and free it; without room for it the next start takes longer, and that is all. */
export function keepSnapshot(folder: string, memory: Uint8Array<ArrayBuffer>): void {
  const keep = async (): Promise<void> => {
    const cache = await engineCache();
    if (cache === null || (await cache.match(addressIn(folder))) !== undefined) return free(memory);
    const kept = packed(memory);
    free(memory);
    const small = new Blob([kept]).stream().pipeThrough(new CompressionStream("gzip"));
    await cache.put(addressIn(folder), new Response(small, { headers: { [SIZE]: String(kept.length) } }));
    free(kept);
  };
  setTimeout(() => void keep().catch(() => undefined), LATER);
}

/** Three numbers (the bytes of the head and of the memory, how many pages hold something), these pages' numbers, the head, the pages. */
export function packed(memory: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const head = new Uint32Array(memory.buffer)[1]!; // as `API.makeSnapshot` of Pyodide writes it
  const heap = memory.subarray(head);
  const used = [...pagesOf(heap)].filter((page) => holds(heap, page));
  const numbers = new Uint32Array([head, heap.length, used.length, ...used]);
  const kept = new Uint8Array(numbers.byteLength + head + used.length * PAGE);
  kept.set(new Uint8Array(numbers.buffer));
  kept.set(memory.subarray(0, head), numbers.byteLength);
  used.forEach((page, n) => kept.set(pageOf(heap, page), numbers.byteLength + head + n * PAGE));
  return kept;
}

export function unpacked(kept: Uint8Array<ArrayBuffer>): Snapshot {
  const [head, size, count] = new Uint32Array(kept.buffer, 0, 3) as unknown as [number, number, number];
  const used = new Uint32Array(kept.buffer, 12, count);
  const first = 12 + used.byteLength;
  const pour = (memory: Uint8Array): void => {
    const numbers = new Map([...used].map((page, n) => [page, n]));
    for (const page of pagesOf(memory)) {
      const n = numbers.get(page);
      if (n !== undefined) memory.set(pageOf(kept.subarray(first + head), n), page * PAGE);
      else if (holds(memory, page)) pageOf(memory, page).fill(0);
    }
    free(kept);
  };
  return { head: kept.slice(first, first + head), size, pour };
}

const pagesOf = (memory: Uint8Array): Iterable<number> => Array(Math.floor(memory.length / PAGE)).keys();
const pageOf = (memory: Uint8Array, page: number): Uint8Array => memory.subarray(page * PAGE, (page + 1) * PAGE);

function holds(memory: Uint8Array, page: number): boolean {
  const words = new Uint32Array(memory.buffer, memory.byteOffset + page * PAGE, WORDS);
  for (let at = 0; at < WORDS; at++) if (words[at] !== 0) return true;
  return false;
}
