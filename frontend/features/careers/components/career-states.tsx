/** What is shown in place of a career while it loads and when it cannot be shown. */
import { ButtonLink } from '#frontend/components/links/router-link.tsx';
import { Unshown } from '#frontend/components/page/failed.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Skeleton } from '#frontend/components/styled/skeleton.tsx';
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
    <Unshown
      unknown={unknown}
      words={words}
      onRetry={onRetry}
      links={
        <ButtonLink to={paths.careers()} variant={unknown ? 'solid' : 'outline'}>
          {words.all}
        </ButtonLink>
      }
    />
  );
}
