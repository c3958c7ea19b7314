/**
 * What the Worker wrote into the head holds for the address one arrived at. Browsers share the canonical address in
 * place of the one that shows, so it goes, with its like, as soon as one is elsewhere.
 */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const WRITTEN =
  'link[rel="canonical"], meta[name="robots"], meta[property^="og:"], meta[property^="article:"], script[type="application/ld+json"]';

export function useWrittenHead(): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const arrivedAt = useRef(address);
  useEffect(() => {
    if (address === arrivedAt.current) return;
    for (const written of document.head.querySelectorAll(WRITTEN)) written.remove();
  }, [address]);
}
