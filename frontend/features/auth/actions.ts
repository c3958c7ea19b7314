/** Signing in and out: the calls, what they change here, and the toasts. */
import type { QueryClient } from '@tanstack/react-query';
import { endpoints } from '#schema/api/endpoints.ts';
import type { LoginBody, RecoverBody, RegisterBody, UserWithCodeResponse } from '#schema/api/session.ts';
import { ApiError, callApi } from '../../api/client.ts';
import { readyToLeave } from '../../api/leaving.ts';
import { beginSession, endSession, type SessionUser, signedInUser } from '../../api/session.ts';
import { authWords } from '../../content/auth.ts';
import { showToast } from '../../lib/toasts.ts';

const words = authWords.toasts;

export type Outcome =
  | { done: true }
  /** The status of the refusal; null when no answer came. */
  | { done: false; status: number | null };

/** The actions on one cache. `onCode` is told a new recovery code before anybody is told of the session. */
export function actionsFor(client: QueryClient, onCode: (code: string | null) => void) {
  const begin = (user: SessionUser) => beginSession(client, user);
  const beginWithCode = ({ recoveryCode, ...user }: UserWithCodeResponse) => {
    onCode(recoveryCode);
    begin(user);
  };

  return {
    login: (body: LoginBody) =>
      attempt(words.loginFailed, async () => {
        const user = await callApi(endpoints.login, { body });
        begin(user);
        return words.loggedIn(user.username);
      }),
    register: (body: RegisterBody) =>
      attempt(words.registrationFailed, async () => {
        const user = await callApi(endpoints.register, { body });
        beginWithCode(user);
        return words.registered(user.username);
      }),
    recover: (body: RecoverBody) =>
      attempt(words.recoveryFailed, async () => {
        const user = await callApi(endpoints.recover, { body });
        beginWithCode(user);
        return words.recovered(user.username);
      }),
    logout: () =>
      attempt(words.logoutFailed, async () => {
        const user = signedInUser(client);
        if (user) await readyToLeave(user.id);
        await callApi(endpoints.logout);
        onCode(null);
        endSession(client);
        return words.loggedOut;
      }),
  };
}

export type Actions = ReturnType<typeof actionsFor>;

/** Does it and says how it went; a failure is told in the server's words, else in the title's own. */
async function attempt(failed: string, act: () => Promise<{ title: string; description: string }>): Promise<Outcome> {
  try {
    showToast(await act());
    return { done: true };
  } catch (error) {
    const answered = error instanceof ApiError ? error : null;
    showToast({ title: failed, description: answered?.text || failed, destructive: true });
    return { done: false, status: answered?.status ?? null };
  }
}
