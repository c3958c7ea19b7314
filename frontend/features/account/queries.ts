/** The settings of who is signed in, and what changes the account itself. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { endSession, personalKey, type SessionUser } from '#frontend/api/session.ts';
import { showToast } from '#frontend/lib/browser/toasts.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import type { ProofBody, ReplacePasswordBody } from '#schema/api/account.ts';
import type { ImportAccountResponse, ImportMode } from '#schema/api/account-file.ts';
import type { PasskeyAnswer } from '#schema/api/passkeys.ts';
import type { PreferencesBody, PreferencesResponse } from '#schema/api/preferences.ts';
import { accountWords } from '#words/account/account.ts';

export type Settings = PreferencesResponse;

const settingsKey = (user: SessionUser) => personalKey(user, 'settings');

export function useSettings(user: SessionUser) {
  return useQuery({
    queryKey: settingsKey(user),
    queryFn: ({ signal }) => callApi(endpoints.preferences, { signal }),
  });
}

/**
 * Saves parts of the settings; they show at once, and go back with a message when the server refuses. Resolves to
 * whether it was saved.
 */
export function useSaveSettings(user: SessionUser, done: { title: string; description: string }) {
  const client = useQueryClient();
  const key = settingsKey(user);
  const saving = useMutation({
    mutationFn: (body: PreferencesBody) => callApi(endpoints.setPreferences, { body }),
    onMutate: async (body) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<Settings>(key);
      client.setQueryData<Settings>(key, (settings) => (settings ? withParts(settings, body) : settings));
      return before;
    },
    onSuccess: (settings) => {
      client.setQueryData(key, settings);
      showToast(done);
    },
    onError: (error, _, before) => {
      client.setQueryData(key, before);
      tellFailure(accountWords.notSaved, error);
    },
  });
  return {
    pending: saving.isPending,
    save: (body: PreferencesBody) =>
      saving.mutateAsync(body).then(
        () => true,
        () => false,
      ),
  };
}

/** The settings with the parts that are given in place of theirs. */
export function withParts(settings: Settings, { preferences, notifications, privacy }: PreferencesBody): Settings {
  return {
    preferences: { ...settings.preferences, ...definedOf(preferences) },
    notifications: { ...settings.notifications, ...definedOf(notifications) },
    privacy: { ...settings.privacy, ...definedOf(privacy) },
    situation: settings.situation,
  };
}

/** What is said of an object's fields; undefined is nothing said. */
function definedOf<Part extends object>(
  part: Part = {} as Part,
): { [Key in keyof Part]?: Exclude<Part[Key], undefined> } {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as ReturnType<
    typeof definedOf<Part>
  >;
}

/** Says what the server says, or the passkey's dialog; else the title, or that nobody was reached. */
export function tellFailure(title: string, error: unknown, otherwise: string = title): void {
  const text = (error as { text?: string } | null)?.text;
  showToast({ title, description: text || otherwise, destructive: true });
}

/** What becomes of an act that asks for the password or a passkey. */
export type ProofOutcome<Result> =
  | { done: true; result: Result }
  /** `wrong`: the server's sentence about the password, which belongs to its field; else a toast has said it. */
  | { done: false; wrong: string | null };

const WRONG_PROOF = 403;

/** Does what is done with a proof. */
export async function withProof<Result>(failed: string, act: () => Promise<Result>): Promise<ProofOutcome<Result>> {
  try {
    return { done: true, result: await act() };
  } catch (error) {
    if (error instanceof ApiError && error.status === WRONG_PROOF) return { done: false, wrong: error.text };
    tellFailure(failed, error);
    return { done: false, wrong: null };
  }
}

/** A passkey of this person as proof; null when there is none, which a toast has said. */
export async function proofByPasskey(failed: string): Promise<{ passkey: PasskeyAnswer } | null> {
  try {
    const { signedByPasskey } = await import('#frontend/api/passkeys.ts');
    return { passkey: await signedByPasskey() };
  } catch (error) {
    tellFailure(failed, error);
    return null;
  }
}

/** The recovery code that takes the place of the one before. */
export function changePassword(failed: string, body: ReplacePasswordBody): Promise<ProofOutcome<string>> {
  return withProof(failed, async () => (await callApi(endpoints.changePassword, { body })).recoveryCode);
}

/** The new code. */
export function replaceRecoveryCode(failed: string, body: ProofBody): Promise<ProofOutcome<string>> {
  return withProof(failed, async () => (await callApi(endpoints.replaceRecoveryCode, { body })).recoveryCode);
}

interface DeleteInput {
  failed: string;
  done: { title: string; description: string };
  proof: ProofBody;
}

/** Deletes the account, and with it everything of it that the browser holds. */
export function useDeleteAccount() {
  const client = useQueryClient();
  return ({ failed, done, proof }: DeleteInput) =>
    withProof(failed, async () => {
      await callApi(endpoints.deleteAccount, { body: proof });
      showToast(done);
      endSession(client, paths.home());
    });
}

/** What an import would change or has changed, or why it was refused; `said` is the server's sentence, empty where it has none. */
type ImportOutcome =
  | { changes: ImportAccountResponse }
  /** `damaged`: of what the file holds, which the server says in words for programmers. */
  | { refused: 'damaged' | 'failed'; said: string };

export async function importAccountFile(mode: ImportMode, file: object): Promise<ImportOutcome> {
  try {
    return { changes: await callApi(endpoints.importAccount, { body: { mode, file } }) };
  } catch (error) {
    if (!(error instanceof ApiError)) return { refused: 'failed', said: '' };
    return error.status === 400 ? { refused: 'damaged', said: '' } : { refused: 'failed', said: error.text };
  }
}

/** Where the file with everything is to be had. */
export const EXPORT_ADDRESS = endpoints.exportAccount.path;
