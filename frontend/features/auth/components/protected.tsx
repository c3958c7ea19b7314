/** A page for who is signed in: waits until that is known, and else leads to signing in and back. */
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Spinner } from '../../../components/spinner.tsx';
import { paths } from '../../../lib/paths.ts';
import { useAuth } from '../auth-context.tsx';

export function Protected({ children }: { children: ReactNode }) {
  const { user, pending } = useAuth();
  const { pathname, search } = useLocation();
  if (pending) return <Spinner />;
  if (user === null) return <Navigate replace to={paths.auth({ next: pathname + search })} />;
  return children;
}
