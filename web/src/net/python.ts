/** Python for browsers, as `railherd.site.engine` packs it: everything compiled, our own modules at hand. Once it has
 *  started here, what its memory held then is kept, and the next start begins with that. */

import { engineAt, engineCache, free, Parts } from "$/net/parts";
import { forgetSnapshot, keepSnapshot, keptSnapshot, type Snapshot } from "$/net/snapshot";

export interface Python {
  FS: { writeFile(path: string, data: Uint8Array): void };
  unpackArchive(data: Uint8Array, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(module: string): unknown;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}

type Started = { python: Python; version: string };
type Settings = { INITIAL_MEMORY?: number };
type Create = (settings: Settings) => Promise<{ HEAPU8: Uint8Array }>;
type Options = {
  indexURL: string;
  env: Record<string, string>;
  createPyodideModule: Create;
  _makeSnapshot?: boolean;
  _loadSnapshot?: Uint8Array;
};
/** The two modules of Pyodide. */
type Loader = { loadPyodide(options: Options): Promise<Python>; create: Create };

const MODULES = ["pyodide.mjs", "pyodide.asm.mjs"] as const;
const PACKAGES = "packages.zip";
const GAMES = "railherd.zip";
/** What our modules take from Python's own library, as far as it is worth to be found in the snapshot. */
const LIBRARY =
  "asyncio, collections, dataclasses, datetime, enum, gettext, hashlib, importlib.resources, json, logging, re, secrets, tomllib, typing, urllib.parse, uuid, zipimport, gc";

/** Start it and say how much of its files has come, from 0 to 1; all of them come beside each other. */
export async function startPython(base: URL, tell: (done: number) => void): Promise<Started> {
  performance.mark("begun");
  const [engine, cache] = await Promise.all([engineAt(base), engineCache()]);
  const folder = new URL(engine.folder, base).href;
  const parts = new Parts(folder, engine.files, cache, tell);
  const restore = answerFrom(parts);
  const own = [PACKAGES, GAMES].map((name) => parts.bytes(name));
  const [loader, snapshot] = await Promise.all([load(folder), keptSnapshot(folder)]);
  MODULES.forEach((name) => parts.count(name));
  performance.mark("loaded");
  const python = snapshot === null ? await startAnew(loader, folder) : await startAgain(loader, folder, snapshot);
  performance.mark("python");
  const [packages, games] = (await Promise.all(own)) as [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>];
  restore();
  python.unpackArchive(packages, "zip", { extractDir: "/lib/python3.14/site-packages" });
  python.FS.writeFile(`/${GAMES}`, games);
  [packages, games].forEach(free);
  python.runPython(`import sys; sys.path.append("/${GAMES}")`);
  void Promise.all(MODULES.map((name) => parts.get(name))).catch(() => undefined); // for the next time, without a connection
  return { python, version: engine.version };
}

async function load(folder: string): Promise<Loader> {
  const [{ loadPyodide }, { default: create }] = (await Promise.all(MODULES.map((name) => import(/* @vite-ignore */ folder + name)))) as [
    Loader,
    { default: Create },
  ];
  return { loadPyodide, create };
}

const ENVIRONMENT = { PYTHONDONTWRITEBYTECODE: "1", RAILHERD_COMPILED: "0" };

async function startAnew({ loadPyodide, create }: Loader, folder: string): Promise<Python> {
  const python = await loadPyodide({ indexURL: folder, env: { ...ENVIRONMENT }, createPyodideModule: create, _makeSnapshot: true });
  python.runPython(`import ${LIBRARY}; gc.collect()`);
  keepSnapshot(folder, python.makeMemorySnapshot());
  return python;
}

/** Start from a snapshot; one that is of no use is as good as none. Pyodide is given its head alone. */
async function startAgain(loader: Loader, folder: string, { head, size, pour }: Snapshot): Promise<Python> {
  const create: Create = async (settings) => {
    const module = await loader.create(Object.assign(settings, { INITIAL_MEMORY: size }));
    pour(module.HEAPU8);
    return module;
  };
  try {
    return await loader.loadPyodide({ indexURL: folder, env: { ...ENVIRONMENT }, createPyodideModule: create, _loadSnapshot: head });
  } catch {
    await forgetSnapshot(folder);
    return startAnew(loader, folder);
  }
}

/** Let Python, which fetches by itself, have what is kept; call the result to end that. */
function answerFrom(parts: Parts): () => void {
  const plain = globalThis.fetch;
  globalThis.fetch = (wanted, options) => {
    const address = String(wanted instanceof Request ? wanted.url : wanted);
    return parts.has(address) ? parts.get(address.slice(parts.folder.length)) : plain(wanted, options);
  };
  return () => void (globalThis.fetch = plain);
}
