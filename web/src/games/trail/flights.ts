/** What flies as things happen in a trail game, and where they happen. */

import type { Flight, Happening } from "$/contract/game";

/** By the name of the event, from its seat and arguments. */
type Flown = (seat: string, args: Record<string, string>) => Flight[];

const purse = (seat: string): string => `purse/${seat}`;
const rancher = (seat: string): string => `rancher-${seat}`;
const piles = (seat: string): string[] => [`piles/${seat}`, purse(seat)];

/** Money from where the rancher stands, and money to there. */
const gained: Flown = (seat, { amount = "" }) => [{ from: [rancher(seat)], to: [purse(seat)], coin: amount }];
const paid: Flown = (seat, { amount = "" }) => [{ from: [purse(seat)], to: [rancher(seat)], coin: amount }];
const spent = (seat: string, cost: string | undefined, to: string[]): Flight[] => (Number(cost) > 0 ? [{ from: [purse(seat)], to, coin: cost! }] : []);

const taken: Flown = (seat, { space = "", cost }) => [{ from: [`trail/${space}`], to: [purse(seat)] }, ...spent(seat, cost, [`trail/${space}`])];

function hired(seat: string, { row = "", worker = "", cost }: Record<string, string>): Flight[] {
  const jobs = [`jobs/${row}-${worker}`, `columns/${row}-${worker}`];
  return [{ from: jobs, to: [`players/${seat}/workers/${worker}`, purse(seat)] }, ...spent(seat, cost, jobs)];
}

/** The tile of a building is its owner and its number. */
function built(seat: string, { tile = "", space = "", cost }: Record<string, string>): Flight[] {
  const number = /-(\d+)/.exec(tile)?.[1] ?? "";
  return [{ from: [`players/${seat}/unbuilt/${number}`, purse(seat)], to: [`trail/${space}`] }, ...spent(seat, cost, [`trail/${space}`])];
}

const FLOWN: Record<string, Flown> = {
  card_drawn: (seat, { card }) => [{ from: piles(seat), to: [`players/${seat}/hand/${card}`], arrives: true }],
  card_discarded: (seat, { card }) => [{ from: [`players/${seat}/hand/${card}`], to: piles(seat) }],
  cattle_bought: (seat, { card, cost }) => [{ from: [`market/${card}`], to: piles(seat) }, ...spent(seat, cost, [`market/${card}`])],
  objective_taken: (seat, { card }) => [{ from: [`objectives/${card}`], to: piles(seat) }],
  worker_hired: hired,
  building_placed: built,
  building_replaced: built,
  hazard_taken: taken,
  tepee_taken: taken,
  bonus_taken: (seat, { row, tile, cost }) => [{ from: [`jobs/${row}-${tile}`], to: [purse(seat)] }, ...spent(seat, cost, [`jobs/${row}-${tile}`])],
  tile_placed: (_, { space }) => [{ from: ["foresight/1", "foresight/2"], to: [`trail/${space}`], arrives: true }],
  station_upgraded: (seat, { station, cost }) => spent(seat, cost, [`stations/${station}`]),
  storehouse_placed: (seat, { harbour, cost }) => spent(seat, cost, [`harbours/${harbour}`]),
  delivered: (seat, { city }) => [{ from: [purse(seat)], to: [`cities/${city}`], arrives: true }],
  fee_paid: (seat, { amount = "", space, to }) => [{ from: [purse(seat)], to: [purse(to ?? ""), `trail/${space}`], coin: amount }],
  money_gained: gained,
  income: gained,
  sheared: gained,
  money_paid: paid,
  transport_paid: (seat, { amount = "", city }) => [{ from: [purse(seat)], to: [`cities/${city}`], coin: amount }],
};

/** The events of pieces that glide, and the argument that says where to. */
const GLIDES: Record<string, [part: string, argument: string]> = {
  rancher_placed: ["trail", "space"],
  rancher_moved: ["trail", "space"],
  engine_moved: ["rail", "position"],
  ship_moved: ["sea", "water"],
};

/** What belongs to a player is nowhere on the board. */
const ON_BOARD = /^(?!purse|piles|players|rancher).+\//;

/** The place on the board where something happens. */
export function placeOf(happening: Happening): string | null {
  const [part, argument] = GLIDES[happening.key.split(".")[1] ?? ""] ?? [];
  if (part !== undefined) return `${part}/${String(happening.args[argument!])}`;
  const ends = flightsOf(happening).flatMap(({ from, to }) => [...from, ...to]);
  return ends.find((end) => ON_BOARD.test(end)) ?? null;
}

export function flightsOf({ key, seat, args }: Happening): Flight[] {
  const [, name = "", detail] = key.split(".");
  if (detail !== undefined) return []; // details are hidden from the viewer
  const texts = Object.fromEntries(Object.entries(args).map(([arg, value]) => [arg, String(value)]));
  return FLOWN[name]?.(String(seat), texts) ?? [];
}
