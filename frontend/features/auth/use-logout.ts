/** Signing out from a menu: pending until answered; then the focus goes to the page, as the menu is gone. */
import { useState } from 'react';
import { leaveBy } from '#frontend/lib/links/use-leave-guard.ts';
import { useAuth } from './auth-context.tsx';

export function useLogout(): { pending: boolean; logout: (afterwards?: () => void) => void } {
  const auth = useAuth();
  const [pending, setPending] = useState(false);
  const leave = async (afterwards?: () => void) => {
    setPending(true);
    const { done } = await auth.logout();
    setPending(false);
    if (!done) return;
    document.getElementById('main')?.focus({ preventScroll: true });
    afterwards?.();
  };
  const logout = (afterwards?: () => void) => {
    if (!pending) leaveBy(() => void leave(afterwards));
  };
  return { pending, logout };
}
