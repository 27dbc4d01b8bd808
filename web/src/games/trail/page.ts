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

type Shared = "trail" | "id" | "Brief" | "EventSign" | "Final" | "Glance" | "OptionSigns" | "argsOf" | "flights" | "sound" | "where";

/** A player's building by the side that lies up in this game: its own name has only number and seat. */
function buildingOf(trail: Trail, tile: string, { faces }: TrailView): { tile?: string } {
  const number = /^\d+-(\d+)$/.exec(tile)?.[1];
  const face = number === undefined ? undefined : faces[Number(number) - 1];
  return face === undefined ? {} : { tile: named(trail, "face", face) };
}

export const trailPage = (trail: Trail, own: Omit<TrailPage, Shared>): TrailPage => ({
  trail,
  id: trail.id,
  Brief,
  EventSign,
  Final,
  Glance,
  OptionSigns,
  argsOf: ({ args }, view) => ({ ...args, ...buildingOf(trail, String(args["tile"]), trailView(view)) }),
  flights: flightsOf,
  sound: soundOf,
  where: placeOf,
  ...own,
});
