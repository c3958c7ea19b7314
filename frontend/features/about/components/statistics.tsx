/** How much there is, as it is counted today; under it the four round figures that the site set out with. */

import type { ReactNode } from 'react';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { DataList, List } from '#frontend/components/styled/list.tsx';
import { Note, Span } from '#frontend/components/styled/text.tsx';
import type { MetaResponse } from '#schema/api/meta.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import { PARAMETER_LABELS } from '#words/search/search-filters.ts';
import { SORT_LABELS } from '#words/search/search-list.ts';
import { aboutWords } from '#words/site/about.ts';
import { publishersOf } from '../publishers.ts';

/** Each filter and each order has its words there; the text of a search narrows a list too. */
const filterCount = () => Object.keys(PARAMETER_LABELS).length + 1;
const orderCount = () => Object.keys(SORT_LABELS).length;

const ROUND = ['universities', 'students', 'countries', 'filters'] as const;

interface StatisticsProps {
  dataset: MetaResponse | undefined;
  failed: boolean;
}

export function Statistics({ dataset, failed }: StatisticsProps) {
  const { statistics: words } = aboutWords;
  const counts = dataset?.counts;
  const waiting = failed ? words.failed : words.loading;
  return (
    <>
      <Grid
        as="dl"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' }}
        columnGap={{ base: '6', md: '8' }}
        rowGap="6"
      >
        <Statistic figure={counts ? formatCount(counts.universities) : '…'} label={words.schools}>
          {counts ? words.today : waiting}
        </Statistic>
        <Statistic figure="2" label={words.items.countries.label}>
          {counts ? words.countries(counts.US, counts.CA) : waiting}
        </Statistic>
        <Statistic figure={dataset ? formatCount(publishersOf(dataset.sources).length) : '…'} label={words.publishers}>
          {dataset ? words.tables(dataset.sources.length) : waiting}
        </Statistic>
        <Statistic figure={formatCount(filterCount())} label={words.items.filters.label}>
          {words.orders(orderCount())}
        </Statistic>
      </Grid>
      <Box
        mt="6"
        pt="4"
        borderTopWidth="1px"
        fontSize={{ base: '0.8125rem', lg: 'sm' }}
        lineHeight="1.25rem"
        color="fg.muted"
      >
        <Note fontSize={{ base: '0.8125rem', lg: 'sm' }}>{words.intro}</Note>
        <Grid
          as="ul"
          gridTemplateColumns={{ base: 'repeat(2, max-content)', sm: 'repeat(4, max-content)' }}
          columnGap="5"
          rowGap="1"
          mt="1"
        >
          {ROUND.map((key) => (
            <List.Item key={key} whiteSpace="nowrap">
              <Span fontWeight="semibold">{words.items[key].figure}</Span> <span>{words.items[key].label}</span>
            </List.Item>
          ))}
        </Grid>
        <Note mt="1" fontSize={{ base: '0.8125rem', lg: 'sm' }}>
          {words.students}
        </Note>
      </Box>
    </>
  );
}

function Statistic({ figure, label, children }: { figure: string; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Span display="block" textStyle="title" fontVariantNumeric="tabular-nums lining-nums">
          {figure}
        </Span>{' '}
        <Span>{label}</Span>
      </dt>
      <DataList.Value mt="1" textStyle="sm" color="fg.muted" minH={{ base: '10', md: '5' }}>
        {children}
      </DataList.Value>
    </div>
  );
}
