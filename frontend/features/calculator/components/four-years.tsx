/** Four years when costs rise and aid does not: each year as a bar of what is covered and what is left, or as a table. */

import { memo } from 'react';
import { ChartOrTable } from '#frontend/components/figures/chart-or-table.tsx';
import { EstimateTag } from '#frontend/components/figures/estimate-tag.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { ShareBar } from '#frontend/components/page/share-bar.tsx';
import { Box, Flex, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { DataList, List } from '#frontend/components/styled/list.tsx';
import { Table } from '#frontend/components/styled/table.tsx';
import { Span, Text } from '#frontend/components/styled/text.tsx';
import type { FourYearResult } from '#schema/domain/money/tuition-calculator.ts';
import { calculatorWords } from '#words/calculators/calculator.ts';
import { Money, useMoney } from './money.tsx';

const words = () => calculatorWords.fourYears;
/** Told apart by lightness, not by colour alone. */
const COLORS = { left: 'accent.solid', covered: 'accent.border' } as const;

export const FourYears = memo(function FourYears({ fourYears }: { fourYears: FourYearResult }) {
  const { years, cost, aid, netCost, debt, monthly } = fourYears;
  const money = useMoney();
  const described = years
    .map((year, index) => words().partOf(words().year(index + 1), money(year.cost), money(year.netCost)))
    .join('. ');
  return (
    <PageSection id="calculator-four-years" title={words().title} folded>
      <Wrap as="dl" columnGap="12" rowGap="3">
        {[
          { term: words().cost, amount: cost },
          // Without aid it is the same amount.
          ...(aid === 0 ? [] : [{ term: words().netCost, amount: netCost }]),
        ].map(({ term, amount }) => (
          <div key={term}>
            <DataList.Label textStyle="sm" color="fg.muted">
              {term} <EstimateTag why={words().intro} />
            </DataList.Label>
            <DataList.Value textStyle="figure">
              <Money amount={amount} />
            </DataList.Value>
          </div>
        ))}
      </Wrap>
      <Box mt="3">
        <ChartOrTable
          label={words().title}
          intro={words().intro}
          chart={
            <>
              {aid === 0 ? null : (
                <Wrap as="ul" columnGap="6" rowGap="1" mb="4" textStyle="xs">
                  <Key of="left" label={words().left} />
                  <Key of="covered" label={words().covered} />
                </Wrap>
              )}
              <Grid role="img" aria-label={words().described(described)} gap="3">
                <Bars years={years} />
              </Grid>
            </>
          }
          table={<Figures fourYears={fourYears} />}
        />
      </Box>
      {debt === 0 ? null : (
        <Text mt="4" textStyle="sm" maxW="prose">
          {words().debt(money(debt), money(monthly))}
        </Text>
      )}
    </PageSection>
  );
});

function Key({ of, label }: { of: keyof typeof COLORS; label: string }) {
  return (
    <List.Item display="flex" alignItems="center" gap="2">
      <Box aria-hidden="true" boxSize="3" borderRadius="xs" bg={COLORS[of]} />
      {label}
    </List.Item>
  );
}

function Bars({ years }: Pick<FourYearResult, 'years'>) {
  const money = useMoney();
  const longest = Math.max(1, ...years.map(({ cost }) => cost));
  return years.map(({ cost, netCost }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: years never change places
    <Box key={index} textStyle="xs">
      <Flex justifyContent="space-between" gap="3" mb="1">
        <span>{words().year(index + 1)}</span>
        <Span fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {netCost === cost ? money(cost) : words().leftOf(money(netCost), money(cost))}
        </Span>
      </Flex>
      <Box height="3" bg="bg.muted" borderRadius="xs" overflow="hidden">
        <Box position="relative" height="100%">
          <Box position="absolute" inset="0" color="accent.border">
            <ShareBar to={cost / longest} />
          </Box>
          <Box position="absolute" inset="0" color="accent.solid">
            <ShareBar to={netCost / longest} />
          </Box>
        </Box>
      </Box>
    </Box>
  ));
}

function Figures({ fourYears }: { fourYears: FourYearResult }) {
  const money = useMoney();
  const columns = ['cost', 'aid', 'netCost'] as const;
  const cells = (row: Record<(typeof columns)[number], number>) =>
    columns.map((column) => (
      <Table.Cell key={column} textAlign="end">
        {money(row[column])}
      </Table.Cell>
    ));
  return (
    <Box position="relative" overflowX="auto" tabIndex={0} role="region" aria-label={words().table}>
      <Table.Root>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">{words().yearColumn}</Table.ColumnHeader>
            {columns.map((column) => (
              <Table.ColumnHeader key={column} scope="col" textAlign="end">
                {words()[column]}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {fourYears.years.map((year, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: years never change places
            <Table.Row key={index}>
              <Table.Cell as="th" scope="row" fontWeight="normal">
                {words().year(index + 1)}
              </Table.Cell>
              {cells(year)}
            </Table.Row>
          ))}
        </Table.Body>
        <Table.Footer>
          <Table.Row>
            <Table.Cell as="th" scope="row">
              {words().total}
            </Table.Cell>
            {cells(fourYears)}
          </Table.Row>
        </Table.Footer>
      </Table.Root>
    </Box>
  );
}
