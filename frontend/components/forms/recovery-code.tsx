/**
 * A recovery code to be kept: large, to be copied, saved as a file or printed, and a button that says it is kept. Whoever
 * goes elsewhere before that is asked.
 */

import { useEffect, useState } from 'react';
import { useLeaveGuard } from '#frontend/lib/links/use-leave-guard.ts';
import { recoveryCodeWords as words } from '#words/account/recovery-code.ts';
import { ButtonAnchor } from '../links/router-link.tsx';
import { Box } from '../styled/box.tsx';
import { Button } from '../styled/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import { DownloadIcon } from '../ui/later-icons.tsx';

export function RecoveryCode({ code, onSaved }: { code: string; onSaved: () => void }) {
  const [copied, setCopied] = useState<'done' | 'failed' | null>(null);
  const file = useFile(words.file.text(code));
  const guard = useLeaveGuard();
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied('done'),
      () => setCopied('failed'),
    );
  return (
    <>
      <Box as="p" maxW="prose">
        {words.lead}
      </Box>
      <Box as="dl" mt="6" borderTopWidth="1px" borderBottomWidth="1px" py="5">
        <Box as="dt" textStyle="sm" color="fg.muted">
          {words.label}
        </Box>
        <Box as="dd" mt="1" fontFamily="mono" fontSize={{ base: 'md', sm: 'xl' }} letterSpacing="wide">
          {code}
        </Box>
      </Box>
      <Box as="p" mt="5" textStyle="sm" color="fg.muted" maxW="prose">
        {words.advice}
      </Box>
      <Box mt="6" display="flex" flexWrap="wrap" gap="3" _print={{ display: 'none' }}>
        <Button variant="outline" onClick={copy}>
          {copied === 'done' ? <CheckIcon boxSize="4.5" /> : null}
          {copied === 'done' ? words.copied : words.copy}
        </Button>
        <ButtonAnchor variant="outline" href={file} download={words.file.name}>
          <DownloadIcon boxSize="4.5" />
          {words.download}
        </ButtonAnchor>
        <Button variant="outline" onClick={() => window.print()}>
          {words.print}
        </Button>
      </Box>
      <Box role="status" mt="2" textStyle="sm" color={copied === 'failed' ? 'fg.error' : 'fg.muted'}>
        {copied === 'done' ? words.copiedSaid : copied === 'failed' ? words.copyFailed : null}
      </Box>
      <Button
        mt="4"
        _print={{ display: 'none' }}
        onClick={() => {
          guard.lift();
          onSaved();
        }}
      >
        {words.saved}
      </Button>
      <ConfirmDialog open={guard.leaving} words={words.leaving} onConfirm={guard.leave} onClose={guard.stay} />
    </>
  );
}

/** The address of a file that is in this page only. */
function useFile(text: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return address;
}
