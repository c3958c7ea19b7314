/**
 * Of a hundred who start: who graduated, moved on, is still there or left, as one bar and as the list that names its parts. The
 * table by group is one fold further down.
 */
import type { ReactNode } from 'react';
import { ShareBar } from '#frontend/components/page/share-bar.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Note, Span } from '#frontend/components/styled/text.tsx';
import { formatCount } from '#schema/domain/formats/formats.ts';
import type { Outcome } from '#schema/domain/record/university-figures.ts';
import { detailWords } from '#words/university/university-details.ts';
import { ofHundred } from '../of-hundred.ts';
import { SubHeading } from './sub-heading.tsx';

const words = () => detailWords.outcomes;

/** From left to right. */
const PARTS = ['award', 'enrolledElsewhere', 'stillEnrolled', 'unknown'] as const;
const COLORS = {
  award: 'accent.solid',
  enrolledElsewhere: 'secondary.solid',
  stillEnrolled: 'accent.emphasized',
  unknown: 'border.emphasized',
} as const;

/** Shares that add up to less leave too much unsaid for one bar. */
const LEAST = 98;

export function OfHundred({ outcome, source }: { outcome: Outcome; source: ReactNode }) {
  const shares = PARTS.map((key) => outcome[key] ?? 0);
  if (outcome.award === null || shares.reduce((sum, share) => sum + share, 0) < LEAST) return null;
  const counts = ofHundred(shares);
  const parts = PARTS.map((key, at) => {
    const before = counts.slice(0, at).reduce((sum, count) => sum + count, 0);
    return { key, count: counts[at] as number, from: before / 100 };
  }).filter(({ count }) => count > 0);
  return (
    <Box maxW="3xl">
      <SubHeading>
        {words().hundredHeading} {source}
      </SubHeading>
      <Box position="relative" height="5" mt="2" borderRadius="xs" overflow="hidden" aria-hidden="true">
        {parts.map(({ key, count, from }) => (
          <Box key={key} position="absolute" inset="0" color={COLORS[key]}>
            {/* A gap of the page between two parts, which tells them apart without color. */}
            <ShareBar from={from === 0 ? 0 : from + 0.004} to={from + count / 100} />
          </Box>
        ))}
      </Box>
      <Grid
        as="ul"
        gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="6"
        rowGap="1"
        mt="2"
        textStyle="sm"
      >
        {parts.map(({ key, count }) => (
          <Box as="li" key={key} display="flex" alignItems="baseline" gap="2">
            <Box as="span" boxSize="2.5" borderRadius="xs" bg={COLORS[key]} flexShrink="0" aria-hidden="true" />
            <span>
              <Span fontWeight="semibold" fontVariantNumeric="tabular-nums lining-nums">
                {formatCount(count)}
              </Span>{' '}
              {words().hundred[key](count)}
            </span>
          </Box>
        ))}
      </Grid>
      <Note mt="2" maxW="prose" hideBelow="md">
        {words().eightIntro}
      </Note>
    </Box>
  );
}
