import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { whenMoved } from "$/ui/moves";

const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));
const frames = async (count: number): Promise<void> => {
  for (let n = 0; n < count; n++) await frame();
};

beforeEach(() => {
  document.getAnimations = () => [];
  document.body.innerHTML = "<div><i></i></div>";
});
afterEach(() => vi.restoreAllMocks());

describe("what may move", () => {
  it("is measured once, and no more while everything is still", async () => {
    const measure = vi.fn();
    const stop = whenMoved(measure);
    await frames(5);
    expect(measure).toHaveBeenCalledTimes(1);
    stop();
  });

  it("is measured once a frame, however much has changed", async () => {
    const measure = vi.fn();
    const stop = whenMoved(measure);
    const element = document.querySelector("i")!;
    element.style.left = "1px";
    element.className = "moved";
    window.dispatchEvent(new Event("resize"));
    await frames(5);
    expect(measure).toHaveBeenCalledTimes(2);
    stop();
    element.style.left = "2px";
    await frames(3);
    expect(measure).toHaveBeenCalledTimes(2);
  });

  it("is followed while something is on its way, but not for what decorates without an end", async () => {
    const moving = (endTime: number): Animation => ({ playState: "running", effect: { getComputedTiming: () => ({ endTime }) } }) as unknown as Animation;
    let running = [moving(Infinity)];
    document.getAnimations = () => running;
    const measure = vi.fn();
    const stop = whenMoved(measure);
    await frames(3);
    expect(measure).toHaveBeenCalledTimes(1);
    running = [moving(300)];
    window.dispatchEvent(new Event("transitionrun"));
    await frames(4);
    expect(measure.mock.calls.length).toBeGreaterThan(3);
    stop();
  });
});
