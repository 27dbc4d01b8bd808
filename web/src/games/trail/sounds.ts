/** What is heard as things happen in a trail game. */

import type { Happening } from "$/contract/game";
import type { Sound } from "$/ui/sounding";

const HEARD: Partial<Record<Sound, readonly string[]>> = {
  whistle: ["delivered"],
  build: ["building_placed", "building_replaced", "station_upgraded", "storehouse_placed", "tile_placed"],
  card: ["card_drawn", "card_discarded", "card_removed", "card_taken", "cattle_bought", "objective_taken", "objective_played"],
  coin: ["money_gained", "money_paid", "income", "fee_paid", "sheared", "worker_hired", "bonus_taken"],
};

export function soundOf({ key, seat }: Happening): Sound | null {
  const name = key.split(".")[1] ?? "";
  if (seat === null && name !== "tile_placed") return null; // the table is only set up
  return (Object.keys(HEARD) as Sound[]).find((sound) => HEARD[sound]!.includes(name)) ?? null;
}
