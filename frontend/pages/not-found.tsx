/** Any address without a page. */

import { PageHead } from '#frontend/components/page-head.tsx';
import { ButtonLink } from '#frontend/components/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { paths } from '#frontend/lib/paths.ts';
import { notFoundWords as words } from '#words/not-found.ts';

export default function NotFoundPage() {
  return (
    <Container py={{ base: '16', md: '24' }}>
      <PageHead title={words.title} />
      <Heading as="h1" size="xl">
        {words.title}
      </Heading>
      <Box as="p" mt="4" textStyle="lg" color="fg.muted">
        {words.body}
      </Box>
      <Box as="p" mt="8">
        {words.ways}
      </Box>
      <Box mt="4" display="flex" flexWrap="wrap" gap="3">
        <ButtonLink to={paths.search()}>{words.search}</ButtonLink>
        <ButtonLink to={paths.home()} variant="outline">
          {words.home}
        </ButtonLink>
      </Box>
    </Container>
  );
}
