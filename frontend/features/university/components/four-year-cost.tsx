/** The cost of each of four years as columns, for each kind of student, with an equal table. */

import { ChartOrTable } from '#frontend/components/figures/chart-or-table.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { Box, Flex, Grid, Stack, Wrap } from '#frontend/components/styled/box.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Caption, Note, Span } from '#frontend/components/styled/text.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { COST_ITEMS, fourYearItem, STUDY_YEARS } from '#schema/domain/money/finance.ts';
import { labelled } from '#words/layout/labelled.ts';
import { universityPartWords } from '#words/university/university-parts.ts';
import type { CostColumn } from '../cost-model.ts';
import { ResidencyTable } from './residency-table.tsx';

const words = () => universityPartWords.cost;
const YEARS = Array.from({ length: STUDY_YEARS }, (_, index) => index);
/** Told apart by lightness and by the legend's order, not by colour alone: the first is solid, the second outlined. */
const LOOKS = [
  { bg: 'accent.solid', borderColor: 'accent.solid' },
  { bg: 'accent.subtle', borderColor: 'accent.border' },
] as const;

const COLUMNS = [
  { '& rect': { fill: 'accent.solid', stroke: 'accent.solid' } },
  { '& rect': { fill: 'accent.subtle', stroke: 'accent.border', strokeWidth: '2px' } },
] as const;

interface FourYearCostProps {
  university: UniversityRecordView;
  columns: CostColumn[];
}

export function FourYearCost({ university, columns }: FourYearCostProps) {
  const { currency, kind } = university;
  const parts = columns
    .map(({ label, fourYears }) =>
      labelled(label, fourYears.years.map((amount) => formatMoney(amount, currency)).join(', ')),
    )
    .join('. ');
  return (
    <>
      <ChartOrTable
        label={words().fourYearHeading}
        intro={[words().fourYearIntro(currency), kind === 'two-year' ? words().twoYearSchool : null]
          .filter(Boolean)
          .join(' ')}
        chart={
          <>
            <Legend columns={columns} currency={currency} />
            <div role="img" aria-label={words().chartOf(parts)}>
              <Columns columns={columns} currency={currency} />
            </div>
          </>
        }
        table={<FourYearTable columns={columns} currency={currency} />}
      />
      <Disclosure summary={words().itemsOverFour}>
        <ResidencyTable
          columns={columns}
          heading={words().itemColumn}
          rows={COST_ITEMS.map((item) => ({
            key: item,
            label: words().items[item],
            amountOf: ({ yearly }) =>
              formatMoney(fourYearItem(yearly.items.find((one) => one.item === item)?.amount ?? 0), currency),
          }))}
        />
        <Caption mt="2" maxW="prose">
          {words().itemsOverFourNote}
        </Caption>
      </Disclosure>
    </>
  );
}

type ColumnsProps = { columns: CostColumn[]; currency: UniversityRecordView['currency'] };

/** Each kind of student with its total, which is what people want to know first. */
function Legend({ columns, currency }: ColumnsProps) {
  return (
    <Wrap as="ul" columnGap="8" rowGap="2" mb="5">
      {columns.map(({ residency, label, fourYears }, index) => (
        <List.Item key={residency} display="flex" alignItems="flex-start" gap="2.5">
          <Box aria-hidden="true" mt="2" boxSize="3" borderRadius="xs" borderWidth="1px" {...LOOKS[index]} />
          <div>
            <Span display="block" textStyle="figure">
              {formatMoney(fourYears.total, currency)}
            </Span>
            <Note as="span">{label}</Note>
          </div>
        </List.Item>
      ))}
    </Wrap>
  );
}

function Columns({ columns, currency }: ColumnsProps) {
  const top = Math.max(1, ...columns.flatMap(({ fourYears }) => fourYears.years));
  return (
    <Grid gridTemplateColumns="repeat(4, minmax(0, 1fr))" columnGap={{ base: '3', md: '6' }}>
      {YEARS.map((year) => (
        <div key={year}>
          <Flex
            justifyContent="center"
            alignItems="flex-end"
            gap={{ base: '1', md: '2' }}
            height="11rem"
            borderBottomWidth="1px"
            borderColor="border.emphasized"
          >
            {columns.map(({ residency, fourYears }, index) => {
              const amount = fourYears.years[year] ?? 0;
              return (
                <Stack
                  key={residency}
                  flex="1"
                  maxW="14"
                  minW="0"
                  height="100%"
                  justifyContent="flex-end"
                  {...COLUMNS[index]}
                >
                  <Span textStyle="xs" textAlign="center" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
                    {words().short(amount, currency)}
                  </Span>
                  {/* Sized by attributes: the page comes without style attributes. */}
                  <svg width="100%" height={`${(amount / top) * 88}%`} aria-hidden="true">
                    <rect width="100%" height="100%" />
                  </svg>
                </Stack>
              );
            })}
          </Flex>
          <Caption as="span" display="block" textAlign="center" pt="1.5">
            {words().year(year + 1)}
          </Caption>
        </div>
      ))}
    </Grid>
  );
}

function FourYearTable({ columns, currency }: ColumnsProps) {
  return (
    <ResidencyTable
      columns={columns}
      heading={words().yearColumn}
      rows={YEARS.map((year) => ({
        key: String(year),
        label: words().year(year + 1),
        amountOf: ({ fourYears }) => formatMoney(fourYears.years[year] ?? null, currency),
      }))}
      totals={[
        {
          key: 'total',
          label: words().fourYearTotal,
          amountOf: ({ fourYears }) => formatMoney(fourYears.total, currency),
        },
      ]}
    />
  );
}
