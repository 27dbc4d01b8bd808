/** The lessons of the first turns: from the first building through the first Wellington, where foresight comes last. */

import { bonusRows } from "$/games/gwt_nz/figures";
import type { NzTrail } from "$/games/gwt_nz/trail";
import { type NzView, type PlayerView, viewOf } from "$/games/gwt_nz/view";
import { auxiliary, delivery, disc, FIRST, foresight, goalIn, income as earned, type Lesson, said, way } from "$/games/trail/learn/lessons";
import { happened, hasArrived, hasChosen, hasDelivered, isAsked, type Situation } from "$/games/trail/learn/situation";

const ownOf = (s: Situation): PlayerView => (viewOf(s.view) as NzView).players[s.me]!;

/** Tokens are used at any time: told before the first journey, with the hand that they would change. */
const tokens: Lesson = {
  id: "tokens",
  section: "exchange",
  say: (s) => {
    const { cards } = (s.trail as NzTrail).figures.exchange;
    return isAsked(s, "travel") && ownOf(s).tokens > 0 ? said("tokens", `players/${s.me}/tokens`, { tokens: ownOf(s).tokens, cards }) : null;
  },
  isMet: hasArrived,
};

/** The sea routes, before the rancher comes near Wellington. */
const ship: Lesson = {
  id: "ship",
  section: "ship",
  say: (s, read) => (isAsked(s, "travel") && read.has("travel") ? said("ship", `sea/${ownOf(s).ship}`) : null),
  isMet: hasArrived,
};

/** Who reaches one post only is not asked where to deliver: they are told of the income with the disc. */
const income: Lesson = {
  ...earned,
  say: (s, read) => {
    const paid = happened(s, "income", s.me).at(-1);
    return isAsked(s, "deliver_disc") && paid !== undefined ? said("income.paid", null, { amount: Number(paid.args["amount"]) }) : earned.say(s, read);
  },
  isMet: hasDelivered,
};

/** The token of the bonus market: it decides when the game ends. */
const bonus: Lesson = {
  id: "bonus",
  section: "invest",
  say: (s) => {
    if (!isAsked(s, "foresight") || !hasChosen(s, 1)) return null;
    const tile = Object.keys(s.view.jobs).find((name) => name.startsWith(`${s.view.marker_row}-`) && s.view.jobs[name]! > 0);
    return said("bonus", tile === undefined ? "foresight/3" : `jobs/${tile}`, { row: s.view.marker_row, rows: bonusRows(s.trail as NzTrail) });
  },
  isMet: (s) => hasChosen(s, 2),
};

const again: Lesson = {
  id: "again",
  section: "pathfinder",
  say: (s) => (hasChosen(s, 2) ? said("again") : null),
};

export const LESSONS: readonly Lesson[] = [goalIn("turn"), ...FIRST, tokens, ship, auxiliary, way, income, delivery, disc, foresight, bonus, again];
