/** The visible part of a board, and its scale. The board always fills the window or is centred in it. */

import { prefersReducedMotion } from "svelte/motion";

/** A part of the board in its own units. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CLOSEST = 4; // times the whole board
const MARGIN = 16; // pixels around what is shown
const FLIGHT = 250; // milliseconds

export class Camera {
  /** The window on the page, in pixels. */
  width = $state(1);
  height = $state(1);
  /** 1 shows the whole board. */
  zoom = $state(1);
  private centre = $state.raw({ x: 0, y: 0 });
  private flight = 0;

  constructor(readonly board: Rect) {
    this.centre = middleOf(board);
  }

  /** Pixels per unit while the whole board is shown; a window without layout counts as one pixel. */
  get fitting(): number {
    return Math.min(Math.max(1, this.width) / this.board.width, Math.max(1, this.height) / this.board.height);
  }

  /** Pixels per unit, by which tiles decide how much detail to show. */
  get scale(): number {
    return this.fitting * this.zoom;
  }

  get frame(): Rect {
    const width = this.width / this.scale;
    const height = this.height / this.scale;
    const x = within(this.centre.x - width / 2, this.board.x, this.board.width - width);
    const y = within(this.centre.y - height / 2, this.board.y, this.board.height - height);
    return { x, y, width, height };
  }

  get isWhole(): boolean {
    return this.zoom <= 1;
  }

  get isClosest(): boolean {
    return this.zoom >= CLOSEST;
  }

  /** Zoom in or out, keeping one point of the board in place on the page. */
  zoomBy(factor: number, around = middleOf(this.frame)): void {
    cancelAnimationFrame(this.flight);
    const before = this.frame;
    const zoom = bounded(this.zoom * factor);
    const shrink = this.zoom / zoom;
    this.zoom = zoom;
    this.lookAt(around.x + (before.x + before.width / 2 - around.x) * shrink, around.y + (before.y + before.height / 2 - around.y) * shrink);
  }

  /** Move the board by pixels. */
  panBy(dx: number, dy: number): void {
    cancelAnimationFrame(this.flight);
    const middle = middleOf(this.frame);
    this.lookAt(middle.x - dx / this.scale, middle.y - dy / this.scale);
  }

  /** The whole board. */
  fit(): void {
    this.fly(1, middleOf(this.board));
  }

  /** Move to something, no closer than needed for its smaller extent to be `least` pixels. */
  show(what: Rect, least = 0): void {
    const wanted = least / Math.min(what.width, what.height) / this.fitting;
    const [width, height] = [this.width - 2 * MARGIN, this.height - 2 * MARGIN];
    const widest = Math.min(width / what.width, height / what.height) / this.fitting;
    const zoom = bounded(Math.min(Math.max(this.zoom, wanted), widest));
    if (zoom === this.zoom && contains(this.frame, what)) return;
    this.fly(zoom, middleOf(what));
  }

  private lookAt(x: number, y: number): void {
    this.centre = { x, y };
    this.centre = middleOf(this.frame); // drop the excess that was clamped at the board's edge
  }

  private fly(zoom: number, to: { x: number; y: number }): void {
    cancelAnimationFrame(this.flight);
    const from = { zoom: this.zoom, ...middleOf(this.frame) };
    const started = performance.now();
    const step = (now: number): void => {
      const share = prefersReducedMotion.current ? 1 : Math.min(Math.max((now - started) / FLIGHT, 0), 1);
      const eased = 1 - (1 - share) ** 3;
      this.zoom = from.zoom * (zoom / from.zoom) ** eased;
      this.lookAt(from.x + (to.x - from.x) * eased, from.y + (to.y - from.y) * eased);
      if (share < 1) this.flight = requestAnimationFrame(step);
    };
    step(started);
  }
}

export function middleOf(frame: Rect): { x: number; y: number } {
  return { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
}

/** The smallest frame around several. */
export function around(frames: Rect[]): Rect {
  const x = Math.min(...frames.map((one) => one.x));
  const y = Math.min(...frames.map((one) => one.y));
  const right = Math.max(...frames.map((one) => one.x + one.width));
  const bottom = Math.max(...frames.map((one) => one.y + one.height));
  return { x, y, width: right - x, height: bottom - y };
}

function contains(outer: Rect, inner: Rect): boolean {
  const all = around([outer, inner]);
  return all.width <= outer.width + 1e-6 && all.height <= outer.height + 1e-6;
}

function bounded(zoom: number): number {
  return Math.min(Math.max(zoom, 1), CLOSEST);
}

/** Clamp between the start and the available room; centre where there is too much. */
function within(value: number, start: number, room: number): number {
  return room < 0 ? start + room / 2 : Math.min(Math.max(value, start), start + room);
}
