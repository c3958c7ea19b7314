/** Hook: whether this browser knows passkeys; false until the page is hydrated. */
import { useHydrated } from '#frontend/lib/rendering/use-hydrated.ts';

export function usePasskeysSupported(): boolean {
  return useHydrated() && typeof window.PublicKeyCredential === 'function';
}
