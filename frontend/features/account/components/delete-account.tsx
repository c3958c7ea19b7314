/** The end of an account: behind a dialog that a stray click does not answer, and the password. */

import { useState } from 'react';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Modal } from '#frontend/components/ui/modal.tsx';
import { accountPrivacyWords } from '#words/account.ts';
import { useDeleteAccount } from '../queries.ts';
import { AskedPassword } from './asked-password.tsx';

const words = accountPrivacyWords.remove;

export function DeleteAccount({ username }: { username: string }) {
  const [open, setOpen] = useState(false);
  const deleteAccount = useDeleteAccount();
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" colorPalette="destructive" color="colorPalette.fg" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <Modal open={open} onClose={close} title={words.heading} width="32rem" closeOnBackdrop={false}>
        <Box as="p" mb="5">
          {words.question}
        </Box>
        <AskedPassword
          username={username}
          name={words.heading}
          label={words.password}
          act={(password) => deleteAccount({ failed: words.failed, done: words.done, password })}
          // By now the page is gone with its user.
          onDone={() => undefined}
        >
          {(pending) => (
            <>
              <Button type="submit" colorPalette="destructive" aria-disabled={pending}>
                {pending ? words.pending : words.submit}
              </Button>
              <Button variant="outline" onClick={close}>
                {words.cancel}
              </Button>
            </>
          )}
        </AskedPassword>
      </Modal>
    </>
  );
}
