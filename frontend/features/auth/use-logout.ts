/** Signing out from a menu: pending until answered; then the focus goes to the page, as the menu is gone. */
import { useState } from 'react';
import { leaveBy } from '#frontend/lib/links/use-leave-guard.ts';
import { useAuth } from './auth-context.tsx';

export function useLogout(): { pending: boolean; logout: () => void } {
  const auth = useAuth();
  const [pending, setPending] = useState(false);
  const leave = async () => {
    setPending(true);
    const { done } = await auth.logout();
    setPending(false);
    if (done) document.getElementById('main')?.focus({ preventScroll: true });
  };
  const logout = () => {
    if (!pending) leaveBy(() => void leave());
  };
  return { pending, logout };
}
