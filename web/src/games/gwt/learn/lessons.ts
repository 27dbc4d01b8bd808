/** The lessons of the first turns: from the first building to the first delivery. */

import type { Said } from "$/contract/course";
import { jobRows } from "$/games/gwt/figures";
import { doublesInHand, happened, isAsked, ownOf, type Situation, usableFace } from "$/games/gwt/learn/situation";
import type { GwtTrail } from "$/games/gwt/trail";
import type { GwtView } from "$/games/gwt/view";
import type { KnowingLesson } from "$/games/lessons";
import { isPassed } from "$/games/trail/names";
import type { Arguments } from "$/words/words.svelte";

type Lesson = KnowingLesson<GwtView, { trail: GwtTrail }>;

const said = (text: string, at: string | null = null, args: Arguments = {}): Said => ({ text, args, at });
const inHand = (s: Situation): string | null => {
  const [card] = Object.keys(ownOf(s).hand);
  return card === undefined ? null : `players/${s.me}/hand/${card}`;
};

const herdValue = (s: Situation): number => ownOf(s).herd?.value ?? 0;

/** Whether the first herd has been delivered. */
const hasDelivered = (s: Situation): boolean => happened(s, "delivered", s.me).length > 0;
const hasArrived = (s: Situation): boolean => happened(s, "tile_chosen", s.me).length > 0;
const hasChosen = (s: Situation, stack: number): boolean => happened(s, "tile_chosen", s.me).some(({ args }) => Number(args["stack"]) >= stack);

const goal: Lesson = { id: "goal", section: "aim", say: () => said("goal", "trail/kc"), isMet: hasDelivered };

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
    const { place } = ownOf(s);
    const face = place === null ? null : usableFace(s, place);
    return isAsked(s, "use") && face !== null ? said("building", `trail/${place}`, { building: face }) : null;
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

const auxiliary: Lesson = {
  id: "auxiliary",
  section: "auxiliary",
  say: (s) => {
    const isOffered = s.options.some(({ key }) => key === "gwt.use.help");
    const isFirst = happened(s, "rancher_moved", s.me).length === 0;
    return isAsked(s, "use") && isOffered && !isFirst ? said("auxiliary", `players/${s.me}/auxiliary/0`) : null;
  },
  isMet: hasArrived,
};

/** Before Kansas City: what the hand would be worth there. */
const way: Lesson = {
  id: "way",
  section: "income",
  say: (s, read) => {
    if (!isAsked(s, "travel") || !(read.has("fees") || s.options.some(({ at }) => at === "trail/kc"))) return null;
    return said("way", "trail/kc", { value: herdValue(s), doubles: doublesInHand(s) });
  },
  isMet: hasArrived,
};

const foresight: Lesson = {
  id: "foresight",
  section: "foresight",
  say: (s) => (isAsked(s, "foresight") ? said("foresight", "foresight/1") : null),
  isMet: (s) => hasChosen(s, 2),
};

const marker: Lesson = {
  id: "marker",
  section: "foresight",
  say: (s) => {
    if (!isAsked(s, "foresight") || !hasChosen(s, 1)) return null;
    const job = Object.keys(s.view.jobs).find((name) => name.startsWith(`${s.view.marker_row}-`));
    return said("marker", job === undefined ? "foresight/3" : `jobs/${job}`, { row: s.view.marker_row, rows: jobRows(s.trail) });
  },
  isMet: (s) => happened(s, "income", s.me).length > 0,
};

/** Whoever has nothing to spend is not asked: they are told before the delivery what their hand was worth. */
const income: Lesson = {
  id: "income",
  section: "income",
  say: (s) => {
    if (isAsked(s, "spend")) return said("income", inHand(s), { value: herdValue(s), certificates: ownOf(s).certificates });
    const paid = happened(s, "income", s.me).at(-1);
    return isAsked(s, "deliver") && paid !== undefined ? said("income.paid", null, { amount: Number(paid.args["amount"]) }) : null;
  },
  isMet: (s) => isAsked(s, "deliver_disc") || hasDelivered(s),
};

const delivery: Lesson = {
  id: "delivery",
  section: "delivery",
  say: (s) => (isAsked(s, "deliver") ? said("delivery") : null),
  isMet: (s) => isAsked(s, "deliver_disc") || hasDelivered(s),
};

const disc: Lesson = {
  id: "disc",
  section: "delivery",
  say: (s) => (isAsked(s, "deliver_disc") ? said("disc") : null),
  isMet: hasDelivered,
};

const again: Lesson = {
  id: "again",
  section: "hire",
  say: (s) => (hasDelivered(s) ? said("again") : null),
};

export const LESSONS: readonly Lesson[] = [
  goal, wayThere, hand, place, building, draw, travel, fees, auxiliary, way, foresight, marker, income, delivery, disc, again,
];
