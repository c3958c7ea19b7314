/** A comparison on one page: the figures that decide, a column a university, with the way back to it. */

import { useHome, useOwnPrices } from '#frontend/api/your-prices.ts';
import { SheetPage, Sheets } from '#frontend/components/print/sheet.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Span } from '#frontend/components/styled/text.tsx';
import { nextDateLine } from '#frontend/content/next-date-line.ts';
import { absoluteAddress } from '#frontend/lib/links/localized-paths.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { isoDay } from '#schema/domain/formats/partial-date.ts';
import { townInState } from '#schema/domain/places/town-in-state.ts';
import { listedWords } from '#words/saved/sharing.ts';
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
        estimate: price?.estimate === true,
      };
    }),
  };
  const lines = [...(prices.size > 0 ? [own] : []), dates, ...sheetLines(records)];
  return (
    <Sheets>
      <SheetPage
        title={words.comparison}
        place={records.map(({ city, stateName }) => townInState(city, stateName)).join('; ')}
        address={absoluteAddress(paths.compare(ids))}
      >
        <Box as="table" mt="4mm" w="100%" borderCollapse="collapse" tableLayout="fixed" fontSize="8.5pt">
          <thead>
            <tr>
              <Box as="th" w="24%" textAlign="start" fontWeight="semibold">
                {words.figure}
              </Box>
              {records.map(({ id, name }) => (
                <Box
                  as="th"
                  key={id}
                  textAlign="start"
                  verticalAlign="bottom"
                  fontWeight="semibold"
                  ps="2mm"
                  pb="0.8mm"
                  overflowWrap="anywhere"
                >
                  {name}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, label, cells }) => (
              <Box as="tr" key={key} borderTopWidth="1px" borderColor="#cccccc" verticalAlign="baseline">
                <Box as="th" textAlign="start" fontWeight="normal" py="0.6mm">
                  {label}
                </Box>
                {cells.map(({ value, year, estimate }, place) => (
                  <Box as="td" key={records[place]?.id} ps="2mm" overflowWrap="anywhere">
                    {value ?? '–'}
                    {value !== null && estimate ? ` (${words.estimate})` : ''}
                    {year === null ? null : (
                      <Span fontSize="7pt" color="#444444" ms="1mm">
                        {year}
                      </Span>
                    )}
                  </Box>
                ))}
              </Box>
            ))}
          </tbody>
        </Box>
      </SheetPage>
    </Sheets>
  );
}
