/** Marks an amount that stands in for one the school has not published. */

import { universityWords } from '#words/university/university.ts';
import { Box } from '../styled/box.tsx';

/** `why` is read out after the word. */
export function EstimateTag({ why = '' }: { why?: string }) {
  return (
    <Box as="span" textStyle="xs" fontStyle="italic" color="fg.muted" fontWeight="normal" whiteSpace="nowrap">
      <span>{universityWords.estimateTag}</span>
      {why === '' ? null : (
        <Box as="span" srOnly>
          . {why}
        </Box>
      )}
    </Box>
  );
}
