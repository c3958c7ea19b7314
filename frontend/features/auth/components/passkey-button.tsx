/** Another way in under a form: by a passkey. Not there where the browser has none. */
import { type ReactNode, useState } from 'react';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Note } from '#frontend/components/styled/text.tsx';
import { usePasskeysSupported } from '#frontend/lib/browser/use-passkeys-supported.ts';
import { passkeyWords } from '#words/account/passkeys.ts';

interface PasskeyButtonProps {
  label: string;
  pendingText: string;
  hint?: ReactNode;
  act: () => Promise<unknown>;
}

export function PasskeyButton({ label, pendingText, hint, act }: PasskeyButtonProps) {
  const [pending, setPending] = useState(false);
  if (!usePasskeysSupported()) return null;
  const press = async () => {
    if (pending) return;
    setPending(true);
    await act();
    setPending(false);
  };
  return (
    <>
      <Box textAlign="center" color="fg.muted" textStyle="sm">
        {passkeyWords.or}
      </Box>
      <Button type="button" variant="outline" size="lg" aria-disabled={pending} onClick={() => void press()}>
        {pending ? pendingText : label}
      </Button>
      {hint ? <Note>{hint}</Note> : null}
    </>
  );
}
