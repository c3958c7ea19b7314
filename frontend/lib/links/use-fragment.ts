/** Hook: the fragment of the address, "#net-price" without its sign; null when there is none. */
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../rendering/use-hydrated.ts';

export function useFragment(): string | null {
  const { hash } = useLocation();
  // Browsers do not tell the server.
  const hydrated = useHydrated();
  if (!hydrated) return null;
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    return null;
  }
}
