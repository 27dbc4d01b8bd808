/** What the guide says of a choice: what came of it and, where the learner went his own way, that he did. */

import type { Happening } from "$/games/contract";
import { cityOf, routeOf } from "$/games/last_spike/view";
import type { Advice } from "$/learn/advice";
import type { LessonId } from "$/learn/lessons";
import { cashOf, lacking, nearestPayout, type Situation } from "$/learn/situation";
import type { Option } from "$/protocol";
import type { Arguments } from "$/words/words.svelte";

export const DEEDS = [
  "claimed", "completed", "completed_none", "double", "laid", "bought", "bought_done", "declined", "sale", "sold", "spiked", "bankrupt",
] as const;

/** The lesson that tells the same as a comment, where there is one. */
export const TOLD_BY: Partial<Record<Comment["deed"], LessonId>> = {
  claimed: "free", completed: "pay", completed_none: "pay", double: "double", sale: "sell",
};

export interface Comment {
  deed: (typeof DEEDS)[number];
  args: Arguments;
  /** The option that was chosen and the one that the guide advised, where they differ. */
  instead: { chosen: Option; advised: Option } | null;
}

type Found = Omit<Comment, "instead"> & { choice: string };

/** What the learner was asked, and what the guide would have done. */
export interface Asked {
  advice: Advice;
  options: Option[];
}

/** The comment on what the learner has just done, null if it was nothing worth one. `news` are all happenings since he was asked. */
export function commentOn(asked: Asked, news: readonly Happening[], s: Situation): Comment | null {
  const own = news.filter(({ seat }) => seat === s.me);
  const found = first(own, s);
  if (found === null) return null;
  const { choice, ...comment } = found;
  const chosen = asked.options.find(({ text }) => text === choice);
  const advised = asked.advice.option;
  return { ...comment, instead: chosen === undefined || chosen.text === advised.text ? null : { chosen, advised } };
}

function first(own: Happening[], s: Situation): Found | null {
  const by = (name: string): Arguments | undefined => own.find(({ key }) => key === `last_spike.${name}`)?.args;
  const sold = by("land_sold");
  const needed = by("sale_needed");
  const laid = by("tile_laid");
  const bought = by("land_bought");
  if (by("bankrupt")) return { deed: "bankrupt", args: {}, choice: "bankrupt" };
  if (sold) return { deed: "sold", args: sold, choice: `sell ${sold["card"]}` };
  if (laid) return onTrack(own, laid, s);
  if (needed) return { deed: "sale", args: needed, choice: `lay ${needed["tile"]}` };
  if (bought) return onLand(bought, s);
  return by("purchase_declined") ? { deed: "declined", args: { cash: cashOf(s) }, choice: "done" } : null;
}

function onTrack(own: Happening[], laid: Arguments, s: Situation): Found {
  const tile = String(laid["tile"]);
  const route = routeOf(tile);
  const choice = `lay ${tile}`;
  const args = { ...laid, route, left: lacking(s.view, route) };
  const by = (name: string): Arguments | undefined => own.find(({ key }) => key === `last_spike.${name}`)?.args;
  const spiked = by("last_spike_laid");
  const claimed = by("land_claimed");
  const paid = own.filter(({ key }) => key === "last_spike.paid_out").reduce((sum, one) => sum + Number(one.args["amount"]), 0);
  if (spiked) return { deed: "spiked", args: spiked, choice };
  if (by("route_completed")) return { deed: paid > 0 ? "completed" : "completed_none", args: { route, amount: paid }, choice };
  if (claimed) return { deed: "claimed", args: claimed, choice };
  return { deed: isDouble(laid, s) ? "double" : "laid", args, choice };
}

/** Nothing lay beside it when it was laid: neither a city nor another track of its route does now. */
function isDouble(laid: Arguments, s: Situation): boolean {
  const tile = String(laid["tile"]);
  const tiles = Object.keys(s.view.map).filter((one) => routeOf(one) === routeOf(tile));
  const place = tiles.indexOf(tile);
  const beside = [tiles[place - 1], tiles[place + 1]];
  return beside.every((one) => one !== undefined && !s.view.map[one]!.laid);
}

function onLand(bought: Arguments, s: Situation): Found {
  const city = cityOf(String(bought["card"]));
  const left = nearestPayout(s.view, city);
  const choice = `buy ${city}`;
  if (!Number.isFinite(left)) return { deed: "bought_done", args: { ...bought, city }, choice };
  return { deed: "bought", args: { ...bought, city, left }, choice };
}
