/** The three schools nearest to this one, with why; a failure here leaves the rest of the page as it is. */

import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Skeleton } from '#frontend/components/styled/skeleton.tsx';
import { Text, VisuallyHidden } from '#frontend/components/styled/text.tsx';
import { TILE_GRID } from '#frontend/components/universities/school-tile.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazyPart } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { SIMILAR_COUNT } from '#schema/domain/site/limits.ts';
import { universityPartWords } from '#words/university/university-parts.ts';
import { useSimilarUniversities } from '../queries.ts';
import { SimilarCard } from './similar-card.tsx';

const words = () => universityPartWords.similar;

const Directions = lazyPart(() => import('./directions.tsx').then((module) => module.Directions));

/** The three, and below them the ways to look on. */
export function SimilarUniversities({ university }: { university: UniversityRecordView }) {
  return (
    <>
      <NearestUniversities id={university.id} />
      <Suspense fallback={<Box mt="8" minH="24" />}>
        <Directions university={university} />
      </Suspense>
    </>
  );
}

function NearestUniversities({ id }: { id: number }) {
  const { data, isError, isPending } = useSimilarUniversities(id);
  if (isPending) {
    return (
      <Box role="status" {...TILE_GRID}>
        <VisuallyHidden>{words().loading}</VisuallyHidden>
        {Array.from({ length: SIMILAR_COUNT }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three equal blocks that hold a place
          <Skeleton key={index} height={{ base: '8rem', sm: '16rem' }} />
        ))}
      </Box>
    );
  }
  if (isError || data.length === 0) {
    return (
      <div>
        <Text color="fg.muted">{isError ? words().failed : words().none}</Text>
        <TextLink to={paths.search()} mt="2" display="inline-block">
          {words().more}
        </TextLink>
      </div>
    );
  }
  return (
    <List.Root {...TILE_GRID}>
      {data.map((university) => (
        <SimilarCard key={university.id} university={university} />
      ))}
    </List.Root>
  );
}
