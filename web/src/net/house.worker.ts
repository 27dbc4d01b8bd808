/** The worker of a site: once it holds the lock, it runs the tables as they are, in Python, for all tabs. */

import { Bots } from "$/net/bots";
import { NEWER, nameOf, type FromHouse, type ToHouse } from "$/net/calls";
import { Keeper } from "$/net/keeper";
import { startPython } from "$/net/python";

const BASE = new URL(/* @vite-ignore */ "..", import.meta.url);
const NAME = nameOf(BASE.pathname);
const channel = new BroadcastChannel(NAME);
const tell = (message: FromHouse): void => channel.postMessage(message);

/** `railherd.local.browser.Doors`. */
interface Doors {
  dial(page: string, language: string): void;
  hear(page: string, text: string): void;
  hang_up(page: string): void;
  ask(method: string, path: string, language: string, body: string, key: string): Promise<string>;
}

async function open(): Promise<void> {
  const [keeper, { python, version }] = await Promise.all([Keeper.open(NAME), startPython(BASE, (done) => tell({ kind: "loading", done }))]);
  const deliver = (page: string, text: string): void => tell({ kind: "frame", page, text });
  const { open_doors } = python.pyimport("railherd.local.browser") as { open_doors(...given: unknown[]): Promise<Doors> };
  performance.mark("imported");
  const language = navigator.language.slice(0, 2);
  const bots = new Bots();
  serve(await open_doors(keeper.put.bind(keeper), keeper.read.bind(keeper), deliver, language, version, bots));
  performance.mark("opened");
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
  const [status, type, text] = JSON.parse(await doors.ask(method, path, language, body, `${page} ${number}`)) as [number, string, string];
  tell({ kind: "answer", page, number, status, type, body: text });
}

/** Hold the lock as long as this worker lives. */
void navigator.locks.request(NAME, async () => {
  try {
    await open();
  } catch (thrown) {
    const trouble = String(thrown).includes("railherd.local.store.Newer") ? NEWER : String(thrown);
    channel.onmessage = () => tell({ kind: "failed", trouble });
    tell({ kind: "failed", trouble });
  }
  await new Promise(() => undefined);
});
