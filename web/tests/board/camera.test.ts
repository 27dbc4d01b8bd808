import { beforeEach, describe, expect, it, vi } from "vitest";

import { Camera } from "$/board/camera.svelte";

function cameraOf(width: number, height: number): Camera {
  const camera = new Camera({ x: 0, y: 0, width: 840, height: 560 });
  camera.width = width;
  camera.height = height;
  return camera;
}

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (step: (now: number) => void) => (step(performance.now() + 1_000), 0));
});

describe("the camera", () => {
  it("shows the whole board in its middle", () => {
    expect(cameraOf(840, 840).frame).toEqual({ x: 0, y: -140, width: 840, height: 840 });
  });

  it("never loses the board, however far it is pushed", () => {
    const camera = cameraOf(840, 560);
    camera.zoomBy(2);
    camera.panBy(99_999, -99_999);
    expect(camera.frame).toEqual({ x: 0, y: 280, width: 420, height: 280 });
    camera.zoomBy(0.01);
    expect(camera.frame).toEqual({ x: 0, y: 0, width: 840, height: 560 });
  });

  it("keeps the point under the mouse where it is", () => {
    const camera = cameraOf(840, 560);
    const point = { x: 210, y: 420 };
    camera.zoomBy(2, point);
    const { x, y, width, height } = camera.frame;
    expect([(point.x - x) / width, (point.y - y) / height]).toEqual([0.25, 0.75]);
  });

  it("goes near enough for a finger, and no nearer than all of it allows", () => {
    const phone = cameraOf(390, 500);
    phone.show({ x: 100, y: 100, width: 68, height: 52 }, 64);
    expect(52 * phone.scale).toBeCloseTo(64);
    const wide = cameraOf(390, 500);
    wide.show({ x: 100, y: 100, width: 400, height: 52 }, 64);
    expect(400 * wide.scale).toBeLessThanOrEqual(390);
    expect(wide.frame.x).toBeLessThan(100);
  });
});
