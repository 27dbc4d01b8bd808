/** What flies as things happen, and where they happen: a tile to its space, a card to its owner, and the money for them. */

import type { Flight, Happening } from "$/contract/game";
import { cityOf, short } from "$/games/last_spike/view";

type Flown = (purse: string, args: Record<string, unknown>) => Flight[];

const coin = (from: string, to: string, amount: unknown): Flight => ({ from: [from], to: [to], coin: short(Number(amount)) });
const landOf = (card: unknown): string => `land/${cityOf(String(card))}`;

const FLOWN: Record<string, Flown> = {
  "last_spike.tile_laid": (purse, { tile, cost }) => [
    { from: [`tile-${String(tile)}`, purse], to: [`map/${String(tile)}`] },
    ...(Number(cost) > 0 ? [coin(purse, `map/${String(tile)}`, cost)] : []),
  ],
  "last_spike.land_bought": (purse, { card, price }) => [
    { from: [landOf(card)], to: [`card-${String(card)}`], arrives: true },
    coin(purse, landOf(card), price),
  ],
  "last_spike.land_sold": (purse, { card, amount }) => [coin(landOf(card), purse, amount)],
  "last_spike.paid_out": (purse, { city, amount }) => [coin(`land/${String(city)}`, purse, amount)],
};

export const flightsOf = ({ key, seat, args }: Happening): Flight[] => FLOWN[key]?.(`purse/${seat}`, args) ?? [];

export const placeOf = (happening: Happening): string | null =>
  happening.key === "last_spike.land_claimed"
    ? `land/${String(happening.args["city"])}`
    : (flightsOf(happening)
        .flatMap(({ from, to }) => [...to, ...from])
        .find((end) => /^(map|land)\//.test(end)) ?? null);
