/** Signing out from a menu: pending until answered; then the focus goes to the page, as the menu is gone. */
import { useState } from 'react';
import { useAuth } from './auth-context.tsx';

export function useLogout(): { pending: boolean; logout: (afterwards?: () => void) => Promise<void> } {
  const auth = useAuth();
  const [pending, setPending] = useState(false);
  const logout = async (afterwards?: () => void) => {
    if (pending) return;
    setPending(true);
    const { done } = await auth.logout();
    setPending(false);
    if (!done) return;
    document.getElementById('main')?.focus({ preventScroll: true });
    afterwards?.();
  };
  return { pending, logout };
}
