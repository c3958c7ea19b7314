/** Has leaving work also without a network and in frozen pages, and finishes it once there is one. Draws nothing. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sendPendingLogout } from '#frontend/api/pending-logout.ts';
import { checkSession, useSession } from '#frontend/api/session.ts';
import { PENDING_LOGOUT, storedKeys } from '#frontend/lib/storage/storage.ts';

export function LeavingReady() {
  const client = useQueryClient();
  const someone = useSession().user !== null;
  // What signs out comes in a chunk of its own: when the network has gone, it is too late to ask for it.
  useEffect(() => {
    if (someone) void import('../actions.ts').catch(() => undefined);
  }, [someone]);
  useEffect(() => {
    const settle = () => {
      if (storedKeys(PENDING_LOGOUT).length > 0) void sendPendingLogout();
    };
    settle();
    window.addEventListener('online', settle);
    return () => window.removeEventListener('online', settle);
  }, []);
  // A page that the browser had frozen and brings back as it was knows nothing of who has left meanwhile.
  useEffect(() => {
    const thaw = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void checkSession(client);
    };
    window.addEventListener('pageshow', thaw);
    return () => window.removeEventListener('pageshow', thaw);
  }, [client]);
  return null;
}
