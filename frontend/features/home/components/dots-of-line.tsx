/**
 * While one types: where the schools of the line are, as dots for the map. It asks when one pauses, once a pause, and only
 * while the map can be seen; where nothing can be had, the map stays as it is.
 */
import { type RefObject, useEffect, useState } from 'react';
import { useDebounced } from '#frontend/lib/forms/use-debounced.ts';
import { type MatchingDots, useMatchingDots } from '../matching-dots.ts';

const PAUSE_MS = 400;
/** Fewer letters say too little. */
const SHORTEST = 3;

interface DotsOfLineProps {
  text: string;
  map: RefObject<HTMLElement | null>;
  /** Null where the map is to show all schools. */
  onFound: (found: MatchingDots | null) => void;
}

export function DotsOfLine({ text, map, onFound }: DotsOfLineProps) {
  const settled = useDebounced(text, PAUSE_MS, '');
  const seen = useIsSeen(map, settled);
  const dots = useMatchingDots(settled, seen && settled.length >= SHORTEST);
  const found = seen && Math.min(text.length, settled.length) >= SHORTEST ? (dots ?? null) : null;
  useEffect(() => onFound(found), [found, onFound]);
  useEffect(() => () => onFound(null), [onFound]);
  return null;
}

/** Whether the middle of the map is in the window with nothing over it: on a phone the suggestions and the keyboard are. */
function useIsSeen(map: RefObject<HTMLElement | null>, line: string): boolean {
  const [seen, setSeen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of suggestions opens and closes with the line
  useEffect(() => {
    const look = () => setSeen(isSeen(map.current));
    const later = () => requestAnimationFrame(look);
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    window.visualViewport?.addEventListener('resize', look);
    document.addEventListener('focusout', later);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
      window.visualViewport?.removeEventListener('resize', look);
      document.removeEventListener('focusout', later);
    };
  }, [map, line]);
  return seen;
}

function isSeen(map: HTMLElement | null): boolean {
  if (map === null) return false;
  const { left, top, width, height } = map.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (y > (window.visualViewport?.height ?? window.innerHeight)) return false;
  return map.contains(document.elementFromPoint(x, y));
}
