/** The guide's advice for every question of the first turns, with reasons. */

import type { Advice } from "$/contract/course";
import { actionNamed, breedOf, FIGURES } from "$/games/gwt/figures";
import { argument, doublesInHand, isDouble, ownOf, weighed, type Situation, type Weighed } from "$/games/gwt/learn/situation";
import { onFork, onPlaces, onUsing } from "$/games/gwt/learn/trailAdvice";
import { cityBrings } from "$/games/gwt/reach";
import type { Option } from "$/protocol";

export const REASONS = [
  "at_discard", "at_hire", "at_buy", "at_build", "at_engine", "at_gain", "at_other", "at_stop", "at_kc", "at_kc_doubles", "fork",
  "use_discard", "use_hire", "use_buy", "use_build", "use_engine", "use_gain", "use_auxiliary", "use_other", "use_help", "use_done",
  "hire_cowboy", "hire_craftsman", "hire_engineer", "build", "build_at", "buy", "buy_done", "engine", "upgrade", "save", "shed", "most",
  "aux_cards", "aux_other", "clear", "trade", "objective", "foresight_tepee", "foresight_hazard", "foresight_worker", "spend", "spend_none",
  "deliver", "deliver_kc", "disc_hand", "disc_cards", "disc_other", "offer", "only", "any",
] as const;

type Adviser = (s: Situation) => Weighed[];

/** A judge that rates every option by itself. */
const each =
  (judge: (s: Situation, option: Option) => Weighed): Adviser =>
  (s) =>
    s.options.map((option) => judge(s, option));

const LIKED: Record<string, number> = { cowboy: 0.6, engineer: 0.4, craftsman: 0.2 };

function onHiring(_: Situation, option: Option): Weighed {
  const worker = argument(option, "worker");
  return weighed(option, (LIKED[worker] ?? 0) - option.cost, `hire_${worker}`, { cost: option.cost });
}

function onBuilding(_: Situation, option: Option): Weighed {
  const face = argument(option, "face");
  const { points = 0, craftsmen = 0 } = FIGURES.face[face]!;
  const cost = craftsmen * Number(option.args["price"]);
  return weighed(option, points - cost * 0.3, "build", { building: face, cost });
}

function onBuildingAt(_: Situation, option: Option): Weighed {
  const { woods, risk } = FIGURES.space[argument(option, "space")]!;
  return weighed(option, (woods === true ? 1 : 0) + (risk === undefined ? 0 : 0.5), "build_at");
}

function onBuying(_: Situation, option: Option): Weighed {
  const card = argument(option, "card");
  const cattle = FIGURES.cattle[card];
  if (cattle === undefined) return weighed(option, option.key === "gwt.buy.add" ? -9 : 0, "buy_done");
  return weighed(option, cattle.points + FIGURES.breed[cattle.breed]!.value - Number(option.args["price"] ?? 0) * 0.5, "buy", { card });
}

function onEngine(_: Situation, option: Option): Weighed {
  const position = argument(option, "position");
  return weighed(option, Number(position), "engine", { position });
}

const RESERVE = 3;

function onUpgrading(s: Situation, option: Option): Weighed {
  if (option.key === "gwt.upgrade.decline") return weighed(option, 0, "save");
  const canPay = ownOf(s).money - option.cost >= RESERVE;
  return weighed(option, (canPay ? 1 : -9) + discWeight(s, option) / 10, "upgrade", { cost: option.cost });
}

/** Duplicate cards go first, then the least valuable. */
function onShedding(s: Situation, option: Option): Weighed {
  const card = argument(option, "card");
  const value = FIGURES.breed[breedOf(card) ?? ""]?.value ?? 0;
  return weighed(option, (isDouble(s, card) ? 9 : 0) - value, card === "" ? "any" : "shed", { card });
}

const onNumber = (_: Situation, option: Option): Weighed => weighed(option, Number(option.args["number"]), "most", { number: option.args["number"] });

function onAuxiliary(s: Situation, option: Option): Weighed {
  const name = argument(option, "action");
  const kind = actionNamed(name)?.do ?? "";
  if (kind === "cycle") return weighed(option, doublesInHand(s) > 0 ? 2 : 0.5, "aux_cards", { action: name });
  return weighed(option, { gain: 1, engine: 0.9 }[kind] ?? 0.1, "aux_other", { action: name });
}

function onClearing(s: Situation, option: Option): Weighed {
  const tile = s.view.trail[argument(option, "space")]?.tile ?? "";
  return weighed(option, (FIGURES.supply[tile]?.points ?? 0) - option.cost, "clear", { tile });
}

const onTrading = (_: Situation, option: Option): Weighed => weighed(option, option.gain - option.cost, "trade", { amount: option.gain });

const onObjective = (_: Situation, option: Option): Weighed => weighed(option, option.key === "gwt.take_objective.card" ? 1 : 0, "objective");

const WANTED: Record<string, number> = { tepee: 2, worker: 2, hazard: 1 };

function onForesight(_: Situation, option: Option): Weighed {
  const tile = argument(option, "tile");
  const kind = FIGURES.supply[tile]?.kind ?? "";
  return weighed(option, (WANTED[kind] ?? 0) + (LIKED[tile] ?? 0), kind === "" ? "only" : `foresight_${kind}`, { tile });
}

function cityWeight(s: Situation, city: string, transport: number): number {
  const { points, objectives } = cityBrings(s.view, s.me, city);
  const { value, dollars } = FIGURES.city[city]!;
  return points + objectives - transport * 0.5 + value * 0.1 + dollars * 0.4;
}

/** Certificates are spent only for a city that is worth them. */
function onSpending(s: Situation, option: Option): Weighed {
  const number = Number(option.args["number"]);
  const reached = Object.entries(FIGURES.city).filter(
    ([city, { value, repeatable }]) => value <= Number(option.args["income"]) && (repeatable || !s.view.cities[city]![s.me]),
  );
  const best = Math.max(...reached.map(([city]) => cityWeight(s, city, 0)));
  return weighed(option, best + option.gain * 0.2 - number, number === 0 ? "spend_none" : "spend", { number });
}

function onDelivering(s: Situation, option: Option): Weighed {
  const city = argument(option, "city");
  const transport = Number(option.args["transport"] ?? 0);
  return weighed(option, cityWeight(s, city, transport), city === "kansas_city" ? "deliver_kc" : "deliver", { city, transport });
}

const DISCS = ["cert_6", "cert_4", "aux_trash_2", "aux_cert_2", "aux_engine_2", "aux_trash_1", "aux_cert_1", "step_vp", "aux_engine_1", "aux_money_2", "aux_card_2", "step_money"];

function discWeight(s: Situation, option: Option): number {
  const disc = argument(option, "disc");
  if (disc.startsWith("hand_")) return ownOf(s).money - option.cost >= RESERVE ? 99 : -1;
  return DISCS.indexOf(disc);
}

function onDisc(s: Situation, option: Option): Weighed {
  const disc = argument(option, "disc");
  const reason = disc.startsWith("hand_") ? "disc_hand" : disc === "aux_card_2" ? "disc_cards" : "disc_other";
  return weighed(option, discWeight(s, option), disc === "" ? "any" : reason, { disc });
}

function onOffer(_: Situation, option: Option): Weighed {
  return option.key === "gwt.offer.decline" ? weighed(option, 0, "any") : weighed(option, 1, "offer", { action: argument(option, "action") });
}

const ADVISERS: Record<string, Adviser> = {
  place: onPlaces, travel: onPlaces, go: onPlaces, fork: onFork, use: onUsing,
  hire: each(onHiring), build: each(onBuilding), build_at: each(onBuildingAt), buy: each(onBuying), buy_second: each(onBuying),
  advance: each(onEngine), reverse: each(onEngine), retreat: each(onEngine), upgrade: each(onUpgrading),
  pay: each(onShedding), pay_second: each(onShedding), shed: each(onShedding), remove: each(onShedding),
  certify: each(onNumber), draw: each(onNumber), auxiliary: each(onAuxiliary), clear: each(onClearing), trade: each(onTrading),
  take_objective: each(onObjective), foresight: each(onForesight), spend: each(onSpending),
  deliver: each(onDelivering), deliver_disc: each(onDisc), offer: each(onOffer),
};

/** Null while nothing is asked. */
export function adviseOn(s: Situation): Advice | null {
  const [first] = s.options;
  if (first === undefined) return null;
  if (s.options.length === 1) return { option: first, reason: "only", args: {} };
  const found = ADVISERS[s.decision?.split(".")[1] ?? ""]?.(s) ?? [];
  const { option, reason, args } = found.reduce((a, b) => (b.weight > a.weight ? b : a), found[0] ?? weighed(first, 0, "any"));
  return { option, reason, args };
}
