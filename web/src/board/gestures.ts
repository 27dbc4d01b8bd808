/** Drag, wheel and pinch for a board. A drag that begins on a tile does not click it. */

import type { Attachment } from "svelte/attachments";

import type { Camera } from "$/board/camera.svelte";

const SLACK = 6; // pixels a finger may move without dragging
const WHEEL = 0.0015;

interface Point {
  x: number;
  y: number;
}

export function gestures(camera: Camera): Attachment<SVGSVGElement> {
  return (board) => {
    const fingers = new Map<number, Point>();
    let isDragging = false;
    let pressed: Point | null = null;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, pointOf(event));
      if (fingers.size === 1) {
        pressed = pointOf(event);
        isDragging = false;
      }
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (before === undefined || pressed === null) return;
      const now = pointOf(event);
      const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      if (!isDragging && others.length === 0 && distance(pressed, now) < SLACK) return;
      if (!isDragging) board.setPointerCapture(event.pointerId);
      isDragging = true;
      fingers.set(event.pointerId, now);
      if (others.length === 1) pinch(others[0]!, before, now);
      else camera.panBy(now.x - before.x, now.y - before.y);
    };
    const pinch = (other: Point, before: Point, now: Point): void => {
      camera.zoomBy(distance(other, now) / Math.max(distance(other, before), 1), onBoard(board, between(other, now)));
      camera.panBy((now.x - before.x) / 2, (now.y - before.y) / 2);
    };
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
    };
    const click = (event: MouseEvent): void => {
      if (isDragging) event.stopPropagation();
      isDragging = false;
    };
    const wheel = (event: WheelEvent): void => {
      if (camera.isWhole && event.deltaY > 0) return;
      event.preventDefault();
      camera.zoomBy(Math.exp(-event.deltaY * WHEEL), onBoard(board, pointOf(event)));
    };

    board.addEventListener("pointerdown", down);
    board.addEventListener("pointermove", move);
    board.addEventListener("pointerup", up);
    board.addEventListener("pointercancel", up);
    board.addEventListener("click", click, { capture: true });
    board.addEventListener("wheel", wheel, { passive: false });
    return () => {
      board.removeEventListener("pointerdown", down);
      board.removeEventListener("pointermove", move);
      board.removeEventListener("pointerup", up);
      board.removeEventListener("pointercancel", up);
      board.removeEventListener("click", click, { capture: true });
      board.removeEventListener("wheel", wheel);
    };
  };
}

/** A point of the page in the board's own units. */
export function onBoard(board: SVGSVGElement, point: Point): Point {
  const matrix = board.getScreenCTM();
  return matrix === null ? point : new DOMPoint(point.x, point.y).matrixTransform(matrix.inverse());
}

function pointOf(event: MouseEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
