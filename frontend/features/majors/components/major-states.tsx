/** What stands in place of a major while it loads and when it cannot be shown. */
import { ButtonLink } from '#frontend/components/links/router-link.tsx';
import { Unshown } from '#frontend/components/page/failed.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Skeleton } from '#frontend/components/styled/skeleton.tsx';
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
    <Unshown
      unknown={unknown}
      words={words}
      onRetry={onRetry}
      links={
        <>
          <ButtonLink to={paths.majors()} variant={unknown ? 'solid' : 'outline'}>
            {words.all}
          </ButtonLink>
          <ButtonLink to={paths.search()} variant="outline">
            {words.search}
          </ButtonLink>
        </>
      }
    />
  );
}
