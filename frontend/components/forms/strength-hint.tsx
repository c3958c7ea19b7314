/** How good a password is: in words, and as a bar beside them; what would be refused is said as one types. */

import { STRENGTHS, strengthOf } from '#frontend/lib/forms/password-strength.ts';
import { useIsRefused } from '#frontend/lib/forms/weak-password.ts';
import { formWords } from '#words/controls/form.ts';
import { Box } from '../styled/box.tsx';

export function StrengthHint({ password, username = '' }: { password: string; username?: string }) {
  const refused = useIsRefused(password, username);
  const strength = strengthOf(password, username);
  const level = password === '' ? -1 : refused ? 0 : STRENGTHS.indexOf(strength);
  return (
    <>
      <Box aria-hidden="true" display="grid" gridTemplateColumns="repeat(4, 1fr)" gap="1" mb="1.5">
        {STRENGTHS.slice(1).map((one, at) => (
          <Box key={one} height="3px" borderRadius="full" bg={at < level ? 'accent.solid' : 'border.emphasized'} />
        ))}
      </Box>
      <Box as="span" aria-live="polite">
        {refused ? formWords.strength.refused : formWords.strength[strength]}
      </Box>
    </>
  );
}
