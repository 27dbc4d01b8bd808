/** The house of this browser: tables in a worker, shared by all tabs of this site. One worker at a time holds the lock
 *  and opens the house; if it is lost, the next one opens it again with everything that was kept. */

import { nameOf, type FromHouse, type ToHouse } from "$/net/calls";
import { engine } from "$/net/engine.svelte";
import type { Transport, Wire } from "$/net/transport";
import { words } from "$/words/words.svelte";

const BASE = new URL(/* @vite-ignore */ "..", import.meta.url).pathname;
const ASK_AFTER = 4_000; // milliseconds of silence after which the house is asked whether it is there
const LOST_AFTER = 15_000; // and after which another worker is started
const LOADED_AFTER = 120_000; // at the latest: a house that opens cannot be asked
const OPEN = 1 as const;
const CLOSED = 3 as const;

type Waiting = { call: Extract<ToHouse, { kind: "ask" }>; resolve: (answer: Response) => void; reject: (trouble: Error) => void };

/** A line to the house, as a socket would be. */
class HouseWire implements Wire {
  readyState: Wire["readyState"] = OPEN;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;

  constructor(
    private readonly call: (text: string) => void,
    private readonly left: () => void,
  ) {}

  send(text: string): void {
    this.call(String(text));
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.left();
    this.lose();
  }

  /** The house is another one now. */
  lose(): void {
    this.readyState = CLOSED;
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close", { code: 1006 }));
  }

  hear(text: string): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data: text }));
  }
}

/** What the games need and this browser, or this address, does not give. */
function lackingHere(): string[] {
  const needed = { https: isSecureContext, WebAssembly: "WebAssembly" in globalThis, IndexedDB: "indexedDB" in globalThis, "Web Locks": "locks" in navigator };
  return Object.entries(needed).flatMap(([name, isThere]) => (isThere ? [] : [name]));
}

class House implements Transport {
  private readonly page = `${Date.now()} ${Math.random()}`;
  private readonly channel = new BroadcastChannel(nameOf(BASE));
  private readonly waiting = new Map<number, Waiting>();
  private worker: Worker | null = null;
  private epoch = "";
  private number = 0;
  private heard = Date.now();
  /** Since when the house has not said that it is there; null while it is not asked. */
  private asked: number | null = null;
  private wire: HouseWire | null = null;

  constructor() {
    const lacking = lackingHere();
    if (lacking.length > 0) this.fail(lacking.join(", "));
    else this.open();
  }

  private open(): void {
    this.worker = this.start();
    this.channel.onmessage = ({ data }: MessageEvent<FromHouse>) => this.hear(data);
    setInterval(() => this.look(), ASK_AFTER);
    window.addEventListener("pagehide", () => this.call({ kind: "hang_up", page: this.page }));
    window.addEventListener("pageshow", ({ persisted }) => persisted && this.wire?.lose());
    this.call({ kind: "who" });
  }

  dial(): Wire {
    const left = (): void => this.call({ kind: "hang_up", page: this.page });
    this.wire = new HouseWire((text) => this.call({ kind: "say", page: this.page, text }), left);
    if (this.epoch !== "") this.greet();
    return this.wire;
  }

  request(path: string, { method = "GET", body }: RequestInit): Promise<Response> {
    const number = ++this.number;
    const asked = typeof body === "string" ? body : "";
    const call = { kind: "ask", page: this.page, number, method, path, language: words.language, body: asked } as const;
    if (method === "POST" && path === "/tables") void navigator.storage?.persist?.(); // there is something to keep now
    if (engine.phase === "failed") return Promise.reject(new TypeError(engine.trouble));
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { call, resolve, reject });
      if (this.epoch !== "") this.call(call);
    });
  }

  private start(): Worker {
    return new Worker(new URL("./house.worker.ts", import.meta.url), { type: "module" });
  }

  private call(message: ToHouse): void {
    this.channel.postMessage(message);
  }

  private greet(): void {
    this.call({ kind: "dial", page: this.page, language: words.language });
  }

  private hear(message: FromHouse): void {
    this.heard = Date.now();
    this.asked = null;
    if (message.kind === "up") return this.welcome(message.epoch);
    if (message.kind === "loading") return void (engine.done = message.done);
    if (message.kind === "failed") return this.fail(message.trouble);
    if (message.page !== this.page) return;
    if (message.kind === "frame") return this.wire?.hear(message.text);
    const waited = this.waiting.get(message.number);
    this.waiting.delete(message.number);
    waited?.resolve(new Response(message.body, { status: message.status, headers: { "content-type": message.type } }));
  }

  /** A house is open: the first one, the same as before, or the next one after the last was lost. */
  private welcome(epoch: string): void {
    engine.phase = "up";
    if (epoch === this.epoch) return;
    const isNext = this.epoch !== "";
    this.epoch = epoch;
    if (isNext) this.wire?.lose();
    else if (this.wire !== null) this.greet();
    for (const { call } of this.waiting.values()) this.call(call);
  }

  private fail(trouble: string): void {
    engine.phase = "failed";
    engine.trouble = trouble;
    for (const { reject } of this.waiting.values()) reject(new TypeError(trouble));
    this.waiting.clear();
  }

  /** Ask a silent house whether it is there; if it does not say so, start another. A computer that slept asks first. */
  private look(): void {
    const now = Date.now();
    if (engine.phase === "failed" || now - this.heard < ASK_AFTER) return;
    const patience = engine.phase === "up" ? LOST_AFTER : LOADED_AFTER;
    if (this.asked !== null && now - this.asked > patience) {
      this.worker?.terminate();
      this.worker = this.start();
      this.asked = null;
    } else this.call({ kind: "who" });
    this.asked ??= now;
  }
}

export const house = new House();
