/**
 * How a phone's floating button lies at the bottom of the window: away while one is on the way down a page; round where
 * nothing is under it that one reads or presses; else as a bar along the edge, which covers no part of a line.
 */
import { type RefObject, useEffect, useState } from 'react';
import { isOverSomething } from './is-over-something.ts';

export type PlaceBelow = 'round' | 'bar' | 'away';

/** Pixels that a hand which rests on the glass moves. */
const TREMBLE = 8;
/** Pixels from either end that count as the end. */
const END = 48;
/** Milliseconds without a change after which a page rests. */
const REST = 160;
/** What else stays at the bottom of a page. */
const BARS = '[data-compare-tray], [data-action-bar]';
/** Pixels that stay free around it. */
const FREE = 6;

const withRoom = ({ x, y, width, height }: DOMRect) =>
  new DOMRect(x - FREE, y - FREE, width + 2 * FREE, height + 2 * FREE);

/** `room` is as large as the round button, at its place. */
export function usePlaceBelow(room: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>): PlaceBelow {
  const [down, setDown] = useState(false);
  const [over, setOver] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    let timer = 0;
    const look = () => {
      const { current: place } = room;
      const { current: float } = button;
      // Behind a dialog nobody sees it.
      if (
        !place ||
        !float ||
        document.querySelector('dialog[open]') ||
        document.activeElement?.closest('[role="dialog"]')
      )
        return;
      // It is another button as a bar: whoever is on it by keys would lose their place.
      if (document.activeElement === float) return;
      const box = place.getBoundingClientRect();
      if (box.width === 0) return;
      const bar = document.querySelector(BARS)?.getBoundingClientRect();
      const above = bar && bar.height > 0 && bar.bottom >= window.innerHeight - 1 ? window.innerHeight - bar.top : 0;
      place.parentElement?.style.setProperty('--above-bar', `${above}px`);
      setOver(isOverSomething(withRoom(box), float));
    };
    const rest = () => {
      clearTimeout(timer);
      timer = window.setTimeout(look, REST);
    };
    const follow = () => {
      rest();
      const y = window.scrollY;
      const left = document.documentElement.scrollHeight - window.innerHeight - y;
      if (y < END || left < END) setDown(false);
      else if (Math.abs(y - last) < TREMBLE) return;
      else setDown(y > last);
      last = y;
    };
    look();
    // A table scrolls sideways within itself: its events do not rise.
    document.addEventListener('scroll', rest, { passive: true, capture: true });
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', rest);
    const changes = new MutationObserver(rest);
    changes.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['hidden', 'aria-expanded', 'open'],
    });
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      document.removeEventListener('scroll', rest, { capture: true });
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', rest);
    };
  }, [room, button]);
  return down ? 'away' : over ? 'bar' : 'round';
}
