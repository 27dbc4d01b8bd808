/** The card of a place: what it is, what it does, its present cost, and its chapter of the rules. */

import type { Card, View } from "$/contract/game";
import { FIGURES } from "$/games/gwt/figures";
import { capital, named } from "$/games/gwt/names";
import { cattleCard, objectiveCard, stackCard } from "$/games/gwt/told/cardsOfCards";
import { jobCard } from "$/games/gwt/told/cardsOfJobs";
import { ownCard } from "$/games/gwt/told/cardsOfPlayers";
import { cityCard, positionCard, stationCard } from "$/games/gwt/told/cardsOfRail";
import { spaceCard } from "$/games/gwt/told/cardsOfTrail";
import { viewOf, type GwtView } from "$/games/gwt/view";
import type { Option } from "$/protocol";
import { say } from "$/words/words.svelte";

type Teller = (view: GwtView, rest: string[], options: readonly Option[]) => Card | null;

const TELLERS: Record<string, Teller> = {
  trail: (view, [space = ""], options) => (space in view.trail ? spaceCard(view, space, options) : null),
  foresight: (view, [number = ""]) => foresightCard(view, number),
  rail: (view, [position = ""]) => (position in view.rail ? positionCard(view, position) : null),
  stations: (view, [station = ""]) => (station in view.stations ? stationCard(view, station) : null),
  cities: (view, [city = ""]) => (city in view.cities ? cityCard(view, city) : null),
  jobs: (view, [job = ""]) => (job in view.jobs ? jobCard(view, job) : null),
  market: (view, [card = ""]) => (card in FIGURES.cattle ? cattleCard(view, card) : null),
  market_stack: (view) => stackCard("web.gwt.cattle_stack", view.market_stack, "buy"),
  objectives: (_, [card = ""]) => (card in FIGURES.objective ? objectiveCard(card) : null),
  objective_stack: (view) => stackCard("web.gwt.objective_stack", view.objective_stack, "objectives"),
  players: (view, [seat = "", ...rest]) => ownCard(view, Number(seat), rest),
};

export function card(at: string, shown: View, options: readonly Option[] = []): Card | null {
  const [kind = "", ...rest] = at.split("/");
  return TELLERS[kind]?.(viewOf(shown), rest, options) ?? null;
}

function foresightCard(view: GwtView, number: string): Card | null {
  const tile = view.foresight[number];
  if (tile === undefined) return null;
  const stack = say("web.gwt.foresight", { number: Math.ceil(Number(number) / 2) });
  return tile === null ? { title: stack, lines: [say("web.gwt.empty")], section: "foresight" } : { title: capital(named("supply", tile)), lines: [stack], section: "foresight" };
}
