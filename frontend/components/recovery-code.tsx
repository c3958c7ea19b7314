/** A recovery code to be kept: large, with a button that copies it and one that says it is kept. */
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { recoveryCodeWords as words } from '../content/recovery-code.ts';
import { CheckIcon } from './icons.tsx';

export function RecoveryCode({ code, onKept }: { code: string; onKept: () => void }) {
  const [copied, setCopied] = useState<'done' | 'failed' | null>(null);
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
      <Box mt="6" display="flex" flexWrap="wrap" gap="3">
        <Button variant="outline" onClick={copy}>
          {copied === 'done' ? <CheckIcon boxSize="4.5" /> : null}
          {copied === 'done' ? words.copied : words.copy}
        </Button>
        <Button onClick={onKept}>{words.kept}</Button>
      </Box>
      <Box role="status" mt="2" textStyle="sm" color={copied === 'failed' ? 'fg.error' : 'fg.muted'}>
        {copied === 'done' ? words.copiedSaid : copied === 'failed' ? words.copyFailed : null}
      </Box>
    </>
  );
}
