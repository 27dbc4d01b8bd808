/** The guide's advice where to go, and what to use there. */

import { actionNamed, FIGURES, type Action } from "$/games/gwt/figures";
import { herdOf } from "$/games/gwt/herd";
import { argument, breedsInHand, cheapestWorker, doublesInHand, ownOf, usableFace, weighed, type Situation, type Weighed } from "$/games/gwt/learn/situation";
import type { Option } from "$/protocol";
import type { Arguments } from "$/words/words.svelte";

interface Use {
  weight: number;
  reason: string;
  args: Arguments;
}

const NONE: Use = { weight: 0, reason: "other", args: {} };
const FEE = 0.7; // how much a dollar of fees lowers a place's value
const ONWARD = 0.15;

/** The value of an action at the beginning of a game; zero where it cannot be used. */
function useOf(s: Situation, action: Action, money: number): Use {
  if (action.do === "discard") return discardOf(s, action);
  const { workers } = ownOf(s);
  const found: Record<string, [weight: number, isPossible: boolean]> = {
    hire: [3, money >= cheapestWorker(s) + (action.surcharge ?? 0)],
    buy: [2.5, FIGURES.purchase.some(({ cowboys, cost }) => cowboys <= workers.cowboy && cost <= money)],
    build: [2, money >= (action.price ?? 0)],
    engine: [1, true],
    gain: [1.5, true],
  };
  const [weight, isPossible] = found[action.do] ?? [0, false];
  return isPossible ? { weight, reason: action.do, args: {} } : NONE;
}

function discardOf(s: Situation, action: Action): Use {
  const breeds = breedsInHand(s);
  const held = action.card === "pair" ? ([...breeds].find(([, count]) => count > 1)?.[0] ?? "") : (action.card ?? "");
  const count = breeds.get(held) ?? 0;
  if (count === 0) return NONE;
  const dollars = action.dollars ?? 0;
  return { weight: 1 + dollars * 0.5 + (count > 1 ? 1.5 : 0), reason: "discard", args: { card: held, amount: dollars } };
}

/** The summed value of a building's actions, with the reason of the best one. */
function offerOf(s: Situation, face: string): Use {
  const actions = FIGURES.face[face]!.actions.flatMap((entry) => (Array.isArray(entry) ? entry.slice(0, 1) : [entry]));
  const earned = actions.map((action) => Number(useOf(s, action, 0).args["amount"] ?? 0)).reduce((sum, one) => sum + one, 0);
  const uses = actions.map((action) => useOf(s, action, ownOf(s).money + earned));
  const best = uses.reduce((a, b) => (b.weight > a.weight ? b : a), NONE);
  return { ...best, weight: uses.reduce((sum, { weight }) => sum + weight, 0) };
}

/** A place to start on or to go to. Options come in the order of the trail. */
export function onPlaces(s: Situation): Weighed[] {
  const places = s.options.filter(({ args }) => "space" in args);
  return places.map((option, index) => {
    const { weight, reason, args } = placeOf(s, argument(option, "space"));
    return weighed(option, weight - option.cost * FEE + index * ONWARD, `at_${reason}`, { ...args, fee: option.cost });
  });
}

function placeOf(s: Situation, space: string): Use {
  if (space === "kc") {
    const doubles = doublesInHand(s);
    return { weight: doubles === 0 ? 7 : 2, reason: doubles === 0 ? "kc" : "kc_doubles", args: { value: herdOf(ownOf(s)).value, doubles } };
  }
  const face = usableFace(s, space);
  if (face === null) return { weight: 0.3, reason: "stop", args: {} };
  const offer = offerOf(s, face);
  return { ...offer, args: { ...offer.args, building: face } };
}

const FREE = 0.4; // a single auxiliary action
const LEAVE = 0.2;
const KINDS = ["discard", "hire", "buy", "build", "engine", "gain", "auxiliary"];
const ORDER: Record<string, number> = { discard: 5, hire: 4, buy: 3.5, build: 3, engine: 2.5, gain: 2, auxiliary: 1.5, trade: 1, clear: 1, objective: 0.3 };

/** What to do on a building: income first, because it may pay for the rest. */
export function onUsing(s: Situation): Weighed[] {
  return s.options.map((option) => {
    if (option.key === "gwt.use.done") return weighed(option, LEAVE, "use_done");
    if (option.key === "gwt.use.help") return weighed(option, FREE, "use_help");
    const action = actionNamed(argument(option, "action"));
    if (action === null) return weighed(option, 0, "any");
    const kind = KINDS.includes(action.do) ? action.do : "other";
    return weighed(option, (ORDER[action.do] ?? 0) - (action.pay ?? 0) * 0.5, `use_${kind}`, { action: argument(option, "action") });
  });
}

/** Of several ways the one with the lowest fees. */
export const onFork = (s: Situation): Weighed[] => s.options.map((option: Option) => weighed(option, -option.cost, "fork", { amount: option.cost }));
