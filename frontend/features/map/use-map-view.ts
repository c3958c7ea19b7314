/** The view of the map: fitted to what there is until the visitor moves it, and moving smoothly where that is welcome. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type MapView, viewBetween } from './view.ts';

const MILLISECONDS = 260;
const eased = (share: number) => 1 - (1 - share) ** 3;

export interface MovableView {
  view: MapView | null;
  /** Whether the visitor moved away from the fitted view. */
  moved: boolean;
  /** Whether it is on its way somewhere. */
  moving: boolean;
  /** Shows a view at once, null the fitted one. */
  show: (view: MapView | null) => void;
  /** Goes to a view, null to the fitted one; at once for who asked for less motion. */
  goTo: (view: MapView | null) => void;
}

export function useMapView(fitted: MapView | null): MovableView {
  const [own, setOwn] = useState<MapView | null>(null);
  const [moving, setMoving] = useState(false);
  const frame = useRef(0);
  const view = own ?? fitted;
  const latest = useRef({ view, fitted });
  latest.current = { view, fitted };

  const show = useCallback((next: MapView | null) => {
    cancelAnimationFrame(frame.current);
    setMoving(false);
    setOwn(next);
  }, []);

  const goTo = useCallback(
    (next: MapView | null) => {
      const from = latest.current.view;
      const to = next ?? latest.current.fitted;
      if (!from || !to || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
        show(next);
        return;
      }
      cancelAnimationFrame(frame.current);
      setMoving(true);
      const began = performance.now();
      const step = (now: number) => {
        const share = (now - began) / MILLISECONDS;
        if (share >= 1) {
          show(next);
          return;
        }
        setOwn(viewBetween(from, to, eased(Math.max(0, share))));
        frame.current = requestAnimationFrame(step);
      };
      frame.current = requestAnimationFrame(step);
    },
    [show],
  );

  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return { view, moved: own !== null, moving, show, goTo };
}
