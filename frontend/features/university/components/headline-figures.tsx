/**
 * What the page opens with: the figures that decide, one's own price first where it is known, then the published price
 * and the size of the place in smaller type, and the school's own pages.
 */

import { isPeerFigure } from '#frontend/components/figures/peer-bar.tsx';
import { PricePlace } from '#frontend/components/own-price/price-place.tsx';
import { Box, Grid, Section } from '#frontend/components/styled/box.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { Caption } from '#frontend/components/styled/text.tsx';
import { publishedPrice } from '#frontend/content/deciding-figures.ts';
import { besidePrice } from '#frontend/content/headline-figures.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { peerWords } from '#words/university/peers.ts';
import { universityWords } from '#words/university/university.ts';
import { Blanks, HEAD_ROWS, HEAD_SPAN, Headline } from './headline.tsx';

const UnderFigures = lazy(() => import('./under-figures.tsx').then((module) => ({ default: module.UnderFigures })));

/** Where hardly anything is known, what stands under the figures elsewhere is beside them on a wide screen. */
const LAYOUTS = {
  full: { figures: 'repeat(4, minmax(0, 1fr))', place: {} },
  few: {
    figures: 'repeat(2, minmax(0, 1fr))',
    place: { display: { lg: 'grid' }, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '8' },
  },
} as const;

export function HeadlineFigures({ university }: { university: UniversityRecordView }) {
  const known = besidePrice(university);
  const price = publishedPrice(university);
  // Without payers nobody's price is worked out.
  const hasPrice = price.value !== null && price.payers !== undefined;
  const isCanadian = university.country === 'CA';
  // One's own price in Canada says whose it is, in a line that is as wide as a phone.
  const isOwnRow = isCanadian && hasPrice;
  const few = known.length < 2;
  return (
    <Section aria-label={universityWords.sections.headline} borderTopWidth="1px" py={{ base: '2', md: '5' }}>
      <Box {...(few ? LAYOUTS.few.place : LAYOUTS.full.place)}>
        <Grid
          gridTemplateColumns={{
            // Three beside each other only where there are three: names in two lines are harder to read.
            base: isOwnRow && known.length > 2 ? 'repeat(3, minmax(0, 1fr))' : 'repeat(2, minmax(0, 1fr))',
            lg: few ? LAYOUTS.few.figures : LAYOUTS.full.figures,
          }}
          gridTemplateRows={HEAD_ROWS}
          columnGap={{ base: '5', md: '8' }}
        >
          {/* As high as one's own price, with what it is of, so that nothing moves when it comes. */}
          <Box
            minW="0"
            gridRow={HEAD_SPAN}
            gridColumn={isOwnRow ? { base: '1 / -1', lg: 'auto' } : 'auto'}
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
            </DataList.Root>
          )}
        </Grid>
        {known.some(({ field }) => isPeerFigure(field) && university.peers?.figures[field] !== undefined) ? (
          <Caption mt="2" hideFrom="md" aria-hidden="true" _print={{ display: 'none' }}>
            {peerWords.legend}
          </Caption>
        ) : null}
        <div>
          <Blanks university={university} further={price.value === null} />
          <Suspense fallback={<Box minH={{ base: '14rem', lg: '8rem' }} mt="3" />}>
            <UnderFigures university={university} few={few} />
          </Suspense>
        </div>
      </Box>
    </Section>
  );
}
