/** The button that imports the file of an account; what it opens comes with a press. */

import { useState } from 'react';
import { Button } from '#frontend/components/styled/button.tsx';
import { Modal } from '#frontend/components/ui/modal.tsx';
import { Spinner } from '#frontend/components/ui/spinner.tsx';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { accountPrivacyWords } from '#words/account/account.ts';

const AccountImport = lazy(() => import('./account-import.tsx').then((module) => ({ default: module.AccountImport })));

export function ImportAccount({ username }: { username: string }) {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  const close = () => {
    setOpen(false);
    // All that the page shows of the account is of before.
    if (done) globalThis.location.reload();
  };
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {accountPrivacyWords.download.import}
      </Button>
      <Modal open={open} onClose={close} title={accountPrivacyWords.download.import} closeOnBackdrop={false}>
        {open ? (
          <Suspense fallback={<Spinner part />}>
            <AccountImport username={username} onDone={() => setDone(true)} onClose={close} />
          </Suspense>
        ) : null}
      </Modal>
    </>
  );
}
