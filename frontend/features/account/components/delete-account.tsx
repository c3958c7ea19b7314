/** The end of an account: behind a dialog that a stray click does not answer, and the password or a passkey. */

import { useState } from 'react';
import { Button } from '#frontend/components/styled/button.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { Modal } from '#frontend/components/ui/modal.tsx';
import { accountPrivacyWords } from '#words/account/account.ts';
import { useDeleteAccount } from '../queries.ts';
import { AskedPassword } from './asked-password.tsx';

export function DeleteAccount({ username, hasPassword }: { username: string; hasPassword: boolean }) {
  const [open, setOpen] = useState(false);
  const deleteAccount = useDeleteAccount();
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" colorPalette="destructive" color="colorPalette.fg" onClick={() => setOpen(true)}>
        {accountPrivacyWords.remove.open}
      </Button>
      <Modal
        open={open}
        onClose={close}
        title={accountPrivacyWords.remove.heading}
        width="32rem"
        closeOnBackdrop={false}
      >
        <Text mb="5">{accountPrivacyWords.remove.question}</Text>
        <AskedPassword
          username={username}
          name={accountPrivacyWords.remove.heading}
          label={accountPrivacyWords.remove.password}
          hasPassword={hasPassword}
          failed={accountPrivacyWords.remove.failed}
          act={(proof) =>
            deleteAccount({
              failed: accountPrivacyWords.remove.failed,
              done: accountPrivacyWords.remove.done,
              proof,
            })
          }
          // By now the page is gone with its user.
          onDone={() => undefined}
        >
          {(pending) => (
            <>
              <Button type="submit" colorPalette="destructive" aria-disabled={pending}>
                {pending ? accountPrivacyWords.remove.pending : accountPrivacyWords.remove.submit}
              </Button>
              <Button variant="outline" onClick={close}>
                {accountPrivacyWords.remove.cancel}
              </Button>
            </>
          )}
        </AskedPassword>
      </Modal>
    </>
  );
}
