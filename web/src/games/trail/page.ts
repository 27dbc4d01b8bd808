/** The display of a trail game, from its own parts. */

import EventSign from "$/games/trail/EventSign.svelte";
import Final from "$/games/trail/Final.svelte";
import { flightsOf, placeOf } from "$/games/trail/flights";
import Glance from "$/games/trail/Glance.svelte";
import OptionSigns from "$/games/trail/OptionSigns.svelte";
import Brief from "$/games/trail/own/Brief.svelte";
import { soundOf } from "$/games/trail/sounds";
import type { Trail, TrailPage } from "$/games/trail/trail";

type Shared = "trail" | "id" | "Brief" | "EventSign" | "Final" | "Glance" | "OptionSigns" | "flights" | "sound" | "where";

export const trailPage = (trail: Trail, own: Omit<TrailPage, Shared>): TrailPage => ({
  trail,
  id: trail.id,
  Brief,
  EventSign,
  Final,
  Glance,
  OptionSigns,
  flights: flightsOf,
  sound: soundOf,
  where: placeOf,
  ...own,
});
