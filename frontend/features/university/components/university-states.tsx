/** What stands in place of a university's page while it loads and when it cannot be shown. */

import { ButtonLink, TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Skeleton } from '#frontend/components/styled/skeleton.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { universityWords } from '#words/university/university.ts';

/** The shapes of the page that is coming, so that nothing jumps when it is there. */
export function UniversityLoading() {
  return (
    <Container>
      <Box role="status" srOnly>
        {universityWords.loading}
      </Box>
      <Grid
        aria-hidden="true"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 30rem)' }}
        columnGap={{ lg: '12', xl: '16' }}
        rowGap="6"
        py={{ base: '5', md: '8' }}
      >
        <div>
          <Skeleton height="6" width="16rem" />
          <Skeleton height={{ base: '8', md: '12' }} mt="3" maxW="28rem" />
          <Skeleton height="6" mt="3" width="12rem" />
          <Skeleton height="6" mt="4" width="9rem" />
          <Skeleton height="11" mt="6" width="20rem" maxW="100%" />
        </div>
        <Skeleton aspectRatio="16 / 10" width="100%" borderRadius="md" mb="6" />
      </Grid>
      <Grid
        aria-hidden="true"
        borderTopWidth="1px"
        py="6"
        gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }}
        gap="8"
      >
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} height="16" />
        ))}
      </Grid>
      <Skeleton aria-hidden="true" height="24rem" mt="12" />
    </Container>
  );
}

interface UniversityFailureProps {
  /** False when the data could not be reached: the address may be right, and trying again may help. */
  unknown: boolean;
  onRetry: () => void;
}

export function UniversityFailure({ unknown, onRetry }: UniversityFailureProps) {
  const words = universityWords.failure;
  return (
    <Container py={{ base: '14', md: '24' }}>
      <div role="alert">
        <Heading as="h1" size="xl">
          {words.title}
        </Heading>
        <Text mt="4" textStyle="lg" color="fg.muted" maxW="prose">
          {words.unknown}
        </Text>
        {unknown ? null : (
          <Text mt="2" color="fg.muted" maxW="prose">
            {words.offline}
          </Text>
        )}
      </div>
      <Wrap mt="8" gap="3">
        {unknown ? null : <Button onClick={onRetry}>{words.retry}</Button>}
        <ButtonLink to={paths.search()} variant={unknown ? 'solid' : 'outline'}>
          {words.backToSearch}
        </ButtonLink>
        <ButtonLink to={paths.popular()} variant="outline">
          {words.popular}
        </ButtonLink>
      </Wrap>
      <Wrap mt="8" columnGap="6" rowGap="2">
        <TextLink to={paths.scholarships()}>{universityWords.paying.scholarships}</TextLink>
        <TextLink to={paths.resources()}>{universityWords.paying.resources.US}</TextLink>
      </Wrap>
    </Container>
  );
}
