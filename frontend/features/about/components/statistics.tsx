/** The four round figures, each over what is counted today. */

import type { ReactNode } from 'react';
import { Box } from '#frontend/components/styled/box.tsx';
import type { MetaResponse } from '#schema/api/meta.ts';
import { aboutWords } from '#words/about.ts';
import { PARAMETER_LABELS } from '#words/search-filters.ts';
import { SORT_LABELS } from '#words/search-list.ts';

/** Each filter and each order has its words there; the text of a search narrows a list too. */
const filterCount = () => Object.keys(PARAMETER_LABELS).length + 1;
const orderCount = () => Object.keys(SORT_LABELS).length;

interface StatisticsProps {
  counts: MetaResponse['counts'] | undefined;
  failed: boolean;
}

export function Statistics({ counts, failed }: StatisticsProps) {
  const waiting = failed ? aboutWords.statistics.failed : aboutWords.statistics.loading;
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
      <Statistic of="universities" label={aboutWords.statistics.counted}>
        {counts ? aboutWords.statistics.universities(counts.universities) : waiting}
      </Statistic>
      <Statistic of="students" label={aboutWords.statistics.goal}>
        {aboutWords.statistics.students}
      </Statistic>
      <Statistic of="countries" label={aboutWords.statistics.counted}>
        {counts ? aboutWords.statistics.countries(counts.US, counts.CA) : waiting}
      </Statistic>
      <Statistic of="filters" label={aboutWords.statistics.counted}>
        {aboutWords.statistics.filters(filterCount(), orderCount())}
      </Statistic>
    </Box>
  );
}

interface StatisticProps {
  of: keyof typeof aboutWords.statistics.items;
  label: string;
  children: ReactNode;
}

function Statistic({ of, label, children }: StatisticProps) {
  const { figure, label: what } = aboutWords.statistics.items[of];
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
