/** Who is signed in, and the ways in and out. What is sent comes in a chunk of its own, when somebody asks for it. */
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { followSession, type Session, useSession } from '#frontend/api/session.ts';
import { showToast } from '#frontend/lib/browser/toasts.ts';
import { shellWords } from '#words/layout/shell.ts';
import type { Actions, Outcome } from './actions.ts';

interface Ways {
  /** Does one of the actions. They show their toasts themselves and never throw. */
  run: (act: (actions: Actions) => Promise<Outcome>) => Promise<Outcome>;
  logout: () => Promise<Outcome>;
  /** A recovery code that was just given and must be shown, now or never; null when there is none. */
  newCode: string | null;
  codeSaved: () => void;
}

export type Auth = Ways & Session;

/** Without who is signed in: a context that changed would have every part drawn anew that has not come to life yet. */
const AuthContext = createContext<Ways | null>(null);

export function AuthProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [newCode, setNewCode] = useState<string | null>(null);

  useEffect(() => followSession(client), [client]);

  const ways = useMemo((): Ways => {
    const run = async (act: (actions: Actions) => Promise<Outcome>): Promise<Outcome> => {
      const actions = await import('./actions.ts').then(
        (module) => module.actionsFor(client, setNewCode),
        () => null,
      );
      if (actions) return act(actions);
      showToast({ title: shellWords.unreachable, destructive: true });
      return { done: false, status: null };
    };
    return {
      run,
      logout: () => run(({ logout }) => logout()),
      newCode,
      codeSaved: () => setNewCode(null),
    };
  }, [client, newCode]);

  return <AuthContext value={ways}>{children}</AuthContext>;
}

/** Throws outside of an AuthProvider. */
export function useAuth(): Auth {
  const ways = useContext(AuthContext);
  const session = useSession();
  if (ways === null) throw new Error(shellWords.outsideProvider);
  return { ...ways, ...session };
}
