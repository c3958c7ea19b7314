/** Any address without a page. */

import { ButtonLink } from '#frontend/components/links/router-link.tsx';
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { Wrap } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Note, Text } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { notFoundWords as words } from '#words/layout/not-found.ts';

export default function NotFoundPage() {
  return (
    <Container py={{ base: '16', md: '24' }}>
      <PageHead title={words.title} />
      <Heading as="h1" size="xl">
        {words.title}
      </Heading>
      <Text mt="4" textStyle="lg" maxW="prose">
        {words.ways}
      </Text>
      <Wrap mt="5" gap="3">
        <ButtonLink to={paths.search()}>{words.search}</ButtonLink>
        <ButtonLink to={paths.home()} variant="outline">
          {words.home}
        </ButtonLink>
      </Wrap>
      <Note mt="8">{words.body}</Note>
    </Container>
  );
}
