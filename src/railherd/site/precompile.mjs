/** Compile an archive of Python in Python for browsers: node precompile.mjs ENGINE GIVEN WRITTEN OPTIMIZE */

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [engine, given, written, optimize] = process.argv.slice(2);

try {
  const { loadPyodide } = await import(pathToFileURL(`${engine}/pyodide.mjs`).href);
  const python = await loadPyodide();
  python.FS.writeFile("/given.zip", readFileSync(given));
  python.FS.writeFile("/precompile.py", readFileSync(new URL("precompile.py", import.meta.url)));
  python.runPython(`
import sys
sys.path.insert(0, "/")
from pathlib import Path
from precompile import precompile
precompile(Path("/given.zip"), Path("/written.zip"), ${Number(optimize)})
`);
  writeFileSync(written, python.FS.readFile("/written.zip"));
} catch (thrown) {
  // Not the stack: it holds a megabyte of the engine's own line.
  console.error(String(thrown?.message ?? thrown).trim().split("\n").at(-1));
  process.exit(1);
}
