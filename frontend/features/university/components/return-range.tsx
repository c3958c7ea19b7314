/** What one may pay and earn: ranges as bars on one scale each, the share who finish, and the same as a table. */
import { FigureTable } from '#frontend/components/figures/figure-table.tsx';
import { ShareBar } from '#frontend/components/page/share-bar.tsx';
import { Box, Stack } from '#frontend/components/styled/box.tsx';
import { Caption, Note, Text } from '#frontend/components/styled/text.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatMoney, formatPercent } from '#schema/domain/formats/formats.ts';
import { decides } from '#schema/domain/record/small-cohorts.ts';
import { returnWords as words } from '#words/university/return-range.ts';
import { type Range, returnRanges } from '../return-range.ts';

/** Right ends of the bars, the same at every school so that two pages can be compared. */
const PRICE_END = 400_000;
const PAY_END = 160_000;

interface ReturnRangeProps {
  university: UniversityRecordView;
  /** A year of it, in its currency. */
  yourPrice: number | null;
}

export function ReturnRange({ university, yourPrice }: ReturnRangeProps) {
  const { currency, country, aidNumber } = university;
  const ranges = returnRanges(university, yourPrice, decides('graduationRate', university));
  const { degree, price, own, finish, pay } = ranges;
  const said = ({ low, high }: Range, unit: 'USD' | 'CAD') =>
    low === high ? formatMoney(low, unit) : words.range(formatMoney(low, unit), formatMoney(high, unit));
  const inCanada = country === 'CA';
  const blank = inCanada ? words.blankCanada : words.blank;
  const rows = [
    {
      key: 'price',
      name: words.price(own, degree),
      text: price === null ? blank : said(price, currency),
      bar: price === null ? null : { from: price.low / PRICE_END, to: price.high / PRICE_END },
    },
    {
      key: 'finish',
      name: words.finish,
      // Published in both countries, though not for every school.
      text: finish === null ? words.blank : words.share(formatPercent(finish), formatPercent(100 - finish)),
      bar: finish === null ? null : { from: 0, to: finish / 100 },
    },
    {
      key: 'pay',
      name: inCanada ? words.payInCanada : words.pay[degree],
      text: pay === null ? blank : said(pay, 'USD'),
      bar: pay === null ? null : { from: pay.low / PAY_END, to: pay.high / PAY_END },
    },
  ];
  return (
    <>
      <Text maxW="prose">{words.intro}</Text>
      <Stack gap="3" mt="4" maxW="3xl" aria-hidden="true">
        {rows.map(({ key, name, bar }) => (
          <div key={key}>
            <Caption>{name}</Caption>
            <Box mt="1" height="3" bg="bg.muted" color="accent.solid" borderRadius="xs" overflow="hidden">
              {bar === null ? null : <ShareBar {...bar} />}
            </Box>
          </div>
        ))}
      </Stack>
      <FigureTable
        label={words.heading}
        columns={[words.column, words.rangeColumn]}
        rows={rows.map(({ key, name, text }) => ({ key, name, cells: [text] }))}
      />
      <Note mt="3" maxW="prose">
        {pay === null ? null : words.programs(pay.programs)}{' '}
        {pay === null || aidNumber === null ? null : `${words.payOfAll(aidNumber.name)} `}
        {words.blanks}
        {pay === null ? null : ` ${words.ofWhom}`}
      </Note>
    </>
  );
}
