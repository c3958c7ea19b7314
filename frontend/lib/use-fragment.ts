/** The part of the page that the address names, "#net-price" without its sign; null when it names none. */
import { useLocation } from 'react-router-dom';

export function useFragment(): string | null {
  const { hash } = useLocation();
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    return null;
  }
}
