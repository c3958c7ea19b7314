/** The four round figures, each over what is counted today. */

import type { ReactNode } from 'react';
import { Box } from '#frontend/components/styled/box.tsx';
import type { MetaResponse } from '#schema/api/meta.ts';
import { aboutWords } from '#words/about.ts';
import { PARAMETER_LABELS } from '#words/search-filters.ts';
import { SORT_LABELS } from '#words/search-list.ts';

const words = aboutWords.statistics;

/** Each filter and each order has its words there; the text of a search narrows a list too. */
const FILTER_COUNT = Object.keys(PARAMETER_LABELS).length + 1;
const ORDER_COUNT = Object.keys(SORT_LABELS).length;

interface StatisticsProps {
  counts: MetaResponse['counts'] | undefined;
  failed: boolean;
}

export function Statistics({ counts, failed }: StatisticsProps) {
  const waiting = failed ? words.failed : words.loading;
  return (
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        xl: 'repeat(4, minmax(0, 1fr))',
      }}
      columnGap="8"
      rowGap="8"
    >
      <Statistic of="universities" label={words.counted}>
        {counts ? words.universities(counts.universities) : waiting}
      </Statistic>
      <Statistic of="students" label={words.goal}>
        {words.students}
      </Statistic>
      <Statistic of="countries" label={words.counted}>
        {counts ? words.countries(counts.US, counts.CA) : waiting}
      </Statistic>
      <Statistic of="filters" label={words.counted}>
        {words.filters(FILTER_COUNT, ORDER_COUNT)}
      </Statistic>
    </Box>
  );
}

interface StatisticProps {
  of: keyof typeof words.items;
  label: string;
  children: ReactNode;
}

function Statistic({ of, label, children }: StatisticProps) {
  const { figure, label: what } = words.items[of];
  return (
    <Box>
      <Box as="dt">
        <Box as="span" display="block" textStyle="title" fontVariantNumeric="tabular-nums lining-nums">
          {figure}
        </Box>{' '}
        <Box as="span" color="fg.muted">
          {what}
        </Box>
      </Box>
      <Box as="dd" mt="3" pt="3" borderTopWidth="1px" textStyle="sm" minH="16">
        <Box as="span" display="block" color="fg.muted">
          {label}
        </Box>
        {children}
      </Box>
    </Box>
  );
}
