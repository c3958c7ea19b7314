/** The four round figures, each over what is counted today. */

import type { ReactNode } from 'react';
import { Grid } from '#frontend/components/styled/box.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { Span } from '#frontend/components/styled/text.tsx';
import type { MetaResponse } from '#schema/api/meta.ts';
import { PARAMETER_LABELS } from '#words/search/search-filters.ts';
import { SORT_LABELS } from '#words/search/search-list.ts';
import { aboutWords } from '#words/site/about.ts';

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
    <Grid
      as="dl"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        xl: 'repeat(4, minmax(0, 1fr))',
      }}
      columnGap="8"
      rowGap="8"
    >
      <Statistic of="universities">
        {counts ? aboutWords.statistics.universities(counts.universities) : waiting}
      </Statistic>
      <Statistic of="students">{aboutWords.statistics.students}</Statistic>
      <Statistic of="countries">{counts ? aboutWords.statistics.countries(counts.US, counts.CA) : waiting}</Statistic>
      <Statistic of="filters">{aboutWords.statistics.filters(filterCount(), orderCount())}</Statistic>
    </Grid>
  );
}

interface StatisticProps {
  of: keyof typeof aboutWords.statistics.items;
  children: ReactNode;
}

function Statistic({ of, children }: StatisticProps) {
  const { figure, label: what } = aboutWords.statistics.items[of];
  return (
    <div>
      <dt>
        <Span display="block" textStyle="title" fontVariantNumeric="tabular-nums lining-nums">
          {figure}
        </Span>{' '}
        <Span color="fg.muted">{what}</Span>
      </dt>
      <DataList.Value mt="3" pt="3" borderTopWidth="1px" textStyle="sm" minH="14">
        {children}
      </DataList.Value>
    </div>
  );
}
