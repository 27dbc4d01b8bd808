/** The card of a place: what it is, what it does, its present cost, and its chapter of the rules. */

import type { Card, View } from "$/contract/game";
import { FIGURES } from "$/games/gwt_nz/figures";
import { capital, named } from "$/games/gwt_nz/names";
import { objectiveCard, sheepCard, stackCard, stockCard } from "$/games/gwt_nz/told/cardsOfCards";
import { bonusCard, jobCard, pathCard } from "$/games/gwt_nz/told/cardsOfMarkets";
import { ownCard } from "$/games/gwt_nz/told/cardsOfPlayers";
import { harbourCard, postCard, waterCard } from "$/games/gwt_nz/told/cardsOfSea";
import { spaceCard } from "$/games/gwt_nz/told/cardsOfTrail";
import { viewOf, type NzView } from "$/games/gwt_nz/view";
import type { Option } from "$/protocol";
import { say } from "$/words/words.svelte";

type Teller = (view: NzView, rest: string[], options: readonly Option[]) => Card | null;

const TELLERS: Record<string, Teller> = {
  trail: (view, [space = ""], options) => (space in view.trail ? spaceCard(view, space, options) : null),
  foresight: (view, [number = ""]) => foresightCard(view, number),
  sea: (view, [water = ""]) => (water in view.sea ? waterCard(view, water) : null),
  stations: (view, [harbour = ""]) => (harbour in FIGURES.harbour ? harbourCard(view, harbour) : null),
  harbours: (view, [harbour = ""]) => (harbour in FIGURES.harbour ? harbourCard(view, harbour) : null),
  cities: (view, [post = ""], options) => (post in view.cities ? postCard(post, options) : null),
  columns: (view, [job = ""]) => (job in view.columns ? jobCard(view, job) : null),
  jobs: (view, [bonus = ""], options) => (bonus in view.jobs ? bonusCard(bonus, options) : null),
  market: (view, [card = ""]) => (card in FIGURES.cattle ? sheepCard(view, card) : null),
  market_stack: (view) => stackCard("web.gwt_nz.sheep_stack", view.market_stack, "buy"),
  stock: (view, [stack = ""]) => (stack in view.stock ? stockCard(view, stack) : null),
  objectives: (_, [card = ""]) => (card in FIGURES.objective ? objectiveCard(card) : null),
  objective_stack: (view) => stackCard("web.gwt_nz.objective_stack", view.objective_stack, "objectives"),
  path: (view, [space = ""]) => pathCard(view, Number(space)),
  players: (view, [seat = "", ...rest]) => ownCard(view, Number(seat), rest),
};

export function card(at: string, shown: View, options: readonly Option[] = []): Card | null {
  const [kind = "", ...rest] = at.split("/");
  return TELLERS[kind]?.(viewOf(shown), rest, options) ?? null;
}

function foresightCard(view: NzView, number: string): Card | null {
  const tile = view.foresight[number];
  if (tile === undefined) return null;
  const stack = say("web.gwt_nz.foresight", { number: Math.ceil(Number(number) / 2) });
  return tile === null ? { title: stack, lines: [say("web.gwt_nz.empty")], section: "foresight" } : { title: capital(named("supply", tile)), lines: [stack], section: "foresight" };
}
