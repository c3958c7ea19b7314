/** A page to read: title and opening line, then sections with their headings beside the text on wide screens. */

import type { ReactNode } from 'react';
import { Box } from '../styled/box.tsx';
import { chakra } from '../styled/chakra.ts';
import { Container } from '../styled/container.tsx';
import { Heading } from '../styled/heading.tsx';

/** Without a lead what the page says begins at once. */
export function TextPage({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <Container pt={{ base: '8', md: '14' }}>
      <Heading as="h1" size="xl">
        {title}
      </Heading>
      {lead === null ? (
        <Box h="6" />
      ) : (
        <Box mt="4" mb={{ base: '8', md: '12' }} maxW="prose" textStyle="lg" color="fg.muted">
          {lead}
        </Box>
      )}
      {children}
    </Container>
  );
}

/** Running text at a width that reads well. */
export const Paragraph = chakra('p', { base: { maxW: 'prose', lineHeight: 'relaxed', '& + p, & + ul': { mt: '3' } } });

/** A list in running text. */
export const BulletList = chakra('ul', {
  base: {
    maxW: 'prose',
    ps: '5',
    listStyle: 'disc',
    lineHeight: 'relaxed',
    '& > li + li': { mt: '1.5' },
    '& > li::marker': { color: 'fg.subtle' },
    '& + p': { mt: '3' },
  },
});
