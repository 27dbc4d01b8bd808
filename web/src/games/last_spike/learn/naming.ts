/** Names inserted into the guide's sentences. */

import { cardName, cityName, routeName, tileName } from "$/games/last_spike/view";

const NAMES: Record<string, (id: string) => string> = {
  tile: tileName,
  route: routeName,
  city: cityName,
  east: cityName,
  west: cityName,
  card: cardName,
};

export const nameOf = (argument: string, id: string): string | null => NAMES[argument]?.(id) ?? null;
