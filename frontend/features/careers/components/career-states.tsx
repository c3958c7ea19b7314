/** What is shown in place of a career while it loads and when it cannot be shown. */
import { ButtonLink } from '#frontend/components/links/router-link.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Skeleton } from '#frontend/components/styled/skeleton.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { careerWords } from '#words/majors/careers.ts';

export function CareerLoading() {
  return (
    <Container pt={{ base: '6', md: '10' }}>
      <Box role="status" srOnly>
        {careerWords.loading}
      </Box>
      <div aria-hidden="true">
        <Skeleton height="10" width="20rem" maxW="100%" />
        <Skeleton height="24" mt="4" maxW="40rem" />
        <Skeleton height="24rem" mt="9" />
      </div>
    </Container>
  );
}

export function CareerFailure({ unknown, onRetry }: { unknown: boolean; onRetry: () => void }) {
  const words = careerWords.failure;
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
        <ButtonLink to={paths.careers()} variant={unknown ? 'solid' : 'outline'}>
          {words.all}
        </ButtonLink>
      </Wrap>
    </Container>
  );
}
