/** The worker of a site: once it holds the lock, it runs the tables as they are, in Python, for all tabs. */

import { nameOf, type FromHouse, type ToHouse } from "$/net/calls";
import { Keeper } from "$/net/keeper";

const BASE = new URL(/* @vite-ignore */ "..", import.meta.url);
const NAME = nameOf(BASE.pathname);
const channel = new BroadcastChannel(NAME);
const tell = (message: FromHouse): void => channel.postMessage(message);

/** What `tools/site.py` wrote about the engine. */
interface Engine {
  folder: string;
  version: string;
  /** Bytes by name. */
  files: Record<string, number>;
  wheels: string[];
  sources: string;
}

/** `railherd.local.browser.Doors`. */
interface Doors {
  dial(page: string, language: string): void;
  hear(page: string, text: string): void;
  hang_up(page: string): void;
  ask(method: string, path: string, language: string, body: string): Promise<string>;
}

interface Pyodide {
  loadPackage(urls: string[], options: { checkIntegrity: boolean; messageCallback: () => void }): Promise<unknown>;
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(module: string): { open_doors(...given: unknown[]): Promise<Doors> };
}

async function open(): Promise<void> {
  const [keeper, engine] = await Promise.all([Keeper.open(NAME), fetch(new URL("engine.json", BASE)).then((found) => found.json() as Promise<Engine>)]);
  const folder = new URL(engine.folder, BASE).href;
  const files = await fetchAll(folder, engine.files);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as { loadPyodide(options: object): Promise<Pyodide> };
  const python = await loadPyodide({ indexURL: folder, env: { PYTHONDONTWRITEBYTECODE: "1", RAILHERD_COMPILED: "0" } });
  await python.loadPackage(
    engine.wheels.map((wheel) => folder + wheel),
    { checkIntegrity: false, messageCallback: () => undefined },
  );
  python.unpackArchive(files.get(engine.sources)!, "zip", { extractDir: "/lib/python3.14/site-packages" });
  const deliver = (page: string, text: string): void => tell({ kind: "frame", page, text });
  const { open_doors } = python.pyimport("railherd.local.browser");
  const language = navigator.language.slice(0, 2);
  serve(await open_doors(keeper.put.bind(keeper), keeper.read.bind(keeper), deliver, language, engine.version));
}

/** Fetch all files of the engine and say how far that is; what loads them next finds them at hand. */
async function fetchAll(folder: string, files: Record<string, number>): Promise<Map<string, ArrayBuffer>> {
  const all = Object.values(files).reduce((sum, size) => sum + size, 0);
  const found = new Map<string, ArrayBuffer>();
  let come = 0;
  await Promise.all(
    Object.keys(files).map(async (name) => {
      const answer = await fetch(folder + name);
      if (!answer.ok || answer.body === null) throw new Error(`${name}: ${answer.status}`);
      const parts: Uint8Array<ArrayBuffer>[] = [];
      for await (const part of answer.body as unknown as AsyncIterable<Uint8Array<ArrayBuffer>>) {
        parts.push(part);
        come += part.length;
        tell({ kind: "loading", done: come / all });
      }
      found.set(name, await new Blob(parts).arrayBuffer());
    }),
  );
  return found;
}

/** Answer the pages, from now on. */
function serve(doors: Doors): void {
  const up = { kind: "up", epoch: crypto.randomUUID() } as const;
  channel.onmessage = ({ data }: MessageEvent<ToHouse>) => {
    if (data.kind === "who") tell(up);
    else if (data.kind === "dial") doors.dial(data.page, data.language);
    else if (data.kind === "say") doors.hear(data.page, data.text);
    else if (data.kind === "hang_up") doors.hang_up(data.page);
    else void answer(doors, data);
  };
  tell(up);
}

async function answer(doors: Doors, { page, number, method, path, language, body }: Extract<ToHouse, { kind: "ask" }>): Promise<void> {
  const [status, type, text] = JSON.parse(await doors.ask(method, path, language, body)) as [number, string, string];
  tell({ kind: "answer", page, number, status, type, body: text });
}

/** Hold the lock as long as this worker lives. */
void navigator.locks.request(NAME, async () => {
  try {
    await open();
  } catch (thrown) {
    const trouble = String(thrown);
    channel.onmessage = () => tell({ kind: "failed", trouble });
    tell({ kind: "failed", trouble });
  }
  await new Promise(() => undefined);
});
