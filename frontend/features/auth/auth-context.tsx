/** Who is signed in, and the ways in and out. What is sent comes in a chunk of its own, when somebody asks for it. */
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { LoginBody, RecoverBody, RegisterBody } from '#schema/api/session.ts';
import { followSession, type Session, useSession } from '../../api/session.ts';
import { offlineWords } from '../../content/offline.ts';
import { shellWords } from '../../content/shell.ts';
import { OWED_LOGOUT, storedKeys } from '../../lib/storage.ts';
import { showToast } from '../../lib/toasts.ts';
import type { Weakness } from '../../lib/weak-password.ts';
import { whenQuiet } from '../../lib/when-quiet.ts';
import type { Actions, Outcome } from './actions.ts';

export interface Auth extends Session {
  /** These show their toasts themselves and never throw. */
  login: (body: LoginBody) => Promise<Outcome>;
  register: (body: RegisterBody) => Promise<Outcome>;
  recover: (body: RecoverBody) => Promise<Outcome>;
  logout: () => Promise<Outcome>;
  /** A recovery code that was just given and must be shown, now or never; null when there is none. */
  newCode: string | null;
  codeKept: () => void;
  /** What is wrong with the password that somebody has just signed in with; null when nothing is, or they were asked. */
  weakPassword: Weakness | null;
  weakPasswordAsked: () => void;
}

const AuthContext = createContext<Auth | null>(null);

export function AuthProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { user, pending } = useSession();
  const [newCode, setNewCode] = useState<string | null>(null);
  const [weakPassword, setWeakPassword] = useState<Weakness | null>(null);
  const someone = user !== null;

  useEffect(() => followSession(client), [client]);
  // A logout that the server was not told of is finished as soon as it can be.
  useEffect(() => {
    const settle = () => {
      if (storedKeys(OWED_LOGOUT).length === 0) return;
      import('../../api/owed-logout.ts').then(({ payLogout }) => payLogout()).catch((error) => console.warn(error));
    };
    settle();
    window.addEventListener('online', settle);
    return () => window.removeEventListener('online', settle);
  }, []);
  // Whoever wants to leave can, also when the network has gone meanwhile.
  useEffect(() => {
    if (someone) whenQuiet(() => void import('./actions.ts').catch(() => undefined));
  }, [someone]);

  const auth = useMemo((): Auth => {
    const run = async (act: (actions: Actions) => Promise<Outcome>): Promise<Outcome> => {
      const actions = await import('./actions.ts').then(
        (module) => module.actionsFor(client, { onCode: setNewCode, onWeakPassword: setWeakPassword }),
        () => null,
      );
      if (actions) return act(actions);
      showToast({ title: offlineWords.unreachable, destructive: true });
      return { done: false, status: null };
    };
    return {
      user,
      pending,
      login: (body) => run(({ login }) => login(body)),
      register: (body) => run(({ register }) => register(body)),
      recover: (body) => run(({ recover }) => recover(body)),
      logout: () => run(({ logout }) => logout()),
      newCode,
      codeKept: () => setNewCode(null),
      weakPassword,
      weakPasswordAsked: () => setWeakPassword(null),
    };
  }, [client, user, pending, newCode, weakPassword]);

  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** Throws outside of an AuthProvider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error(shellWords.account.outsideProvider);
  return auth;
}
