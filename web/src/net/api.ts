/** REST: identity, lists, tables before and after the game. Every failure is thrown as a `Trouble` with one sentence. */

import { transport } from "$/net/transport";
import type { Problem } from "$/protocol";
import { say, words } from "$/words/words.svelte";

/** A failure, as a sentence for the person. */
export class Trouble extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.text);
  }
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body?: unknown): Promise<T> => ask<T>("POST", path, body ?? {});
export const remove = <T>(path: string): Promise<T> => ask<T>("DELETE", path);

const MOST_TRIES = 3; // while the server is busy

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": words.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await persist(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  if (!answer.ok) throw await troubleOf(answer);
  const isJson = answer.headers.get("content-type")?.includes("json");
  return (isJson ? await answer.json() : await answer.text()) as T;
}

/** A server that says when to try again has done nothing yet: try again then, a few times. */
async function persist(path: string, request: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await send(path, request);
    const seconds = Number(answer.headers.get("retry-after") ?? 0);
    if (answer.status !== 503 || seconds <= 0 || tries >= MOST_TRIES) return answer;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000 * (0.75 + Math.random() / 2)));
  }
}

async function send(path: string, request: RequestInit): Promise<Response> {
  try {
    return await transport.request(path, request);
  } catch {
    throw new Trouble(own("web.net.unreachable"), 0);
  }
}

async function troubleOf(answer: Response): Promise<Trouble> {
  try {
    return new Trouble((await answer.json()) as Problem, answer.status);
  } catch {
    return new Trouble(own("web.net.odd_answer"), answer.status);
  }
}

function own(key: string): Problem {
  return { key, args: {}, text: say(key), section: "" };
}
