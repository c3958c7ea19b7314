/** A page for who is signed in: waits until that is known, and else leads to signing in and back. */
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { wayOut } from '#frontend/api/session.ts';
import { Spinner } from '#frontend/components/ui/spinner.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { useHydrated } from '#frontend/lib/rendering/use-hydrated.ts';
import { useAuth } from '../auth-context.tsx';

export function Protected({ children }: { children: ReactNode }) {
  const { user, pending } = useAuth();
  const { pathname, search } = useLocation();
  const client = useQueryClient();
  const hydrated = useHydrated();
  const wasShown = useRef(false);
  useEffect(() => {
    if (user) wasShown.current = true;
  }, [user]);

  if (pending || !hydrated) return <Spinner />;
  if (user) return children;
  const left = wasShown.current ? wayOut(client) : null;
  return (
    <>
      <Navigate replace to={left ?? paths.auth({ next: pathname + search })} />
      <Spinner />
    </>
  );
}
