/** Short pieces of the tables in the book of Great Western Trail. */

import type { Drawn } from "$/contract/book";
import type { GwtTrail } from "$/games/gwt/trail";
import type { Action } from "$/games/trail/figures";
import { capital, named } from "$/games/trail/names";
import { signsOf } from "$/games/trail/signs";
import { say } from "$/words/words.svelte";

/** The possible numbers of players. */
export const companies = (trail: GwtTrail): string[] => Object.keys(trail.figures.market.size);

/** A word of the tables. */
export const word = (name: string): string => say(`web.rules.gwt.table.${name}`);

/** A number of points, with a sign for a loss. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** An action in signs and in the words of its button. */
export const drawn = (trail: GwtTrail, action: Action, name: string): Drawn => ({ signs: signsOf(trail, action), text: named(trail, "action", name) });

/** A thing of the game as the heading of a row. */
export const headed = (trail: GwtTrail, kind: string, id: string): string => capital(named(trail, kind, id));

export const players = (trail: GwtTrail): string[] => companies(trail).map((players) => say("web.rules.gwt.table.company", { players: Number(players) }));
