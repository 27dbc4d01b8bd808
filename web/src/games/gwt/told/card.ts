/** The cards of the places that only Great Western Trail has. */

import type { Card, View } from "$/contract/game";
import { jobCard } from "$/games/gwt/told/cardsOfJobs";
import { cityCard, positionCard, stationCard } from "$/games/gwt/told/cardsOfRail";
import type { GwtTrail } from "$/games/gwt/trail";
import { type GwtView, viewOf } from "$/games/gwt/view";
import { tell, type Teller } from "$/games/trail/told/card";
import { cattleCard } from "$/games/trail/told/cardsOfCards";
import { ownCard } from "$/games/trail/told/cardsOfPlayers";
import type { Option } from "$/protocol";

const TELLERS: Record<string, Teller<GwtTrail, GwtView>> = {
  rail: (trail, view, [position = ""]) => (position in view.rail ? positionCard(trail, view, position) : null),
  stations: (trail, view, [station = ""]) => (station in view.stations ? stationCard(trail, view, station) : null),
  cities: (trail, view, [city = ""]) => (city in view.cities ? cityCard(trail, view, city) : null),
  jobs: (trail, view, [job = ""]) => (job in view.jobs ? jobCard(trail, view, job) : null),
  market: (trail, view, [card = ""]) => (card in trail.figures.cattle ? cattleCard(trail, view, card) : null),
  players: (trail, view, [seat = "", ...rest]) => ownCard(trail, view, Number(seat), rest),
};

export const card = (trail: GwtTrail, at: string, shown: View, options: readonly Option[] = []): Card | null =>
  tell(TELLERS, trail, at, viewOf(shown), options);
