/** What flies and is heard: every name stands for something that there is. */

import { describe, expect, it } from "vitest";

import type { GamePage, Happening } from "$/contract/game";
import { page as spikePage } from "$/games/last_spike/page";
import { SOUNDS } from "$/ui/sounding";

import spike from "../generated/last_spike.json";
import { nzPage, page } from "./figures";

const happening = (key: string, args: Record<string, unknown>, seat: number | null = 0): Happening => ({ n: 1, key, seat, args });

describe("in trail games", () => {
  it("a card goes to its pile and its price to the market", () => {
    const [card, coin] = page.flights!(happening("gwt.cattle_bought", { card: "guernsey", cost: 4 }));
    expect(card).toEqual({ from: ["market/guernsey"], to: ["piles/0", "purse/0"] });
    expect(coin).toEqual({ from: ["purse/0"], to: ["market/guernsey"], coin: "4" });
  });

  it("a building comes from its owner's board to its space", () => {
    const [tile] = page.flights!(happening("gwt.building_placed", { tile: "0-12", space: "p_a1", cost: 0 }));
    expect(tile).toEqual({ from: ["players/0/unbuilt/12", "purse/0"], to: ["trail/p_a1"] });
  });

  it("a fee goes to its receiver, once", () => {
    const args = { amount: 2, space: "a1", to: 1 };
    expect(nzPage.flights!(happening("gwt_nz.fee_paid", args))).toEqual([{ from: ["purse/0"], to: ["purse/1", "trail/a1"], coin: "2" }]);
    expect(nzPage.flights!(happening("gwt_nz.fee_received", { ...args, from: 0 }, 1))).toEqual([]);
  });

  it("what is hidden does not fly", () => expect(page.flights!(happening("gwt.card_drawn.hidden", {}))).toEqual([]));

  it("something happens at a place of the board, never at a player's", () => {
    expect(page.where!(happening("gwt.rancher_moved", { space: "n_b" }))).toBe("trail/n_b");
    expect(page.where!(happening("gwt.engine_moved", { position: "7.5" }))).toBe("rail/7.5");
    expect(page.where!(happening("gwt.worker_hired", { row: 3, worker: "cowboy", cost: 6 }))).toBe("jobs/3-cowboy");
    expect(page.where!(happening("gwt.card_discarded", { card: "jersey" }))).toBeNull();
    expect(nzPage.where!(happening("gwt_nz.ship_moved", { water: "s3" }))).toBe("sea/s3");
  });
});

describe("in Last Spike", () => {
  const made = spikePage(spike);

  it("a tile goes to the map, and payouts to their owners", () => {
    const [tile, coin] = made.flights!(happening("last_spike.tile_laid", { tile: "a3", cost: 3000 }));
    expect(tile).toEqual({ from: ["tile-a3", "purse/0"], to: ["map/a3"] });
    expect(coin?.coin).toBe("3");
    expect(made.flights!(happening("last_spike.paid_out", { city: "stl", amount: 10000 }))[0]).toMatchObject({
      from: ["land/stl"],
      to: ["purse/0"],
      coin: "10",
    });
    expect(made.where!(happening("last_spike.land_bought", { card: "ogd-2", price: 5000 }))).toBe("land/ogd");
  });
});

describe("each of the six sounds", () => {
  const heard = (made: GamePage, ...keys: string[]): unknown[] => keys.map((key) => made.sound!(happening(key, {})));

  it("belongs to something that happens, besides the turn and the end", () => {
    expect(heard(page, "gwt.delivered", "gwt.building_placed", "gwt.card_drawn", "gwt.income")).toEqual(["whistle", "build", "card", "coin"]);
    expect(heard(nzPage, "gwt_nz.sheared", "gwt_nz.storehouse_placed")).toEqual(["coin", "build"]);
    expect(heard(spikePage(spike), "last_spike.route_completed", "last_spike.turn_passed")).toEqual(["whistle", null]);
    expect(SOUNDS).toHaveLength(6);
  });

  it("is not heard while the table is set up", () => expect(page.sound!(happening("gwt.card_drawn", {}, null))).toBeNull());
});
