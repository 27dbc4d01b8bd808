/** The lessons that all trail games have, from the first building to the first delivery. */

import type { Said } from "$/contract/course";
import type { KnowingLesson } from "$/games/lessons";
import {
  cityAt,
  doublesInHand,
  happened,
  hasArrived,
  hasChosen,
  hasDelivered,
  inHand,
  isAsked,
  ownOf,
  type Situation,
  usableFace,
} from "$/games/trail/learn/situation";
import { isPassed } from "$/games/trail/names";
import type { Trail } from "$/games/trail/trail";
import type { TrailView } from "$/games/trail/view";
import type { Arguments } from "$/words/words.svelte";

export type Lesson = KnowingLesson<TrailView, { trail: Trail }>;

export const said = (text: string, at: string | null = null, args: Arguments = {}): Said => ({ text, args, at });

const herdValue = (s: Situation): number => ownOf(s).herd?.value ?? 0;

/** The aim of the game, which a chapter of its book is about. */
export const goalIn = (section: string): Lesson => ({ id: "goal", section, say: (s) => said("goal", cityAt(s)), isMet: hasDelivered });

const wayThere: Lesson = {
  id: "trail",
  section: "phase_a",
  say: (s) => (isAsked(s, "place") ? said("trail", "trail/start") : null),
  isMet: hasDelivered,
};

const hand: Lesson = {
  id: "hand",
  section: "income",
  say: (s) => (s.decision === null || hasArrived(s) ? null : said("hand", inHand(s), { cards: ownOf(s).cards, doubles: doublesInHand(s) })),
  isMet: hasDelivered,
};

const place: Lesson = {
  id: "place",
  section: "phase_a",
  say: (s) => (isAsked(s, "place") ? said("place") : null),
  isMet: (s) => happened(s, "rancher_placed", s.me).length > 0,
};

/** What a building does: shown at the first one that may be used. */
const building: Lesson = {
  id: "building",
  section: "phase_b",
  say: (s) => {
    const face = isAsked(s, "use") ? usableFace(s) : null;
    return face === null ? null : said("building", `trail/${ownOf(s).place}`, { building: face });
  },
  isMet: hasDelivered,
};

const draw: Lesson = {
  id: "draw",
  section: "phase_c",
  say: (s) => (isAsked(s, "travel") ? said("draw", inHand(s), { limit: ownOf(s).hand_limit }) : null),
  isMet: hasArrived,
};

const travel: Lesson = {
  id: "travel",
  section: "phase_a",
  say: (s) => (isAsked(s, "travel") ? said("travel", null, { steps: ownOf(s).steps }) : null),
  isMet: (s) => happened(s, "rancher_moved", s.me).length > 0,
};

const fees: Lesson = {
  id: "fees",
  section: "phase_a",
  say: (s) => {
    if (!isAsked(s, "travel")) return null;
    const [space, found] = Object.entries(s.view.trail).find(([name, { fee }]) => fee > 0 && isPassed(s.trail, name)) ?? [];
    return found === undefined ? null : said("fees", `trail/${space}`, { amount: found.fee });
  },
  isMet: hasArrived,
};

export const auxiliary: Lesson = {
  id: "auxiliary",
  section: "auxiliary",
  say: (s) => {
    const isOffered = s.options.some(({ key }) => key === `${s.trail.id}.use.help`);
    const isFirst = happened(s, "rancher_moved", s.me).length === 0;
    return isAsked(s, "use") && isOffered && !isFirst ? said("auxiliary", `players/${s.me}/auxiliary/0`) : null;
  },
  isMet: hasArrived,
};

/** Before the city: what the hand would be worth there. */
export const way: Lesson = {
  id: "way",
  section: "income",
  say: (s, read) => {
    const city = cityAt(s);
    if (!isAsked(s, "travel") || !(read.has("fees") || s.options.some(({ at }) => at === city))) return null;
    return said("way", city, { value: herdValue(s), doubles: doublesInHand(s) });
  },
  isMet: hasArrived,
};

/** Whoever has nothing to spend is not asked: they are told before the delivery what their hand was worth. */
export const income: Lesson = {
  id: "income",
  section: "income",
  say: (s) => {
    if (isAsked(s, "reveal") || isAsked(s, "spend")) return said("income", inHand(s), { value: herdValue(s), certificates: ownOf(s).certificates });
    const paid = happened(s, "income", s.me).at(-1);
    return isAsked(s, "deliver") && paid !== undefined ? said("income.paid", null, { amount: Number(paid.args["amount"]) }) : null;
  },
  isMet: (s) => isAsked(s, "deliver_disc") || hasDelivered(s),
};

export const delivery: Lesson = {
  id: "delivery",
  section: "delivery",
  say: (s) => (isAsked(s, "deliver") ? said("delivery") : null),
  isMet: (s) => isAsked(s, "deliver_disc") || hasDelivered(s),
};

export const disc: Lesson = {
  id: "disc",
  section: "delivery",
  say: (s) => (isAsked(s, "deliver_disc") ? said("disc") : null),
  isMet: hasDelivered,
};

export const foresight: Lesson = {
  id: "foresight",
  section: "foresight",
  say: (s) => (isAsked(s, "foresight") ? said("foresight", "foresight/1") : null),
  isMet: (s) => hasChosen(s, 2),
};

/** What the first journey needs, after the aim of the game. */
export const FIRST: readonly Lesson[] = [wayThere, hand, place, building, draw, travel, fees];
