/** The card of a place: what it is, what it does, its present cost, and its chapter of the rules. */

import type { Card, View } from "$/contract/game";
import type { GwtTrail } from "$/games/gwt/trail";
import { type GwtView, viewOf } from "$/games/gwt/view";
import { capital, named } from "$/games/trail/names";
import { cattleCard, objectiveCard, stackCard } from "$/games/trail/told/cardsOfCards";
import { jobCard } from "$/games/gwt/told/cardsOfJobs";
import { ownCard } from "$/games/trail/told/cardsOfPlayers";
import { cityCard, positionCard, stationCard } from "$/games/gwt/told/cardsOfRail";
import { spaceCard } from "$/games/trail/told/cardsOfTrail";
import type { Option } from "$/protocol";
import { say } from "$/words/words.svelte";

type Teller = (trail: GwtTrail, view: GwtView, rest: string[], options: readonly Option[]) => Card | null;

const TELLERS: Record<string, Teller> = {
  trail: (trail, view, [space = ""], options) => (space in view.trail ? spaceCard(trail, view, space, options) : null),
  foresight: (trail, view, [number = ""]) => foresightCard(trail, view, number),
  rail: (trail, view, [position = ""]) => (position in view.rail ? positionCard(trail, view, position) : null),
  stations: (trail, view, [station = ""]) => (station in view.stations ? stationCard(trail, view, station) : null),
  cities: (trail, view, [city = ""]) => (city in view.cities ? cityCard(trail, view, city) : null),
  jobs: (trail, view, [job = ""]) => (job in view.jobs ? jobCard(trail, view, job) : null),
  market: (trail, view, [card = ""]) => (card in trail.figures.cattle ? cattleCard(trail, view, card) : null),
  market_stack: (_, view) => stackCard("web.gwt.cattle_stack", view.market_stack, "buy"),
  objectives: (trail, _, [card = ""]) => (card in trail.figures.objective ? objectiveCard(trail, card) : null),
  objective_stack: (_, view) => stackCard("web.gwt.objective_stack", view.objective_stack, "objectives"),
  players: (trail, view, [seat = "", ...rest]) => ownCard(trail, view, Number(seat), rest),
};

export function card(trail: GwtTrail, at: string, shown: View, options: readonly Option[] = []): Card | null {
  const [kind = "", ...rest] = at.split("/");
  return TELLERS[kind]?.(trail, viewOf(shown), rest, options) ?? null;
}

function foresightCard(trail: GwtTrail, view: GwtView, number: string): Card | null {
  const tile = view.foresight[number];
  if (tile === undefined) return null;
  const stack = say("web.gwt.foresight", { number: Math.ceil(Number(number) / 2) });
  return tile === null ? { title: stack, lines: [say("web.gwt.empty")], section: "foresight" } : { title: capital(named(trail, "supply", tile)), lines: [stack], section: "foresight" };
}
