/** A comparison on one page: the figures that decide, a column a university, with the way back to it. */

import { useHome, useOwnPrices } from '#frontend/api/your-prices.ts';
import { SheetPage, Sheets } from '#frontend/components/print/sheet.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Span } from '#frontend/components/styled/text.tsx';
import { nextDateLine } from '#frontend/content/next-date-line.ts';
import { absoluteAddress } from '#frontend/lib/links/localized-paths.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { yearInCell } from '#frontend/lib/money/year-in-cell.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { KEY_NUMBERS } from '#schema/domain/figures/derived/compare.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { isoDay } from '#schema/domain/formats/partial-date.ts';
import { isPricedForArts } from '#schema/domain/money/arts-fee.ts';
import { townInState } from '#schema/domain/places/town-in-state.ts';
import type { Country } from '#schema/domain/record/enums.ts';
import { COMPARE_MAX } from '#schema/domain/site/limits.ts';
import { COUNTRIES_LISTED } from '#schema/domain/site/reader.ts';
import { comparePageWords } from '#words/compare/compare-page.ts';
import { listedWords } from '#words/saved/sharing.ts';
import { cardWords } from '#words/search/card-words.ts';
import { printWords as words } from '#words/university/print.ts';
import { type SheetCell, type SheetLine, sheetLines } from '../sheet-rows.ts';

interface ComparisonSheetProps {
  records: readonly UniversityRecordView[];
}

export function ComparisonSheet({ records }: ComparisonSheetProps) {
  const ids = records.map(({ id }) => id);
  const prices = useOwnPrices(ids);
  const home = useHome();
  const plain = (value: string | null): SheetCell => ({
    value,
    whose: null,
    year: null,
    source: null,
    estimate: false,
    missing: null,
  });
  const today = isoDay(new Date());
  const dates: SheetLine = {
    key: 'dates',
    label: listedWords.deadline,
    cells: records.map((record) => plain(nextDateLine(record, today, home))),
  };
  const own: SheetLine = {
    key: 'own',
    label: words.yourPrice,
    cells: records.map(({ id, currency }) => {
      const price = prices.get(id);
      return {
        ...plain(price?.amount ? formatMoney(price.amount, currency) : null),
        whose: price && isPricedForArts(price) ? cardWords.artsPrograms : null,
        estimate: price?.estimate === true,
      };
    }),
  };
  const lines = sheetLines(records);
  // What one decides by comes first, then the rest in its own order, then what the schools of one country have alone.
  const first = KEY_NUMBERS.flatMap(({ key }) => lines.find((line) => line.key === key) ?? []);
  const all = [...first, ...lines.filter((line) => !first.includes(line))];
  const shared = all.filter((line) => onlyCountry(line, records) === null);
  const parts: SheetPart[] = [
    { title: null, lines: [...(prices.size > 0 ? [own] : []), dates, ...shared] },
    ...COUNTRIES_LISTED.map((country) => ({
      title: comparePageWords.onlyFor[country],
      lines: all.filter((line) => onlyCountry(line, records) === country),
    })),
  ].filter((part) => part.lines.length > 0);
  return (
    <Sheets>
      <SheetPage title={words.comparison} place={words.perYear} address={absoluteAddress(paths.compare(ids))}>
        <Box
          as="table"
          mt="4mm"
          w="100%"
          borderCollapse="collapse"
          tableLayout="fixed"
          fontSize={records.length >= COMPARE_MAX ? '8pt' : '8.5pt'}
        >
          <thead>
            <tr>
              <Box as="th" w="24%" textAlign="start" fontWeight="semibold">
                {words.figure}
              </Box>
              {records.map(({ id, name, city, stateName }) => (
                <Box
                  as="th"
                  key={id}
                  textAlign="start"
                  verticalAlign="bottom"
                  fontWeight="semibold"
                  fontSize="9pt"
                  lineHeight="1.2"
                  ps="2mm"
                  pb="1mm"
                  overflowWrap="anywhere"
                >
                  {name}
                  <Span display="block" fontSize="7.5pt" fontWeight="normal" color="#444444">
                    {townInState(city, stateName)}
                  </Span>
                </Box>
              ))}
            </tr>
          </thead>
          {parts.map(({ title, lines: rows }) => (
            <tbody key={title}>
              {title === null ? null : (
                <tr>
                  <th colSpan={records.length + 1}>
                    <Box pt="1.5mm" textAlign="start" fontWeight="semibold">
                      {title}
                    </Box>
                  </th>
                </tr>
              )}
              {rows.map((line) => (
                <SheetRow key={line.key} line={line} records={records} leads={line === own || first.includes(line)} />
              ))}
            </tbody>
          ))}
          {/* Four fill the page. */}
          {records.length >= COMPARE_MAX ? null : (
            <tbody>
              <Box as="tr" borderTopWidth="1px" borderColor="#999999" verticalAlign="baseline">
                <Box as="th" textAlign="start" fontWeight="semibold" h="14mm" verticalAlign="top" pt="1mm">
                  {words.notes}
                </Box>
                {records.map(({ id }) => (
                  <Box as="td" key={id} borderInlineStartWidth="1px" borderColor="#cccccc" />
                ))}
              </Box>
            </tbody>
          )}
        </Box>
      </SheetPage>
    </Sheets>
  );
}

interface SheetPart {
  title: string | null;
  lines: readonly SheetLine[];
}

/** The country whose schools alone have something in the row, where both are compared. */
function onlyCountry({ cells }: SheetLine, records: readonly UniversityRecordView[]): Country | null {
  const known = new Set(records.filter((_, place) => cells[place]?.value != null).map(({ country }) => country));
  const [only = null] = known;
  return known.size === 1 && records.some(({ country }) => country !== only) ? only : null;
}

interface SheetRowProps extends ComparisonSheetProps {
  line: SheetLine;
  /** One of the figures that one decides by. */
  leads: boolean;
}

function SheetRow({ line: { label, cells }, records, leads }: SheetRowProps) {
  return (
    <Box as="tr" borderTopWidth="1px" borderColor="#cccccc" verticalAlign="baseline">
      <Box as="th" textAlign="start" fontWeight={leads ? 'semibold' : 'normal'} py="0.6mm">
        {label}
      </Box>
      {cells.map(({ value, whose, year, estimate }, place) => {
        const aside = [whose, yearInCell(year)].filter((part) => part !== null).join(', ');
        return (
          <Box as="td" key={records[place]?.id} ps="2mm" overflowWrap="anywhere">
            <Span fontWeight={leads && value !== null ? 'semibold' : 'normal'}>{value ?? '–'}</Span>
            {value !== null && estimate ? ` (${words.estimate})` : ''}
            {aside === '' ? null : (
              <Span fontSize="7pt" color="#444444" ms="1mm">
                {aside}
              </Span>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
