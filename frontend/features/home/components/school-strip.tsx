/** A few schools, each a link with what there is to say of it: on a phone one line that goes sideways. */

import type { ReactNode } from 'react';
import { PlainLink } from '#frontend/components/links/router-link.tsx';
import { Flex } from '#frontend/components/styled/box.tsx';
import { Span } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';

export interface StripSchool {
  id: number;
  slug: string;
  name: string;
  lines: ReactNode;
}

export function SchoolStrip({ label, schools }: { label: string; schools: readonly StripSchool[] }) {
  return (
    <Flex
      as="ul"
      aria-label={label}
      gap="2"
      mx={{ base: '-4', md: '0' }}
      px={{ base: '4', md: '0' }}
      overflowX="auto"
      css={{ scrollbarWidth: 'none' }}
    >
      {schools.map(({ id, slug, name, lines }) => (
        <Flex as="li" key={id} flex={{ base: '1 0 11rem', xl: '1 1 0' }} minW="0" maxW={{ base: '11rem', lg: 'none' }}>
          <PlainLink
            to={paths.university(slug)}
            display="flex"
            flexDirection="column"
            justifyContent="space-between"
            width="100%"
            minH="6.25rem"
            px="3"
            py="2"
            borderWidth="1px"
            borderRadius="md"
            _hover={{ borderColor: 'accent.solid' }}
          >
            <Span lineClamp="2" textStyle="sm" fontWeight="medium" lineHeight="1.25rem">
              {name}
            </Span>
            <Span display="block" lineHeight="1.125rem">
              {lines}
            </Span>
          </PlainLink>
        </Flex>
      ))}
    </Flex>
  );
}
