/** What this server offers, requested once. */

import { isShown } from "$/games/registry";
import { get } from "$/net/api";
import type { Catalogue } from "$/rest";

let asked: Promise<Catalogue> | null = null;

class Bots {
  names = $state.raw<string[]>([]);
}

/** The bots that can take a seat; empty until the catalogue is loaded. */
export const bots = new Bots();

/** The games that both the server and this page know, and the bots. */
export function catalogue(): Promise<Catalogue> {
  asked ??= get<Catalogue>("/catalogue").then(
    (found) => {
      bots.names = found.bots;
      return { ...found, games: found.games.filter((game) => isShown(game.id)) };
    },
    (trouble: unknown) => {
      asked = null;
      throw trouble;
    },
  );
  return asked;
}
