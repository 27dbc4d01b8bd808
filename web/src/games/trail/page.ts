/** The display of a trail game, from its own parts. */

import EventSign from "$/games/trail/EventSign.svelte";
import Final from "$/games/trail/Final.svelte";
import { flightsOf, placeOf } from "$/games/trail/flights";
import Glance from "$/games/trail/Glance.svelte";
import OptionSigns from "$/games/trail/OptionSigns.svelte";
import Brief from "$/games/trail/own/Brief.svelte";
import { named } from "$/games/trail/names";
import { soundOf } from "$/games/trail/sounds";
import type { Trail, TrailPage } from "$/games/trail/trail";
import { type TrailView, trailView } from "$/games/trail/view";
import { words } from "$/words/words.svelte";

type Shared = "trail" | "id" | "Brief" | "EventSign" | "Final" | "Glance" | "OptionSigns" | "argsOf" | "owed" | "flights" | "sound" | "where";

/** A player's building by the side that lies up in this game: its own name has only number and seat. */
function buildingOf(trail: Trail, tile: string, { faces }: TrailView): { tile?: string } {
  const number = /^\d+-(\d+)$/.exec(tile)?.[1];
  const face = number === undefined ? undefined : faces[Number(number) - 1];
  return face === undefined ? {} : { tile: named(trail, "face", face) };
}

/** A space by the building that stands there; where another one like it stands too, with the name of the space. */
function spaceOf(trail: Trail, space: string, { trail: spaces }: TrailView): { space?: string } {
  const face = spaces[space]?.face ?? null;
  if (face === null) return {};
  const name = named(trail, "face", face);
  const isAlone = Object.values(spaces).filter((other) => other.face === face).length === 1;
  return { space: isAlone ? name : words.list([name, named(trail, "space", space)], "unit") };
}

/** What is named by what lies there: a building, and a space on which nothing is just put. */
const byContent = (trail: Trail, { tile, face, space }: Record<string, unknown>, view: TrailView): Record<string, string> =>
  tile === undefined && face === undefined && space !== undefined ? spaceOf(trail, String(space), view) : buildingOf(trail, String(tile), view);

export const trailPage = (trail: Trail, own: Omit<TrailPage, Shared>): TrailPage => ({
  trail,
  id: trail.id,
  Brief,
  EventSign,
  Final,
  Glance,
  OptionSigns,
  argsOf: (args, view) => ({ ...args, ...byContent(trail, args, trailView(view)) }),
  owed: ["deliver_disc"],
  flights: flightsOf,
  sound: soundOf,
  where: placeOf,
  ...own,
});
