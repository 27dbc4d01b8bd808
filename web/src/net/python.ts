/** Python for browsers, as `railherd.site.engine` packs it: everything compiled, our own modules at hand. Once it has
 *  started here, what its memory held then is kept, and the next start begins with that. */

import { keepSnapshot, keptSnapshot } from "$/net/snapshot";

export interface Python {
  FS: { writeFile(path: string, data: Uint8Array): void };
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(module: string): unknown;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}

/** What `railherd.site.folder` wrote about the engine. */
interface Engine {
  folder: string;
  version: string;
  /** Bytes by name. */
  files: Record<string, number>;
}

type Options = { indexURL: string; env: Record<string, string>; _makeSnapshot?: boolean; _loadSnapshot?: ArrayBuffer };
type Loader = { loadPyodide(options: Options): Promise<Python> };

const PACKAGES = "packages.zip";
const GAMES = "railherd.zip";
const COUNTED_LATE = ["pyodide.mjs", "pyodide.asm.mjs"]; // modules, which nobody can count while they come
/** What our modules take from Python's own library, as far as it is worth to be found in the snapshot. */
const LIBRARY =
  "asyncio, collections, dataclasses, datetime, enum, gettext, hashlib, importlib.resources, json, logging, re, secrets, tomllib, typing, urllib.parse, uuid, zipimport, gc";

export const engineAt = (base: URL): Promise<Engine> => fetch(new URL("engine.json", base)).then((found) => found.json() as Promise<Engine>);

/** Start it and say how much of its files has come, from 0 to 1; all of them come beside each other. */
export async function startPython(folder: string, files: Record<string, number>, tell: (done: number) => void): Promise<Python> {
  performance.mark("begun");
  const restore = countFetched(folder, files, tell);
  const own = [PACKAGES, GAMES].map((name) => fetch(folder + name).then((answer) => answer.arrayBuffer()));
  const [loader, snapshot] = await Promise.all([import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<Loader>, keptSnapshot(folder)]);
  performance.mark("loaded");
  const python = snapshot === null ? await startAnew(loader, folder) : await startAgain(loader, folder, snapshot);
  performance.mark("python");
  const [packages, games] = (await Promise.all(own)) as [ArrayBuffer, ArrayBuffer];
  restore();
  python.unpackArchive(packages, "zip", { extractDir: "/lib/python3.14/site-packages" });
  python.FS.writeFile(`/${GAMES}`, new Uint8Array(games));
  python.runPython(`import sys; sys.path.append("/${GAMES}")`);
  return python;
}

const optionsIn = (folder: string): Options => ({ indexURL: folder, env: { PYTHONDONTWRITEBYTECODE: "1", RAILHERD_COMPILED: "0" } });

async function startAnew({ loadPyodide }: Loader, folder: string): Promise<Python> {
  const python = await loadPyodide({ ...optionsIn(folder), _makeSnapshot: true });
  python.runPython(`import ${LIBRARY}; gc.collect()`);
  keepSnapshot(folder, python.makeMemorySnapshot());
  return python;
}

/** Start from a snapshot; one that is of no use is as good as none. */
async function startAgain(loader: Loader, folder: string, snapshot: ArrayBuffer): Promise<Python> {
  try {
    return await loader.loadPyodide({ ...optionsIn(folder), _loadSnapshot: snapshot });
  } catch {
    return startAnew(loader, folder);
  }
}

/** Count what is fetched from the engine's folder, by whomever; call the result to stop. */
function countFetched(folder: string, files: Record<string, number>, tell: (done: number) => void): () => void {
  const plain = globalThis.fetch;
  const all = Object.values(files).reduce((sum, size) => sum + size, 0);
  let come = COUNTED_LATE.reduce((sum, name) => sum + files[name]!, 0);
  const count = async (answer: Response): Promise<void> => {
    for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) tell(Math.min(1, (come += part.length) / all));
  };
  globalThis.fetch = async (wanted, options) => {
    const answer = await plain(wanted, options);
    if (!answer.url.startsWith(folder)) return answer;
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    void count(answer.clone()).catch(() => undefined); // whoever reads the answer itself learns of a break
    return answer;
  };
  return () => void (globalThis.fetch = plain);
}
