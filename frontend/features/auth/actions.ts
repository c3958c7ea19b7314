/** Signing in and out: the calls, what they change here, and the toasts. */
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { readyToLeave } from '#frontend/api/leaving.ts';
import { cancelPendingLogout, deferLogout, sendPendingLogout } from '#frontend/api/pending-logout.ts';
import { beginSession, endSession, type SessionUser, signedInUser } from '#frontend/api/session.ts';
import { showToast } from '#frontend/lib/browser/toasts.ts';
import { weaknessIn } from '#frontend/lib/forms/weak-password.ts';
import type { LoginBody, RecoverBody, RegisterBody, UserWithCodeResponse } from '#schema/api/session.ts';
import { authWords } from '#words/account/auth.ts';
import { noteWeakPassword } from './weak-password-asked.ts';

export type Outcome =
  | { done: true }
  /** The status of the refusal; null when no answer came. */
  | { done: false; status: number | null };

/** Comes with its library when somebody presses the button. */
const passkeys = () => import('#frontend/api/passkeys.ts');

/** The actions on one cache. `onCode` is told a new recovery code before anybody is told of the session. */
export function actionsFor(client: QueryClient, onCode: (code: string | null) => void) {
  const begin = (user: SessionUser) => beginSession(client, user);
  const beginWithCode = ({ recoveryCode, ...user }: UserWithCodeResponse) => {
    cancelPendingLogout();
    noteWeakPassword(client, null);
    onCode(recoveryCode);
    begin(user);
  };

  return {
    login: (body: LoginBody) =>
      attempt(authWords.toasts.loginFailed, async () => {
        await sendPendingLogout();
        const user = await callApi(endpoints.login, { body });
        cancelPendingLogout();
        // One from before such passwords were refused still opens the account, and its owner is asked to change it.
        noteWeakPassword(client, await weaknessIn(body.password, user.username));
        begin(user);
        return authWords.toasts.loggedIn(user.username);
      }),
    register: (body: RegisterBody) =>
      attempt(authWords.toasts.registrationFailed, async () => {
        await sendPendingLogout();
        const user = await callApi(endpoints.register, { body });
        beginWithCode(user);
        return authWords.toasts.registered(user.username);
      }),
    loginByPasskey: () =>
      attempt(authWords.toasts.loginFailed, async () => {
        const { passkeyEndpoints, signedByPasskey } = await passkeys();
        await sendPendingLogout();
        const user = await callApi(passkeyEndpoints.passkeyLogin, { body: { passkey: await signedByPasskey() } });
        cancelPendingLogout();
        noteWeakPassword(client, null);
        begin(user);
        return authWords.toasts.loggedIn(user.username);
      }),
    registerByPasskey: (username: string) =>
      attempt(authWords.toasts.registrationFailed, async () => {
        const { passkeyEndpoints, madePasskey, deviceName } = await passkeys();
        await sendPendingLogout();
        const options = await callApi(passkeyEndpoints.passkeyRegisterOptions, { body: { username } });
        const body = { name: deviceName(navigator.userAgent), passkey: await madePasskey(options) };
        const user = await callApi(passkeyEndpoints.passkeyRegister, { body });
        beginWithCode(user);
        return authWords.toasts.registered(user.username);
      }),
    recover: (body: RecoverBody) =>
      attempt(authWords.toasts.recoveryFailed, async () => {
        await sendPendingLogout();
        const user = await callApi(endpoints.recover, { body });
        beginWithCode(user);
        return authWords.toasts.recovered(user.username);
      }),
    logout: () =>
      attempt(authWords.toasts.logoutFailed, async () => {
        const user = signedInUser(client);
        if (user) await readyToLeave(user.id);
        const told = await tellServer();
        if (!told && user) deferLogout(user.id);
        onCode(null);
        noteWeakPassword(client, null);
        endSession(client);
        return told ? authWords.toasts.loggedOut : authWords.toasts.loggedOutHere;
      }),
  };
}

/** Whether the server ended the session; false when it cannot be reached or cannot store it just now. */
function tellServer(): Promise<boolean> {
  return callApi(endpoints.logout).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && error.status < 500) throw error;
      return false;
    },
  );
}

export type Actions = ReturnType<typeof actionsFor>;

/** What a failure that came from no answer says to people itself, as that of a passkey's dialog does. */
const textOf = (error: unknown) => (error as { text?: string } | null)?.text;

/** Does it and says how it went; a failure is told in the server's words, else in the title's own. */
async function attempt(failed: string, act: () => Promise<{ title: string; description: string }>): Promise<Outcome> {
  try {
    showToast(await act());
    return { done: true };
  } catch (error) {
    const answered = error instanceof ApiError ? error : null;
    const text = answered?.text || textOf(error) || failed;
    showToast({ title: failed, description: text, destructive: true });
    return { done: false, status: answered?.status ?? null };
  }
}
