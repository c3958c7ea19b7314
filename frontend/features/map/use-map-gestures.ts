/**
 * Moving the map by hand: drag to pan, two fingers to pinch, the wheel together with Ctrl or Command to zoom. One
 * finger scrolls the page until the map has been zoomed, and the wheel alone always does.
 */
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { MapPoint } from '#schema/domain/places/map-projection.ts';
import { type MapView, panBy, type Size, zoomAt } from './view.ts';

/** Pixels a press may wander and still be a press. */
const WANDER = 4;
const HINT_MILLISECONDS = 1_500;
const WHEEL_PACE = 0.0035;
/** A notch of a wheel must not jump further than a press of the button. */
const WHEEL_MOST = 120;

interface Gestures {
  /** Whether the last press moved the map, so that the click after it means nothing. */
  wasDrag: () => boolean;
  /** Whether to say that the wheel needs a key; for a moment after it was turned without. */
  wheelHint: boolean;
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: (event: PointerEvent) => void;
  };
}

interface Movable {
  element: RefObject<HTMLElement | null>;
  view: MapView | null;
  size: Size | null;
  /** Whether one finger moves the map; else it is the page's. */
  oneFinger: boolean;
  onMove: (view: MapView) => void;
}

const middleOf = (points: readonly MapPoint[]): MapPoint => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];
const spanOf = ([a, b]: readonly MapPoint[]) => (a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0);

export function useMapGestures({ element, view, size, oneFinger, onMove }: Movable): Gestures {
  const pressed = useRef(new Map<number, MapPoint>());
  const start = useRef<MapPoint>([0, 0]);
  const dragged = useRef(false);
  const [wheelHint, setWheelHint] = useState(false);
  // Events come faster than renders: each one goes on from what the last one made.
  const latest = useRef({ view, size, onMove });
  latest.current = { view, size, onMove };

  const move = (change: (view: MapView, size: Size) => MapView) => {
    const { view: from, size: within, onMove: report } = latest.current;
    if (!from || !within) return;
    const to = change(from, within);
    latest.current.view = to;
    report(to);
  };
  const pixelOf = (event: { clientX: number; clientY: number }): MapPoint => {
    const { left = 0, top = 0 } = element.current?.getBoundingClientRect() ?? {};
    return [event.clientX - left, event.clientY - top];
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads through refs, and the listener must stay in place.
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    let timer: number | undefined;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) {
        setWheelHint(true);
        window.clearTimeout(timer);
        timer = window.setTimeout(() => setWheelHint(false), HINT_MILLISECONDS);
        return;
      }
      event.preventDefault();
      const turned = Math.max(-WHEEL_MOST, Math.min(WHEEL_MOST, event.deltaY * (event.deltaMode === 1 ? 30 : 1)));
      move((from, within) => zoomAt(from, within, Math.exp(-turned * WHEEL_PACE), pixelOf(event)));
    };
    current.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      window.clearTimeout(timer);
      current.removeEventListener('wheel', onWheel);
    };
  }, [element]);

  const release = (event: PointerEvent) => {
    pressed.current.delete(event.pointerId);
  };

  return {
    wasDrag: () => dragged.current,
    wheelHint,
    handlers: {
      onPointerDown(event) {
        if (event.pointerType === 'mouse' && event.button !== 0) return;
        if (pressed.current.size === 0) {
          dragged.current = false;
          start.current = pixelOf(event);
        }
        pressed.current.set(event.pointerId, pixelOf(event));
      },
      onPointerMove(event) {
        const before = [...pressed.current.values()];
        const last = pressed.current.get(event.pointerId);
        if (!last) return;
        const here = pixelOf(event);
        if (event.pointerType === 'touch' && before.length === 1 && !oneFinger) return;
        if (!dragged.current && before.length === 1 && spanOf([start.current, here]) < WANDER) return;
        if (!dragged.current) {
          dragged.current = true;
          element.current?.setPointerCapture(event.pointerId);
        }
        pressed.current.set(event.pointerId, here);
        const after = [...pressed.current.values()];
        const [from, to] = [middleOf(before), middleOf(after)];
        const grown = spanOf(before) > 0 ? spanOf(after) / spanOf(before) : 1;
        move((was, within) => {
          const panned = panBy(was, within, [from[0] - to[0], from[1] - to[1]]);
          return grown === 1 ? panned : zoomAt(panned, within, grown, to);
        });
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}
