/** One year as bars: what it costs, and how it is paid; one press away the same figures as tables. */

import { memo } from 'react';
import { BarRow } from '#frontend/components/figures/bar-row.tsx';
import { ChartOrTable } from '#frontend/components/figures/chart-or-table.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Table } from '#frontend/components/styled/table.tsx';
import { formatPercent } from '#schema/domain/formats/formats.ts';
import { AID_FIELDS } from '#schema/domain/money/tuition-calculator.ts';
import { calculatorWords } from '#words/calculators/calculator.ts';
import { labelled } from '#words/layout/labelled.ts';
import type { Calculation, CalculationItem } from '../calculation.ts';
import { whyEstimate } from '../figure-words.ts';
import { useMoney } from './money.tsx';

const words = () => calculatorWords.chart;

interface Row {
  key: string;
  label: string;
  amount: number | null;
  /** Where it comes from, or what kind of money it is. */
  from: string;
}

function fromOf({ expense, ours, own }: CalculationItem, { school }: Calculation): string {
  if (own !== null) return words().yours;
  if (school === null) return calculatorWords.ours.usual;
  const year = ours.field === null ? '' : (school.facts[ours.field]?.year ?? '');
  return whyEstimate(school, expense, ours) ?? calculatorWords.ours.published(year);
}

export const CostChart = memo(function CostChart({ calculation }: { calculation: Calculation }) {
  const { currency, items, aid, year } = calculation;
  const money = useMoney();
  const goes: Row[] = items.map((item) => ({
    key: item.expense,
    label: calculatorWords.expenses[item.expense],
    amount: item.amount,
    from: fromOf(item, calculation),
  }));
  const comes: Row[] = [
    ...AID_FIELDS.map((field) => ({
      key: field,
      label: calculatorWords.aid[field].label,
      amount: aid[field],
      from: words().notes[field],
    })),
    { key: 'left', label: words().left, amount: year.netCost, from: '' },
  ];
  // Both charts to one scale: a whole bar is the total, or an aid that is more than that.
  const full = Math.max(1, year.total, ...comes.map(({ amount }) => amount ?? 0));
  const share = (amount: number | null) =>
    amount === null || year.total === 0 ? null : formatPercent((amount / year.total) * 100);
  const told = (row: Row) => `${row.label} ${row.amount === null ? calculatorWords.ours.unknown : money(row.amount)}`;
  // A bar of nothing is no bar; the tables name what is zero too.
  const drawn = (row: Row) => row.amount !== 0 || row.key === 'left';
  const described = `${labelled(words().goes, goes.map(told).join(', '))}. ${labelled(words().comes, comes.map(told).join(', '))}.`;
  return (
    <PageSection id="calculator-chart" title={words().title} folded>
      <ChartOrTable
        label={words().title}
        intro={words().intro(currency)}
        chart={
          <Grid
            role="img"
            aria-label={words().described(described)}
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
            columnGap="10"
            rowGap="7"
          >
            <Bars title={words().goes} rows={goes.filter(drawn)} shareOf={share} full={full} />
            {/* Of no aid it would be one bar of the whole. */}
            {year.aid === 0 ? null : (
              <Bars title={words().comes} rows={comes.filter(drawn)} shareOf={share} full={full} />
            )}
          </Grid>
        }
        table={
          <Grid gap="8">
            <Figures title={words().goes} rows={goes} shareOf={share} total={year.total} />
            <Figures title={words().comes} rows={comes} shareOf={share} total={null} />
          </Grid>
        }
      />
    </PageSection>
  );
});

interface RowsProps {
  title: string;
  rows: readonly Row[];
  shareOf: (amount: number | null) => string | null;
}

/** `full` is what a whole bar stands for. */
function Bars({ title, rows, shareOf, full }: RowsProps & { full: number }) {
  const money = useMoney();
  return (
    <Box minW="0">
      <Box textStyle="sm" color="fg.muted" mb="2">
        {title}
      </Box>
      <Grid gap="2.5">
        {rows.map(({ key, label, amount }) => (
          <BarRow
            key={key}
            name={label}
            text={amount === null ? '–' : [money(amount), shareOf(amount)].filter((part) => part !== null).join(' · ')}
            part={amount === null ? null : amount / full}
          />
        ))}
      </Grid>
    </Box>
  );
}

function Figures({ title, rows, shareOf, total }: RowsProps & { total: number | null }) {
  const money = useMoney();
  return (
    <Box position="relative" overflowX="auto" tabIndex={0} role="region" aria-label={title}>
      <Table.Root>
        <Table.Caption>{title}</Table.Caption>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">{words().item}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col" textAlign="end">
              {words().amount}
            </Table.ColumnHeader>
            <Table.ColumnHeader scope="col" textAlign="end">
              {words().share}
            </Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{words().from}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ key, label, amount, from }) => (
            <Table.Row key={key}>
              <Table.Cell as="th" scope="row" fontWeight="normal">
                {label}
              </Table.Cell>
              <Table.Cell textAlign="end">{amount === null ? '–' : money(amount)}</Table.Cell>
              <Table.Cell textAlign="end">{shareOf(amount) ?? '–'}</Table.Cell>
              <Table.Cell color="fg.muted">{from}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
        {total === null ? null : (
          <Table.Footer>
            <Table.Row>
              <Table.Cell as="th" scope="row">
                {words().total}
              </Table.Cell>
              <Table.Cell textAlign="end">{money(total)}</Table.Cell>
              <Table.Cell textAlign="end">{shareOf(total) ?? '–'}</Table.Cell>
              <Table.Cell />
            </Table.Row>
          </Table.Footer>
        )}
      </Table.Root>
    </Box>
  );
}
