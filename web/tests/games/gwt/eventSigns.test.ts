import { describe, expect, it } from "vitest";

import { eventSign } from "$/games/gwt/eventSigns";

import { GWT as FIGURES, trail } from "../figures";

const sign = (name: string, args: Record<string, unknown> = {}): unknown => eventSign(trail, { n: 1, key: `gwt.${name}`, seat: 0, args });

describe("the sign of a line in the log", () => {
  it("is a tile's own drawing", () => {
    expect(sign("tile_placed", { tile: "cowboy" })).toMatchObject({ glyph: "cowboy" });
    for (const [tile, { kind, hazard }] of Object.entries(FIGURES.supply)) {
      const glyph = kind === "worker" ? tile : (hazard ?? "tent");
      expect(sign("tile_chosen", { tile })).toMatchObject({ glyph });
    }
  });

  it("is a coin with what was paid or gained", () => {
    expect(sign("money_gained", { amount: 2 })).toEqual({ coin: "2" });
    expect(sign("money_paid", { amount: 7 })).toEqual({ coin: "−7" });
  });

  it("is a card with its breeding value, a bell for an objective, cards where nobody may see which", () => {
    const [card, { breed }] = Object.entries(FIGURES.cattle)[0]!;
    expect(sign("cattle_bought", { card })).toMatchObject({ glyph: "card", on: String(FIGURES.breed[breed]!.value) });
    expect(sign("card_discarded", { card: Object.keys(FIGURES.objective)[0] })).toMatchObject({ glyph: "bell" });
    expect(sign("card_drawn.hidden")).toMatchObject({ glyph: "cards" });
    expect(sign("objective_drawn.hidden")).toMatchObject({ glyph: "bell" });
  });

  it("is missing where words are enough", () => {
    expect(sign("turn_ended")).toBeNull();
    expect(sign("action_used", { action: "auxiliary.1" })).toBeNull();
  });
});
