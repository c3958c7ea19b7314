/** What is typed into the help search, kept in the address as `q` a moment later, so that a search can be sent on. */

import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useDebounced } from '#frontend/lib/forms/use-debounced.ts';
import { isStillAt } from '#frontend/lib/links/is-still-at.ts';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';

const DELAY_MS = 300;
/** Longer than any question; an address has to stay one. */
const TYPED_MAX = 200;

export function useHelpSearch(): [typed: string, type: (text: string) => void] {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const inAddress = query.get('q') ?? '';
  const [typed, setTyped] = useState(inAddress);
  const written = useRef(inAddress);
  const settled = useDebounced(typed, DELAY_MS);

  useEffect(() => {
    if (settled === written.current || !isStillAt(pathname)) return;
    written.current = settled;
    setQuery(settled === '' ? {} : { q: settled }, { replace: true, ...KEEP_SCROLL });
  }, [settled, setQuery, pathname]);

  // Somebody went to another search: by a link, or back.
  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setTyped(inAddress);
  }, [inAddress]);

  return [typed, (text) => setTyped(text.slice(0, TYPED_MAX))];
}
