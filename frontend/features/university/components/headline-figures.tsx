/**
 * What the page opens with: the figures that decide, one's own price first where it is known, then the published price
 * and the size of the place in smaller type, and the school's own pages.
 */

import { PricePlace } from '#frontend/components/own-price/price-place.tsx';
import { Box, Grid, Section } from '#frontend/components/styled/box.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { decidingFigures, publishedPrice } from '#frontend/content/deciding-figures.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { universityWords } from '#words/university/university.ts';
import { Blanks, Headline } from './headline.tsx';

const UnderFigures = lazy(() => import('./under-figures.tsx').then((module) => ({ default: module.UnderFigures })));

export function HeadlineFigures({ university }: { university: UniversityRecordView }) {
  const { known, blank } = decidingFigures(university);
  const price = publishedPrice(university);
  return (
    <Section aria-label={universityWords.sections.headline} borderTopWidth="1px" py={{ base: '3', md: '6' }}>
      <Grid
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
        columnGap={{ base: '5', md: '8' }}
        rowGap={{ base: '3', md: '5' }}
      >
        <PricePlace university={university} shape="figure" note={university.country === 'CA' ? price.note : null}>
          <dl>
            <Headline university={university} {...price} />
          </dl>
        </PricePlace>
        {known.length === 0 ? null : (
          <DataList.Root display="contents">
            {known.map((figure) => (
              <Headline key={figure.field} university={university} {...figure} />
            ))}
          </DataList.Root>
        )}
      </Grid>
      <Blanks figures={blank} further={price.value === null} />
      <Suspense fallback={<Box minH="14rem" mt="3" />}>
        <UnderFigures university={university} />
      </Suspense>
    </Section>
  );
}
