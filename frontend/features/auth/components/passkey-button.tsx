/** Another way in under a form: by a passkey. Gone where the browser has none, which is known once the page is hydrated. */
import { type ReactNode, useState } from 'react';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Note } from '#frontend/components/styled/text.tsx';
import { usePasskeysSupported } from '#frontend/lib/browser/use-passkeys-supported.ts';
import { useHydrated } from '#frontend/lib/rendering/use-hydrated.ts';
import { passkeyWords } from '#words/account/passkeys.ts';

interface PasskeyButtonProps {
  label: string;
  pendingText: string;
  hint?: ReactNode;
  act: () => Promise<unknown>;
}

export function PasskeyButton({ label, pendingText, hint, act }: PasskeyButtonProps) {
  const [pending, setPending] = useState(false);
  const hydrated = useHydrated();
  const supported = usePasskeysSupported();
  if (hydrated && !supported) return null;
  // Until then its place is kept, so that what is under it does not move in the browsers that have them, which are most.
  const visibility = supported ? undefined : 'hidden';
  const press = async () => {
    if (pending) return;
    setPending(true);
    await act();
    setPending(false);
  };
  return (
    <>
      <Box textAlign="center" color="fg.muted" textStyle="sm" visibility={visibility}>
        {passkeyWords.or}
      </Box>
      <Button
        type="button"
        variant="outline"
        size="lg"
        aria-disabled={pending}
        visibility={visibility}
        onClick={() => void press()}
      >
        {pending ? pendingText : label}
      </Button>
      {hint ? <Note visibility={visibility}>{hint}</Note> : null}
    </>
  );
}
