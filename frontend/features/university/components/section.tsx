/** A part of the page: heading and purpose on the left of wide screens, the content beside them. */
import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { ReactNode } from 'react';

export interface SectionProps {
  /** Fragment of the address that leads here. */
  id: string;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

export function Section({ id, title, intro, children }: SectionProps) {
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

/** A heading inside a section. */
export function SubHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Heading as="h3" id={id} size="md">
      {children}
    </Heading>
  );
}
