/** The component figures that games are drawn from: those of a table, of a record, or of the server itself. */

import type { Figures } from "$/contract/folder";
import { get, post, Trouble } from "$/net/api";

/** Those that were fetched by their digest, which never change. */
const fetched = new Map<string, Promise<Figures>>();

/** The figures of a table, or without its digest those of the server's new tables. */
export function figuresOf(game: string, digest = ""): Promise<Figures> {
  const path = `/figures/${encodeURIComponent(game)}`;
  if (digest === "") return get<Figures>(path);
  const known = fetched.get(digest);
  if (known !== undefined) return known;
  const asked = get<Figures>(`${path}/${encodeURIComponent(digest)}`).catch((thrown: unknown) => {
    if (isUnplayable(thrown)) return get<Figures>(path);
    throw thrown;
  });
  fetched.set(digest, asked);
  asked.catch(() => fetched.delete(digest)); // to be tried again
  return asked;
}

/** A table whose figures this version cannot use has no board, but its end may still be told. */
const isUnplayable = (thrown: unknown): boolean => thrown instanceof Trouble && thrown.problem.key === "server.figures_unplayable";

export const figuresOfRecord = (record: string): Promise<Figures> => post<Figures>("/records/figures", { record });
