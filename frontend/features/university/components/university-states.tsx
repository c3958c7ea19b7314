/** What stands in place of a university's page while it loads and when it cannot be shown. */

import { ButtonLink, TextLink } from '#frontend/components/links/router-link.tsx';
import { FailedPage } from '#frontend/components/page/failed.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Skeleton } from '#frontend/components/styled/skeleton.tsx';
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
    <FailedPage
      title={words.title}
      retry={unknown ? undefined : { label: words.retry, onClick: onRetry }}
      links={
        <>
          <ButtonLink to={paths.search()} variant={unknown ? 'solid' : 'outline'}>
            {words.backToSearch}
          </ButtonLink>
          <ButtonLink to={paths.popular()} variant="outline">
            {words.popular}
          </ButtonLink>
          <TextLink to={paths.scholarships()}>{universityWords.paying.scholarships}</TextLink>
          <TextLink to={paths.resources()}>{universityWords.paying.resources.US}</TextLink>
        </>
      }
    >
      <p>{words.unknown}</p>
      {unknown ? null : <p>{words.offline}</p>}
    </FailedPage>
  );
}
