/** The files that run the games. Each is fetched once and kept by the browser as it comes, so that it is read from there
 *  by whatever worker wants it, and needs no connection any more. */

/** What `railherd.site.folder` wrote about the engine. */
export interface Engine {
  folder: string;
  version: string;
  /** Bytes by name. */
  files: Record<string, number>;
}

const TYPES: Record<string, string> = { wasm: "application/wasm", mjs: "text/javascript", json: "application/json" };
const typeOf = (name: string): string => TYPES[name.split(".").at(-1)!] ?? "application/octet-stream";

export const engineAt = (base: URL): Promise<Engine> => fetch(new URL("engine.json", base)).then((found) => found.json() as Promise<Engine>);

/** The service worker drops what lies here below the folder of an engine that is used no more. */
export async function engineCache(): Promise<Cache | null> {
  try {
    return await caches.open(`engine ${new URL(/* @vite-ignore */ "..", import.meta.url).href}`);
  } catch {
    return null; // a browser that keeps nothing plays all the same
  }
}

/** Read a body whose size is known, without a second copy of it. Not every browser can loop over a body. */
export async function read(body: ReadableStream<Uint8Array>, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const whole = new Uint8Array(size);
  const reader = body.getReader();
  let at = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    whole.set(value!, at);
    at += value!.length;
  }
  if (at !== size) throw new Error(`${at} bytes instead of ${size}`);
  return whole;
}

/** Give back the memory of bytes that nobody needs any more, without waiting until somebody looks for garbage: post them
 *  to nobody. */
export function free({ buffer }: Uint8Array<ArrayBuffer>): void {
  const { port1, port2 } = new MessageChannel();
  port2.close();
  port1.postMessage(null, [buffer]);
  port1.close();
}

export class Parts {
  private come = 0;
  private readonly all: number;
  private readonly plain = globalThis.fetch.bind(globalThis);

  /** `tell` hears how much has come, from 0 to 1. */
  constructor(
    readonly folder: string,
    private readonly sizes: Record<string, number>,
    private readonly cache: Cache | null,
    private readonly tell: (done: number) => void,
  ) {
    this.all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  }

  /** Whether an address is one of these files. */
  has(address: string): boolean {
    return address.startsWith(this.folder) && address.slice(this.folder.length) in this.sizes;
  }

  /** One of them, as if it was fetched. */
  async get(name: string): Promise<Response> {
    const address = this.folder + name;
    const kept = await this.cache?.match(address);
    if (kept !== undefined) {
      this.count(name);
      return kept;
    }
    const fetched = await this.fetched(name);
    if (this.cache === null) return fetched;
    try {
      await this.cache.put(address, fetched);
      return (await this.cache.match(address)) ?? (await this.fetched(name));
    } catch {
      return this.fetched(name); // there was no room for it
    }
  }

  /** The bytes of one of them. */
  async bytes(name: string): Promise<Uint8Array<ArrayBuffer>> {
    return read((await this.get(name)).body!, this.sizes[name]!);
  }

  /** Count what has come unseen. */
  count(name: string): void {
    this.add(this.sizes[name]!);
  }

  private async fetched(name: string): Promise<Response> {
    const answer = await this.plain(this.folder + name);
    if (!answer.ok || answer.body === null) throw new Error(`${answer.url}: ${answer.status}`);
    const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (part, on) => {
        this.add(part.length);
        on.enqueue(part);
      },
    });
    return new Response(answer.body.pipeThrough(counting), { headers: { "Content-Type": typeOf(name) } });
  }

  private add(bytes: number): void {
    this.tell(Math.min(1, (this.come += bytes) / this.all));
  }
}
