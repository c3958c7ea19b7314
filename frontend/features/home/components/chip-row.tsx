/** Links in one row under the search box, with their heading: on a phone one line, which goes sideways. */

import type { ReactNode } from 'react';
import { PlainLink } from '#frontend/components/links/router-link.tsx';
import { Flex, Section } from '#frontend/components/styled/box.tsx';
import { Text } from '#frontend/components/styled/text.tsx';

interface ChipRowProps {
  title: string;
  /** Chips in list items. */
  children: ReactNode;
}

export function ChipRow({ title, children }: ChipRowProps) {
  return (
    <Section aria-label={title} mt={{ base: '2', md: '5' }}>
      <Text as="h2" textStyle="sm" fontWeight="medium" color="fg.muted">
        {title}
      </Text>
      <Flex
        as="ul"
        gap="2"
        mt={{ base: '1', md: '2' }}
        mx={{ base: '-4', md: '0' }}
        px={{ base: '4', md: '0' }}
        flexWrap={{ md: 'wrap' }}
        overflowX={{ base: 'auto', md: 'visible' }}
        css={{ scrollbarWidth: 'none' }}
      >
        {children}
      </Flex>
    </Section>
  );
}

export function ChipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PlainLink
      to={to}
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minH={{ base: '11', md: '8' }}
      px="3"
      whiteSpace="nowrap"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="full"
      textStyle="sm"
      _hover={{ borderColor: 'accent.solid', color: 'accent.fg' }}
    >
      {children}
    </PlainLink>
  );
}
