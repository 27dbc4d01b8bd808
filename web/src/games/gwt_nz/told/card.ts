/** The cards of the places that only New Zealand has. */

import type { Card, View } from "$/contract/game";
import { sheepCard, stockCard } from "$/games/gwt_nz/told/cardsOfCards";
import { bonusCard, jobCard, pathCard } from "$/games/gwt_nz/told/cardsOfMarkets";
import { ownCard } from "$/games/gwt_nz/told/cardsOfPlayers";
import { harbourCard, postCard, waterCard } from "$/games/gwt_nz/told/cardsOfSea";
import type { NzTrail } from "$/games/gwt_nz/trail";
import { type NzView, viewOf } from "$/games/gwt_nz/view";
import { tell, type Teller } from "$/games/trail/told/card";
import type { Option } from "$/protocol";

const TELLERS: Record<string, Teller<NzTrail, NzView>> = {
  sea: (trail, view, [water = ""]) => (water in view.sea ? waterCard(trail, view, water) : null),
  stations: (trail, view, [harbour = ""]) => (harbour in trail.figures.harbour ? harbourCard(trail, view, harbour) : null),
  harbours: (trail, view, [harbour = ""]) => (harbour in trail.figures.harbour ? harbourCard(trail, view, harbour) : null),
  cities: (trail, view, [post = ""], options) => (post in view.cities ? postCard(trail, post, options) : null),
  columns: (trail, view, [job = ""]) => (job in view.columns ? jobCard(trail, view, job) : null),
  jobs: (trail, view, [bonus = ""], options) => (bonus in view.jobs ? bonusCard(trail, bonus, options) : null),
  market: (trail, view, [card = ""]) => (card in trail.figures.cattle ? sheepCard(trail, view, card) : null),
  stock: (trail, view, [stack = ""]) => (stack in view.stock ? stockCard(trail, view, stack) : null),
  path: (trail, view, [space = ""]) => pathCard(trail, view, Number(space)),
  players: (trail, view, [seat = "", ...rest]) => ownCard(trail, view, Number(seat), rest),
};

export const card = (trail: NzTrail, at: string, shown: View, options: readonly Option[] = []): Card | null => tell(TELLERS, trail, at, viewOf(shown), options);
