/** More for those who want it, behind one line, on the browser's own `details`. */

import type { ReactNode } from 'react';
import { Box } from '../styled/box.tsx';
import { chakra } from '../styled/chakra.ts';
import { ChevronRightIcon } from '../ui/icons.tsx';

const Details = chakra('details', { base: { '&[open] > summary svg': { rotate: '90deg' } } });
const Summary = chakra('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: { base: '11', md: '9' },
    cursor: 'pointer',
    textStyle: 'sm',
    color: 'accent.fg',
    borderRadius: 'xs',
    listStyle: 'none',
    textAlign: 'start',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { transition: 'rotate 120ms' },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.22em' },
  },
});

export function Disclosure({
  summary,
  open = false,
  tight = false,
  aside = false,
  children,
}: {
  summary: string;
  open?: boolean;
  /** Close under what stands above it. */
  tight?: boolean;
  /** On wide screens the line stands at the upper right of what is around it, which takes its place (`position`). */
  aside?: boolean;
  children: ReactNode;
}) {
  return (
    <Details mt={{ base: tight ? '0' : '2', lg: tight || aside ? '0' : '2' }} {...(open ? { open: true } : {})}>
      <Summary position={{ lg: aside ? 'absolute' : 'static' }} top="0" insetEnd="0">
        <ChevronRightIcon boxSize="4" flexShrink="0" />
        {summary}
      </Summary>
      <Box pt="2" pb="1">
        {children}
      </Box>
    </Details>
  );
}
