/**
 * What the page opens with: the figures that decide, one's own price first where it is known, then the published price
 * and the size of the place in smaller type, and the school's own pages.
 */

import { isPeerFigure } from '#frontend/components/figures/peer-bar.tsx';
import { PricePlace } from '#frontend/components/own-price/price-place.tsx';
import { Box, Grid, Section } from '#frontend/components/styled/box.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { Caption } from '#frontend/components/styled/text.tsx';
import { BESIDE_PRICE, decidingFigures, publishedPrice } from '#frontend/content/deciding-figures.ts';
import { besidePrice } from '#frontend/content/headline-figures.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { peerWords } from '#words/university/peers.ts';
import { universityWords } from '#words/university/university.ts';
import { saysLittle } from '../unknown-figures.ts';
import { Blanks, HEAD_ROWS, HEAD_SPAN, Headline } from './headline.tsx';

const UnderFigures = lazy(() => import('./under-figures.tsx').then((module) => ({ default: module.UnderFigures })));

export function HeadlineFigures({ university }: { university: UniversityRecordView }) {
  const known = besidePrice(university);
  const blank = saysLittle(university)
    ? []
    : decidingFigures(university).blank.slice(0, Math.max(0, BESIDE_PRICE - known.length));
  const price = publishedPrice(university);
  // Without payers nobody's price is worked out.
  const hasPrice = price.value !== null && price.payers !== undefined;
  const isCanadian = university.country === 'CA';
  return (
    <Section aria-label={universityWords.sections.headline} borderTopWidth="1px" py={{ base: '2', md: '5' }}>
      <Grid
        gridTemplateColumns={{
          // Three beside each other only where there are three: names in two lines are harder to read.
          base: isCanadian && known.length > 2 ? 'repeat(3, minmax(0, 1fr))' : 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        }}
        gridTemplateRows={HEAD_ROWS}
        columnGap={{ base: '5', md: '8' }}
      >
        {/* As high as one's own price, with what it is of, so that nothing moves when it comes. */}
        <Box
          minW="0"
          gridRow={HEAD_SPAN}
          // A Canadian price says whose it is, in a line that is as wide as a phone.
          gridColumn={isCanadian ? { base: '1 / -1', lg: 'auto' } : 'auto'}
          pb={{ base: '4', lg: '0' }}
          minH={
            isCanadian
              ? { base: hasPrice ? '7.25rem' : '0', lg: hasPrice ? '8.5rem' : '0', _print: '0' }
              : { base: '8.75rem', md: '8rem', _print: '0' }
          }
        >
          <PricePlace university={university} shape="figure" payers={price.payers}>
            <dl>
              <Headline university={university} {...price} />
            </dl>
          </PricePlace>
        </Box>
        {known.length === 0 ? null : (
          <DataList.Root display="contents">
            {known.map((figure) => (
              <Headline key={figure.field} university={university} {...figure} level />
            ))}
            {blank.map((figure) => (
              <Headline key={figure.field} university={university} {...figure} level wideOnly />
            ))}
          </DataList.Root>
        )}
      </Grid>
      {known.some(({ field }) => isPeerFigure(field) && university.peers?.figures[field] !== undefined) ? (
        <Caption mt="2" hideFrom="md" aria-hidden="true" _print={{ display: 'none' }}>
          {peerWords.legend}
        </Caption>
      ) : null}
      <Blanks
        university={university}
        further={price.value === null}
        inRow={known.length === 0 ? [] : blank.map(({ field }) => field)}
      />
      <Suspense fallback={<Box minH="14rem" mt="3" />}>
        <UnderFigures university={university} />
      </Suspense>
    </Section>
  );
}
