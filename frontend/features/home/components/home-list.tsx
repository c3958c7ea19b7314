/** A short list on the front page: its heading with a way to all of it, the schools, and the rule that they follow. */

import type { ReactNode } from 'react';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Flex, Section } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Note } from '#frontend/components/styled/text.tsx';

interface ListProps {
  title: string;
  more?: { to: string; label: string };
  rule: string;
  /** Before there are schools: questions that take the place of them and, on a phone, of the rule. */
  asking?: boolean;
  children: ReactNode;
}

/** `beside`: another list, in a wide window, where questions leave half of it. */
export function HomeList({ beside, ...list }: ListProps & { beside?: ReactNode }) {
  return (
    <Section aria-label={list.title} borderBottomWidth="1px">
      <Container
        py={{ base: '1.5', md: '5' }}
        display={{ xl: beside ? 'grid' : 'block' }}
        gridTemplateColumns="minmax(0, 41.5rem) minmax(0, 1fr)"
        columnGap="12"
      >
        <div>
          <HomeListBody {...list} />
        </div>
        {beside}
      </Container>
    </Section>
  );
}

/** A list that stands beside another. */
export function ListBeside(list: ListProps) {
  return (
    <Section aria-label={list.title} hideBelow="xl" minW="0">
      <HomeListBody {...list} />
    </Section>
  );
}

function HomeListBody({ title, more, rule, asking, children }: ListProps) {
  return (
    <>
      <Flex alignItems="center" justifyContent="space-between" gap="4" minH="10">
        <Heading as="h2" size="md">
          {title}
        </Heading>
        {more ? (
          <TextLink
            to={more.to}
            display="inline-flex"
            alignItems="center"
            minH={{ base: '11', md: '10' }}
            minW={{ base: '11', md: '0' }}
            justifyContent="flex-end"
            textStyle="sm"
            flexShrink="0"
          >
            {more.label}
          </TextLink>
        ) : null}
      </Flex>
      {/* As high as a school, which may come later; where one is asked first, as high before as after. */}
      <Box minH={asking === undefined ? '6.25rem' : { base: '7.625rem', md: '6.25rem' }}>
        <Box
          minH={asking ? '0' : '6.25rem'}
          {...(asking ? { display: { md: 'grid' }, height: { md: '6.25rem' } } : {})}
          alignItems="center"
        >
          {children}
        </Box>
        <Note mt="1" textStyle="xs" {...(asking ? { hideBelow: 'md' } : {})}>
          {rule}
        </Note>
      </Box>
    </>
  );
}
