/** REST: identity, lists, tables before and after the game. Every failure is thrown as a `Trouble` with one sentence. */

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

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": words.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await send(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  if (!answer.ok) throw await troubleOf(answer);
  const isJson = answer.headers.get("content-type")?.includes("json");
  return (isJson ? await answer.json() : await answer.text()) as T;
}

async function send(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(`/api${path}`, request);
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
