/**
 * What the page opens with: the figures that decide, one's own price first where it is known, then the published price
 * and the size of the place in smaller type, and the school's own pages.
 */

import { type ReactNode, Suspense } from 'react';
import { LabelBadge } from '#frontend/components/badge.tsx';
import { FactSource } from '#frontend/components/fact-source.tsx';
import { PricePlace } from '#frontend/components/own-price/price-place.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import {
  decidingFigures,
  type HeadlineFigure,
  headlineFigures,
  publishedPrice,
} from '#frontend/content/headline-figures.ts';
import { universityWords } from '#frontend/content/university.ts';
import { lazy } from '#frontend/lib/lazy-part.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { MISSING_LABELS } from '#schema/domain/facts.ts';

const UnderFigures = lazy(() => import('./under-figures.tsx').then((module) => ({ default: module.UnderFigures })));

const COLUMNS: Record<number, string> = {
  2: 'repeat(2, minmax(0, 1fr))',
  3: 'repeat(3, minmax(0, 1fr))',
  4: 'repeat(4, minmax(0, 1fr))',
};

export function HeadlineFigures({ university }: { university: UniversityRecordView }) {
  const further = headlineFigures(university);
  return (
    <Box as="section" aria-label={universityWords.sections.headline} borderTopWidth="1px" py={{ base: '4', md: '6' }}>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
        columnGap={{ base: '5', md: '8' }}
        rowGap="5"
      >
        <PricePlace university={university} shape="figure">
          <dl>
            <Headline university={university} {...publishedPrice(university)} />
          </dl>
        </PricePlace>
        <Box as="dl" display="contents">
          {decidingFigures(university).map((figure) => (
            <Headline key={figure.field} university={university} {...figure} />
          ))}
        </Box>
      </Box>
      <Suspense fallback={<Box minH="9" mt="3" />}>
        <UnderFigures university={university} />
      </Suspense>
      <Box
        as="dl"
        mt="4"
        pt="4"
        borderTopWidth="1px"
        borderColor="border.muted"
        display="grid"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: COLUMNS[further.length] }}
        columnGap={{ base: '5', md: '8' }}
        rowGap="3"
      >
        {further.map((figure) => (
          <Headline key={figure.field} university={university} {...figure} small />
        ))}
      </Box>
    </Box>
  );
}

interface HeadlineProps extends HeadlineFigure {
  university: UniversityRecordView;
  small?: boolean;
}

function Headline({ university, field, label, value, note, small = false }: HeadlineProps) {
  const missing = university.missing[field];
  const reason = missing && value === null ? `${MISSING_LABELS[missing]}.` : null;
  return (
    <Box minW="0">
      <Box as="dt" textStyle="sm" color="fg.muted" minH="6">
        {label} <FactSource university={university} field={field} label={label} />
      </Box>
      <Value estimate={university.facts[field]?.estimate === true} value={value} small={small} />
      {(reason ?? note) ? (
        <Box as="dd" textStyle="xs" color="fg.muted" mt="0.5">
          {reason ?? note}
        </Box>
      ) : null}
    </Box>
  );
}

function Value({ value, estimate, small }: { value: string | null; estimate: boolean; small: boolean }): ReactNode {
  if (value === null) {
    return (
      <Box as="dd" mt="1" color="fg.muted" textStyle="sm">
        {universityWords.missing.figure}
      </Box>
    );
  }
  return (
    <Box
      as="dd"
      textStyle={small ? 'md' : 'figure'}
      fontWeight="semibold"
      mt="0.5"
      display="flex"
      alignItems="baseline"
      flexWrap="wrap"
      columnGap="2"
    >
      {value}
      {estimate ? <LabelBadge outline>{universityWords.estimateTag}</LabelBadge> : null}
    </Box>
  );
}
