/**
 * Leave guard: asks before something on the page is lost, whether by another page of the site, Back and Forward,
 * signing out, and (in the browser's own words) reloading or closing.
 */
import { useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext } from 'react-router-dom';
import { guardHistory } from './pop-guard.ts';

type Go = () => void;
let asks: ((go: Go) => void) | null = null;

/** Does it now, or once the person has agreed. For ways to leave that are not navigation. */
export function leaveBy(go: Go): void {
  if (asks) asks(go);
  else go();
}

/** Where in the tab's history the router is; it counts its entries. */
const place = () => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/**
 * Guards while the component is there. `leaving` is set while somebody is to be asked; `leave` does what they wanted,
 * `stay` does not. `lift` ends the guard: what was to be kept is kept.
 */
export function useLeaveGuard(): { leaving: boolean; leave: () => void; stay: () => void; lift: () => void } {
  // The declarative router has no way to ask for leave (useBlocker is the data router's), so its own is taken.
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const [wanted, setWanted] = useState<Go | null>(null);
  const lifted = useRef<() => void>(() => undefined);

  useEffect(() => {
    let on = true;
    let returning = false;
    const at = place();
    const { push, replace } = navigator;
    const ask = (go: Go) => (on ? setWanted(() => go) : go());
    navigator.push = (...to) => ask(() => push(...to));
    navigator.replace = (...to) => ask(() => replace(...to));
    // Before the router hears of it: the entry one has left is come back to, and left again once somebody says so.
    const onPopState = (event: PopStateEvent) => {
      if (!on) return;
      const away = place() - at;
      if (returning || away === 0) {
        returning = false;
        event.stopImmediatePropagation();
        return;
      }
      event.stopImmediatePropagation();
      returning = true;
      window.history.go(-away);
      ask(() => window.history.go(away));
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (on) event.preventDefault();
    };
    guardHistory(onPopState);
    window.addEventListener('beforeunload', onUnload);
    asks = ask;
    const lift = () => {
      on = false;
      if (asks === ask) asks = null;
      navigator.push = push;
      navigator.replace = replace;
      guardHistory(null);
      window.removeEventListener('beforeunload', onUnload);
    };
    lifted.current = lift;
    return lift;
  }, [navigator]);

  return {
    leaving: wanted !== null,
    leave: () => {
      lifted.current();
      wanted?.();
    },
    stay: () => setWanted(null),
    lift: () => lifted.current(),
  };
}
