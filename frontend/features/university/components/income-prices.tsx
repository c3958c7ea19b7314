/** The net price of a year by family income as bars, with an equal table. */

import { ChartOrTable } from '#frontend/components/figures/chart-or-table.tsx';
import { FactSource } from '#frontend/components/figures/fact-source.tsx';
import { ShareBar } from '#frontend/components/page/share-bar.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Table } from '#frontend/components/styled/table.tsx';
import { Span } from '#frontend/components/styled/text.tsx';
import { isNetOfResidents } from '#frontend/content/deciding-figures.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { NET_PRICE_BANDS } from '#schema/domain/money/net-price-bands.ts';
import { INCOME_BANDS } from '#schema/domain/search/filter-values.ts';
import { residenceOf } from '#schema/domain/situation/situation.ts';
import { labelled } from '#words/layout/labelled.ts';
import { universityPartWords } from '#words/university/university-parts.ts';
import { priceText } from '../in-short.ts';
import { useOwnSituation } from '../own-numbers.ts';

const words = () => universityPartWords.cost;

interface IncomePricesProps {
  university: UniversityRecordView;
  /** In the order of NET_PRICE_BANDS. */
  bands: (number | null)[];
}

export function IncomePrices({ university, bands }: IncomePricesProps) {
  const { currency } = university;
  const said = useOwnSituation();
  // Averages of those whom US aid goes to.
  const ownIncome = said && residenceOf(said) === 'us' ? said.income : null;
  const rows = NET_PRICE_BANDS.map((income, index) => ({
    income,
    price: bands[index] ?? null,
    own: ownIncome !== null && INCOME_BANDS[index] === ownIncome,
  }));
  const top = Math.max(1, ...rows.map(({ price }) => price ?? 0));
  return (
    <ChartOrTable
      label={words().incomeHeading}
      intro={
        <>
          {isNetOfResidents(university) ? words().incomeIntroPublic : words().incomeIntro}
          <FactSource university={university} field="netPriceByIncome" label={words().incomeHeading} />
        </>
      }
      chart={
        <Grid
          role="img"
          aria-label={rows.map(({ income, price }) => labelled(income, priceText(price, currency))).join('; ')}
          gap={{ base: '4', sm: '3' }}
          textStyle="sm"
        >
          {rows.map(({ income, price, own }) => (
            <BandRow
              key={income}
              income={income}
              amount={priceText(price, currency)}
              part={(price ?? 0) / top}
              own={own}
            />
          ))}
        </Grid>
      }
      table={
        <Table.Root>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader scope="col">{words().incomeColumn}</Table.ColumnHeader>
              <Table.ColumnHeader scope="col" textAlign="end" pe="0">
                {words().priceColumn}
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {rows.map(({ income, price }) => (
              <Table.Row key={income}>
                <Table.Cell as="th" scope="row" fontWeight="normal">
                  {income}
                </Table.Cell>
                <Table.Cell textAlign="end" pe="0">
                  {priceText(price, currency)}
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      }
    />
  );
}

/** On phones the bar stands under its label and amount, on wider screens between them. */
function BandRow({ income, amount, part, own }: { income: string; amount: string; part: number; own: boolean }) {
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', sm: '11.5rem minmax(0, 1fr) 9rem' }}
      gridTemplateAreas={{ base: '"income amount" "bar bar"', sm: '"income bar amount"' }}
      alignItems="center"
      columnGap="4"
      rowGap="1"
    >
      <Span
        gridArea="income"
        color={own ? 'gold.fg' : 'fg.muted'}
        fontWeight={own ? 'semibold' : 'normal'}
        data-own-step={own ? '' : undefined}
      >
        {income}
        {own ? ` ${words().incomeYours}` : null}
      </Span>
      <Box
        gridArea="bar"
        height={{ base: '3', sm: '5' }}
        bg="bg.muted"
        color={own ? 'gold.solid' : 'accent.solid'}
        borderRadius="xs"
        overflow="hidden"
      >
        <ShareBar to={part} />
      </Box>
      <Span gridArea="amount" textAlign="end" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {amount}
      </Span>
    </Grid>
  );
}
