/** A person's choice on the page for a new game, kept for the next time. */

import { store, stored, storedJson } from "$/device/stored";
import type { Catalogue, GameInfo, NewTable } from "$/rest";

export const ME = "me";
export const HERE = "here";
export const FRIEND = "friend";
const PEOPLE = [ME, HERE, FRIEND];

/** The occupant of a seat: the person, another at the same screen, a friend with the link, or a bot by its name. */
export interface SeatChoice {
  who: string;
  /** The name of another person at the same screen; "" lets the server choose one. */
  name: string;
}

export interface Choice {
  game: string;
  seats: SeatChoice[];
  options: Record<string, string>;
  listed: boolean;
  talk: boolean;
  /** Minutes for a turn; 0 is no clock. */
  clock: number;
}

const STORED = "railherd.choice";
const FIRST_GAME = "last_spike";
export const FIRST_BOT = "regular";
const FIRST_SEATS = 3;

const taken = (who: string): SeatChoice => ({ who, name: "" });
const bots = (count: number, bot: string): SeatChoice[] => Array.from({ length: count }, () => taken(bot));

/** Against bots only: one click opens the board. */
export function alone(game: string, bot = FIRST_BOT, seats = FIRST_SEATS): Choice {
  return { game, seats: [taken(ME), ...bots(seats - 1, bot)], options: {}, listed: false, talk: true, clock: 0 };
}

/** The last choice on this device, or a game against bots. Invalid stored data is ignored. */
export function remembered(): Choice {
  return asChoice(storedJson(STORED)) ?? alone(FIRST_GAME);
}

/** Whether a game was played on this device before. */
export const hasPlayed = (): boolean => stored(STORED) !== null;

export function remember(choice: Choice): void {
  store(STORED, JSON.stringify(choice));
}

/** "Play now": the last game, its number of seats and its options, against bots of the last level. */
export function playNow(last: Choice, offered: Catalogue): Choice {
  const wanted = fitted(last, offered);
  return { ...alone(wanted.game, levelOf(wanted), wanted.seats.length), options: wanted.options };
}

/** The first bot among the seats, or the default for first games. */
export const levelOf = (choice: Pick<Choice, "seats">): string => choice.seats.map((seat) => seat.who).find((who) => !PEOPLE.includes(who)) ?? FIRST_BOT;

/** A choice this server can fulfil: unknown games, seats, bots and options are replaced. */
export function fitted(choice: Choice, offered: Catalogue): Choice {
  const game = offered.games.find((one) => one.id === choice.game) ?? offered.games[0];
  if (game === undefined) return choice;
  const known = [...PEOPLE, ...offered.bots];
  const seats = choice.seats.map((seat) => (known.includes(seat.who) ? seat : taken(FIRST_BOT)));
  const count = Math.min(Math.max(seats.length, game.low), game.high);
  const options = Object.fromEntries(optionsOf(game, count).map(([name, values]) => [name, allowed(choice.options[name], values)]));
  return { ...choice, game: game.id, seats: withSeats(seats, count), options, clock: offered.clocks.includes(choice.clock) ? choice.clock : 0 };
}

/** The set-up options that a game has for a number of people, each with its values. */
export const optionsOf = (game: GameInfo, people: number): [string, string[]][] =>
  Object.entries(game.options).filter(([name]) => game.option_seats[name]?.includes(people) ?? true);

/** Change the number of seats; new ones get bots like those already there. A playing person keeps a seat. */
export function withSeats(seats: SeatChoice[], count: number): SeatChoice[] {
  const kept = [...seats.slice(0, count), ...bots(Math.max(0, count - seats.length), levelOf({ seats }))];
  const isLost = seats.slice(count).some((seat) => seat.who === ME);
  return isLost ? [...kept.slice(0, -1), taken(ME)] : kept;
}

/** A person has one seat: when it moves, the former occupant takes the seat it leaves. */
export function seated(seats: SeatChoice[], index: number, who: string): SeatChoice[] {
  const before = seats[index]!;
  const changed = seats.map((seat) => (who === ME && seat.who === ME ? before : seat));
  return changed.map((seat, at) => (at === index ? { ...seat, who, name: before.name } : seat));
}

/** The seats at this screen whose typed name an earlier seat already has. */
export function sameNames(seats: SeatChoice[]): number[] {
  const typed = seats.map((seat) => (seat.who === HERE ? seat.name.trim().toLowerCase() : ""));
  return typed.flatMap((name, index) => (name !== "" && typed.indexOf(name) < index ? [index] : []));
}

/** Whether only bots play, so that no arrival begins the game. */
export const isForBots = (choice: Choice): boolean => choice.seats.every((seat) => !PEOPLE.includes(seat.who));

/** Whether somebody plays at another screen: otherwise nobody waits for anybody's clock. */
export const hasFriends = (choice: Choice): boolean => choice.seats.some((seat) => seat.who === FRIEND);

/** The request for the table. */
export function planOf(choice: Choice): NewTable {
  const isOwn = (seat: SeatChoice): boolean => seat.who === ME || seat.who === HERE;
  return {
    game: choice.game,
    seats: choice.seats.map((seat) => (isOwn(seat) || seat.who === FRIEND ? "open" : seat.who)),
    options: choice.options,
    own_seats: choice.seats.flatMap((seat, index) => (isOwn(seat) ? [{ seat: index, name: nameOf(seat) }] : [])),
    listed: choice.listed,
    talk: choice.talk,
    turn_minutes: hasFriends(choice) ? choice.clock : 0,
  };
}

const nameOf = (seat: SeatChoice): string | null => (seat.who === HERE ? seat.name.trim() || null : null);

const allowed = (value: string | undefined, values: string[]): string => (value !== undefined && values.includes(value) ? value : values[0]!);

function asChoice(found: unknown): Choice | null {
  if (typeof found !== "object" || found === null) return null;
  const { game, seats, options, listed, talk, clock } = found as Partial<Choice>;
  const isSeat = (seat: Partial<SeatChoice> | null): boolean => typeof seat?.who === "string" && typeof seat.name === "string";
  if (typeof game !== "string" || !Array.isArray(seats) || !seats.every(isSeat)) return null;
  if (typeof options !== "object" || options === null) return null;
  return { game, seats, options, listed: listed === true, talk: talk !== false, clock: clock ?? 0 };
}
