/** The passkeys of who is signed in, and what is done with them. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { deviceName, madePasskey, passkeyEndpoints } from '#frontend/api/passkeys.ts';
import { personalKey, type SessionUser } from '#frontend/api/session.ts';
import { showToast } from '#frontend/lib/browser/toasts.ts';
import type { ProofBody } from '#schema/api/account.ts';
import { passkeyWords } from '#words/account/passkeys.ts';
import { type ProofOutcome, tellFailure, withProof } from './queries.ts';

const words = passkeyWords.toasts;
const passkeysKey = (user: SessionUser) => personalKey(user, 'passkeys');

export function usePasskeys(user: SessionUser) {
  return useQuery({
    queryKey: passkeysKey(user),
    queryFn: ({ signal }) => callApi(passkeyEndpoints.passkeys, { signal }),
  });
}

/** Whether the account has a password besides its passkeys; it counts as having one until that is known. */
export function useHasPassword(user: SessionUser): boolean {
  return usePasskeys(user).data?.hasPassword ?? true;
}

/** Asks for the passkeys anew, as after a password was set. */
export function useRefreshPasskeys(user: SessionUser): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: passkeysKey(user) });
}

/** Adds a passkey of this device, or of one that its dialog leads to. */
export function useAddPasskey(user: SessionUser): (proof: ProofBody) => Promise<ProofOutcome<void>> {
  const refresh = useRefreshPasskeys(user);
  return (body) =>
    withProof(words.notAdded, async () => {
      const options = await callApi(passkeyEndpoints.newPasskeyOptions, { body });
      const passkey = await madePasskey(options);
      const name = deviceName(navigator.userAgent);
      await callApi(passkeyEndpoints.addPasskey, { body: { name, passkey } });
      showToast(words.added);
      await refresh();
    });
}

/** Resolves to whether it was done; a toast has said what went wrong. */
async function attempt(failed: string, act: () => Promise<void>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    tellFailure(failed, error, words.unreached);
    return false;
  }
}

export function useRenamePasskey(user: SessionUser): (id: string, name: string) => Promise<boolean> {
  const refresh = useRefreshPasskeys(user);
  return (id, name) =>
    attempt(words.notRenamed, async () => {
      await callApi(passkeyEndpoints.renamePasskey, { params: { id }, body: { name } });
      showToast(words.renamed);
      await refresh();
    });
}

export function useRemovePasskey(user: SessionUser): (id: string) => Promise<boolean> {
  const refresh = useRefreshPasskeys(user);
  return (id) =>
    attempt(words.notRemoved, async () => {
      await callApi(passkeyEndpoints.removePasskey, { params: { id } });
      showToast(words.removed);
      await refresh();
    });
}
