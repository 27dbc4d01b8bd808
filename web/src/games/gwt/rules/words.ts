/** Short pieces of the tables in the book of Great Western Trail. */

import type { Drawn } from "$/contract/book";
import type { Action } from "$/games/gwt/figures";
import { capital, named } from "$/games/gwt/names";
import { signsOf } from "$/games/gwt/signs";
import data from "$/generated/figures/gwt.json";
import { say } from "$/words/words.svelte";

/** The possible numbers of players. */
export const COMPANIES = Object.keys(data.market.size) as (keyof typeof data.market.size)[];

/** A word of the tables. */
export const word = (name: string): string => say(`web.rules.gwt.table.${name}`);

/** A number of points, with a sign for a loss. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** An action in signs and in the words of its button. */
export const drawn = (action: Action, name: string): Drawn => ({ signs: signsOf(action), text: named("action", name) });

/** A thing of the game as the heading of a row. */
export const headed = (kind: string, id: string): string => capital(named(kind, id));

export const players = (): string[] => COMPANIES.map((players) => say("web.rules.gwt.table.company", { players: Number(players) }));
