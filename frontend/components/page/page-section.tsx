/** A part of a page: heading and purpose on the left of wide screens, the content beside them. */

import type { ReactNode } from 'react';
import { Box } from '../styled/box.tsx';
import { Heading } from '../styled/heading.tsx';

export interface PageSectionProps {
  /** Fragment of the address that leads here. */
  id: string;
  title: string;
  /** A line under the heading. */
  intro?: ReactNode;
  children: ReactNode;
}

export function PageSection({ id, title, intro, children }: PageSectionProps) {
  const titleId = `${id}-title`;
  return (
    <Box
      as="section"
      id={id}
      aria-labelledby={titleId}
      borderTopWidth="1px"
      py={{ base: '8', md: '12' }}
      scrollMarginTop="12"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '14rem minmax(0, 1fr)' }}
      columnGap="12"
      rowGap="5"
    >
      <Box>
        <Heading as="h2" id={titleId} size="lg">
          {title}
        </Heading>
        {intro ? (
          <Box as="p" mt="2" textStyle="sm" color="fg.muted" maxW="prose">
            {intro}
          </Box>
        ) : null}
      </Box>
      <Box minW="0">{children}</Box>
    </Box>
  );
}
