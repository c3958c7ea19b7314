/** A page to read: title and opening line, then sections with their headings beside the text on wide screens. */

import type { ReactNode } from 'react';
import { Box } from '../styled/box.tsx';
import { chakra } from '../styled/chakra.ts';
import { Container } from '../styled/container.tsx';
import { Heading } from '../styled/heading.tsx';

interface TextPageProps {
  title: string;
  /** Without a lead, the content begins right under the title. */
  lead: ReactNode;
  /** The way to the page, in a line over its title. */
  way?: ReactNode;
  children: ReactNode;
}

const TOP = {
  true: { place: { pt: { base: '1', md: '3' } } },
  false: { place: { pt: { base: '8', md: '14' } } },
} as const;
const LEAD = {
  true: { place: { mt: '2', mb: { base: '5', md: '7' }, maxW: '4xl', textStyle: 'md' } },
  false: { place: { mt: '4', mb: { base: '8', md: '12' }, maxW: 'prose', textStyle: 'lg' } },
} as const;

export function TextPage({ title, lead, way, children }: TextPageProps) {
  const isTool = way !== undefined;
  return (
    <Container {...TOP[`${isTool}`].place}>
      {way}
      <Heading as="h1" size="xl">
        {title}
      </Heading>
      {lead === null ? (
        <Box h="6" />
      ) : (
        <Box {...LEAD[`${isTool}`].place} color="fg.muted" textWrap="pretty">
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
