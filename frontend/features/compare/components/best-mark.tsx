/** The mark of a row's best value: a word and, of one school alone, an icon that points to its end; never colour alone. */

import type { ReactNode } from 'react';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { Span } from '#frontend/components/styled/text.tsx';

export function BestMark({ end, children }: { end: 'higher' | 'lower' | null; children: ReactNode }) {
  return (
    <Span display="flex" alignItems="center" gap="1" textStyle="xs" fontWeight="semibold" color="accent.fg">
      {end === null ? null : (
        <chakra.svg viewBox="0 0 10 10" boxSize="2.5" fill="currentColor" aria-hidden="true" flexShrink="0">
          <path d={end === 'higher' ? 'M5 1 9.5 9h-9z' : 'M5 9 .5 1h9z'} />
        </chakra.svg>
      )}
      {children}
    </Span>
  );
}
