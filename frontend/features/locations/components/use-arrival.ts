/** Leads eye and focus to a part of the page that a press has just put in place of another. */
import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** The part to lead to, once, when it appears. Back and Forward are left to the browser's own places. */
export function useArrival<Part extends HTMLElement>(wanted = true): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const pressed = useNavigationType() !== 'POP';
  const lead = useRef(wanted && pressed);
  useEffect(() => {
    if (!lead.current) return;
    lead.current = false;
    part.current?.scrollIntoView({ block: 'start' });
    part.current?.focus({ preventScroll: true });
  }, []);
  return part;
}
