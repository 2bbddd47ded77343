// A real pointer that stays where it is put: a driver's own click would move it to its target first.
import { cdp } from 'vitest/browser';

/** Where the frame of the test begins in the window. */
function inWindow(x: number, y: number) {
  const frame = window.frameElement?.getBoundingClientRect();
  return { x: x + (frame?.left ?? 0), y: y + (frame?.top ?? 0) };
}

export function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

export interface At {
  x: number;
  y: number;
}

export async function moveTo({ x, y }: At) {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...inWindow(x, y) });
}

/** Down and up, without a move. */
export async function pressAt({ x, y }: At) {
  const button = { button: 'left', clickCount: 1, ...inWindow(x, y) } as const;
  await cdp().send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
}

export async function tapAt({ x, y }: At) {
  await cdp().send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [inWindow(x, y)],
  });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

export async function wheelAt({ x, y }: At, deltaY: number) {
  await cdp().send('Input.dispatchMouseEvent', {
    type: 'mouseWheel',
    deltaX: 0,
    deltaY,
    ...inWindow(x, y),
  });
}
