/** Replay records in Python for browsers, as a site packs it: node replay.mjs ENGINE FILE… prints what came of each. */

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [engine, ...files] = process.argv.slice(2);
const read = (name) => readFileSync(`${engine}/${name}`);

try {
  const { loadPyodide } = await import(pathToFileURL(`${engine}/pyodide.mjs`).href);
  const python = await loadPyodide({ env: { RAILHERD_COMPILED: "0" } });
  python.unpackArchive(new Uint8Array(read("packages.zip")), "zip", { extractDir: "/lib/python3.14/site-packages" });
  python.FS.writeFile("/railherd.zip", read("railherd.zip"));
  const replay = python.runPython(`
import json, sys
sys.path.append("/railherd.zip")
import railherd

def replay(text):
    match = railherd.load(text)
    return json.dumps([match.record(), match.scores(), match.fingerprint()])
replay`);
  for (const file of files) console.log(replay(readFileSync(file, "utf8")));
} catch (thrown) {
  console.error(String(thrown?.message ?? thrown).slice(-2000));
  process.exit(1);
}
