import { tick } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { cityName, type SpikeView, tileName } from "$/games/last_spike/view";
import { LANGUAGES, say, words } from "$/words/words.svelte";

import { momentNamed, moments, page, shown, viewOf } from "./scenes";

vi.setConfig({ testTimeout: 60_000 }); // building a whole table takes long on a busy machine

const placesOf = (around: Element, selector = "[data-at]"): string[] =>
  [...around.querySelectorAll(selector)].map((element) => element.getAttribute("data-at")!);

describe("the table of Last Spike", () => {
  beforeAll(async () => {
    await words.learn("last_spike");
    await words.speak("en");
  });

  it.each(moments)("has every place exactly once, and lights what may be chosen: %s", async (_, specimen) => {
    const view = specimen.view as SpikeView;
    const held = Object.keys(view.cards).filter((card) => typeof view.cards[card] === "number");
    const everything = [
      Object.keys(view.map).map((tile) => `map/${tile}`),
      Object.keys(view.land).map((city) => `land/${city}`),
      held.map((card) => `cards/${card}`),
    ];
    const choosable = (specimen.prompt?.options ?? []).flatMap(({ at }) => (at === null ? [] : [at]));
    await shown(specimen, (around) => {
      expect(placesOf(around).sort()).toEqual(everything.flat().sort());
      expect(placesOf(around, "[data-lit]").sort()).toEqual(choosable.sort());
    });
  });

  it("lights the land that may be sold", async () => {
    const specimen = momentNamed("late");
    const option = { id: 1, text: "sell dod-1", key: "last_spike.sell.card", args: { card: "dod-1" }, at: "cards/dod-1", cost: 0, gain: 2000, reveals: false };
    const prompt = { ...specimen.prompt!, decision: "last_spike.sell", options: [option] };
    await shown({ ...specimen, prompt }, async (around) => {
      expect(placesOf(around, "[data-lit]")).toEqual(["cards/dod-1"]);
      around.querySelector<HTMLElement>("[data-lit]")!.click();
      await tick();
      expect(around.querySelector("[data-chosen]")?.getAttribute("data-chosen")).toBe("sell dod-1");
    });
  });

  it("says beside a purchase what the land will pay", async () => {
    const specimen = { ...momentNamed("middle"), view: viewOf("middle") };
    const { view } = specimen;
    view.players[view.seat!]!.land["oma"] = 2;
    const option = { id: 1, text: "buy oma", key: "last_spike.buy.city", args: { card: "oma-3" }, at: "land/oma", cost: 5000, gain: 0, reveals: true };
    const prompt = { ...specimen.prompt!, decision: "last_spike.buy", options: [option] };
    const look = (around: HTMLElement): void => {
      const told = around.querySelector('[data-option="buy oma"] .pays')!.getAttribute("title");
      expect(told).toBe(`3 cards of yours here pay ${say("web.last_spike.money", { money: view.land["oma"]!.payouts[2] })}`);
    };
    await shown({ ...specimen, prompt }, look, { ...page, Advice: page.Hand }); // options are listed beside advice
  });

  it("shows what a track costs now", async () => {
    await shown(momentNamed("start"), (around) => {
      const plate = (tile: string): string => around.querySelector(`[data-at="map/${tile}"]`)!.getAttribute("aria-label")!;
      expect(plate("v2")).toContain("$12,000, double");
      expect(plate("a3")).toContain("$6,000, double");
      expect(plate("d1")).toBe("D1, Omaha – Denver, river: $2,000");
    });
  });

  it("lays a tile of the hand where its space is", async () => {
    const specimen = momentNamed("start");
    await shown(specimen, async (around) => {
      const tiles = [...around.querySelectorAll<HTMLElement>("[data-for^='map/'][data-stop]")];
      expect(tiles.map((tile) => tile.dataset["for"])).toEqual(["map/d1", "map/v2", "map/w1", "map/z4"]);
      expect(tiles.every((tile) => tile.hasAttribute("data-linked") && !tile.hasAttribute("data-lit"))).toBe(true);
      tiles[1]!.click();
      await tick();
      expect(around.querySelector("[data-chosen]")?.getAttribute("data-chosen")).toBe("lay v2");
    });
  });

  it("says of hidden money that it is hidden, and shows open money", async () => {
    const purses = (around: Element): string[] => [...around.querySelectorAll("[data-anchor^='purse/']")].map((purse) => purse.textContent!.trim());
    await shown(momentNamed("start"), (around) => expect(purses(around)).toEqual(["$40,000", "hidden", "hidden", "$40,000", "hidden"]));
    await shown(momentNamed("end"), (around) => expect(purses(around).slice(1)).toEqual(["$106,000", "$73,000", "$75,000", "$93,000"]));
  });

  it("sends a coin from a city to everybody it pays", () => {
    const paid = momentNamed("end").events.filter(({ key }) => key === "last_spike.paid_out");
    const coins = paid.flatMap((happening) => page.flights!(happening)).map(({ coin }) => coin);
    expect(coins).toEqual(paid.map(({ args }) => String(Number(args["amount"]) / 1000)));
    expect(coins.length).toBe(6);
  });

  it("hints at the spaces where the last spike can be driven", async () => {
    await shown(momentNamed("spike"), (around) => expect(around.querySelectorAll(".lines [data-sign='spike']").length).toBe(2));
    await shown(momentNamed("late"), (around) => expect(around.querySelectorAll(".lines [data-sign='spike']").length).toBe(0));
  });

  it("marks a completed line and the golden spike at the end", async () => {
    await shown(momentNamed("end"), (around) => {
      expect(around.querySelectorAll(".stretch.complete.reaching").length).toBe(16);
      expect(around.querySelector(".blow")).not.toBeNull();
    });
    await shown(momentNamed("late"), (around) => expect(around.querySelector(".blow")).toBeNull());
  });
});

describe("cards and words of Last Spike", () => {
  beforeAll(async () => {
    await words.learn("last_spike");
  });

  it.each(LANGUAGES)("there is a card for everything that has an address, in every language: %s", async (language) => {
    await words.speak(language);
    for (const name of ["start", "middle", "end"]) {
      const view = viewOf(name);
      for (const kind of ["map", "land", "cards"] as const) {
        for (const id of Object.keys(view[kind])) {
          const card = page.card(`${kind}/${id}`, view)!;
          const texts = [card.title, ...card.lines, ...card.figures!.flat()];
          expect(texts.filter((text) => /web\.|last_spike\.|[{}]|undefined/.test(text) || text === "")).toEqual([]);
          expect(words.has(`last_spike.section.${card.section}`)).toBe(true);
        }
      }
    }
    expect(page.card("map/q9", viewOf("start"))).toBeNull();
    expect(page.card("nothing", viewOf("start"))).toBeNull();
  });

  it("a card tells what laying a track would bring about", async () => {
    await words.speak("en");
    const view = viewOf("late");
    const lines = page.card("map/a3", view)!.lines.join(" ");
    expect(lines).toContain("You hold this tile.");
    expect(lines).toContain("A track here completes the route.");
    expect(lines).toContain("St. Louis pays ▲ $30,000");
    expect(page.card("land/oma", viewOf("start"))!.lines).toEqual([
      "Its land is for sale once a track beside it has won the free card.",
      "Pays for one to five cards: 6,000 · 12,000 · 18,000 · 24,000 · 30,000",
    ]);
  });

  it.each(LANGUAGES)("the whole position is in words: %s", async (language) => {
    await words.speak(language);
    for (const [, { view, names }] of moments) {
      const spike = view as SpikeView;
      const passages = page.passages(view, names);
      const lines = passages.flatMap((passage) => passage.lines);
      const all = [...passages.map((passage) => passage.title), ...lines.map((line) => line.text)].join("\n");
      expect(all).not.toMatch(/web\.|last_spike\.|[{}]|undefined|null/);
      for (const city of Object.keys(spike.land)) expect(all).toContain(cityName(city));
      for (const name of names) expect(all).toContain(name);
      for (const [tile, space] of Object.entries(spike.map)) {
        const line = lines.findLast(({ at }) => at === `map/${tile}`)!;
        expect(line.text).toContain(tileName(tile));
        if (!space.laid) expect(line.text).toContain(words.number(space.cost!));
      }
      for (const [city, pile] of Object.entries(spike.land)) {
        const { text } = lines.find(({ at }) => at === `land/${city}`)!;
        for (const paid of pile.payouts) expect(text).toContain(words.number(paid));
        if (pile.price !== null) expect(text).toContain(words.number(pile.price));
      }
    }
  });

  it("words mark hidden money, and a bankrupt player", async () => {
    await words.speak("en");
    const view = viewOf("start");
    view.players[0]!.bankrupt = true;
    const players = page.passages(view, ["Ana", "Boris", "Carmen", "Dmitri"]).find(({ title }) => title === say("web.last_spike.text.players"))!;
    expect(players.lines.map(({ text }) => text)).toEqual([
      "Ana: bankrupt",
      "Boris: money hidden; 4 tiles in hand; no land",
      "Carmen (you): $40,000; 4 tiles in hand; no land",
      "Dmitri: money hidden; 4 tiles in hand; no land",
    ]);
  });
});
