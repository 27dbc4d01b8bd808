/** The worker of the bots of a site: it answers jobs one after the other, in a Python of its own. */

import type { FromBots } from "$/net/bots";
import { startPython } from "$/net/python";

const BASE = new URL(/* @vite-ignore */ "..", import.meta.url);
const tell = (message: FromBots): void => postMessage(message);

try {
  const { python } = await startPython(BASE, () => undefined);
  const { answer } = python.pyimport("railherd.local.thinkers") as { answer(job: string): string };
  onmessage = ({ data }: MessageEvent<string>) => tell({ kind: "reply", reply: answer(data) });
  tell({ kind: "up" });
} catch (thrown) {
  tell({ kind: "failed", trouble: String(thrown) });
}
