/** The guide's sentences: ids become names before they are put in. */

import { cardName, cityName, routeName, tileName } from "$/games/last_spike/view";
import type { Arguments } from "$/words/words.svelte";

const NAMES: Record<string, (id: string) => string> = {
  tile: tileName,
  route: routeName,
  city: cityName,
  east: cityName,
  west: cityName,
  card: cardName,
};

/** The same arguments, ready to be read; a seat becomes `who`. */
export function named(args: Arguments, names: readonly string[]): Arguments {
  const found = Object.entries(args).map(([name, value]) => [name, read(name, value)]);
  const seat = args["seat"];
  return { ...Object.fromEntries(found), who: typeof seat === "number" ? (names[seat] ?? "") : "" };
}

function read(name: string, value: unknown): unknown {
  const nameOf = NAMES[name];
  return nameOf === undefined || typeof value !== "string" ? value : nameOf(value);
}
