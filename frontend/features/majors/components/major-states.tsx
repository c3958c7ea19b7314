/** What stands in place of a major while it loads and when it cannot be shown. */
import { ButtonLink } from '#frontend/components/links/router-link.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Skeleton } from '#frontend/components/styled/skeleton.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { majorWords } from '#words/majors/majors.ts';

export function MajorLoading() {
  return (
    <Container pt={{ base: '6', md: '10' }}>
      <Box role="status" srOnly>
        {majorWords.loading}
      </Box>
      <div aria-hidden="true">
        <Skeleton height="6" width="12rem" maxW="100%" />
        <Skeleton height="10" mt="3" width="20rem" maxW="100%" />
        <Skeleton height="40" mt="4" maxW="40rem" />
        <Skeleton height="11" mt="6" width="16rem" maxW="100%" />
        <Skeleton height="24rem" mt="9" />
      </div>
    </Container>
  );
}

export function MajorFailure({ unknown, onRetry }: { unknown: boolean; onRetry: () => void }) {
  const words = majorWords.failure;
  return (
    <Container py={{ base: '14', md: '24' }}>
      <div role="alert">
        <Heading as="h1" size="xl">
          {unknown ? words.title : words.unreachable}
        </Heading>
        <Text mt="4" textStyle="lg" color="fg.muted" maxW="prose">
          {unknown ? words.unknown : words.offline}
        </Text>
      </div>
      <Wrap mt="8" gap="3">
        {unknown ? null : <Button onClick={onRetry}>{words.retry}</Button>}
        <ButtonLink to={paths.majors()} variant={unknown ? 'solid' : 'outline'}>
          {words.all}
        </ButtonLink>
        <ButtonLink to={paths.search()} variant="outline">
          {words.search}
        </ButtonLink>
      </Wrap>
    </Container>
  );
}
