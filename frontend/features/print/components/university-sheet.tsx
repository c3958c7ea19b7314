/** A university on one page: your price, the dates, the figures that decide with their years, and the way back to its page. */

import { useOwnPrice } from '#frontend/api/your-prices.ts';
import { SheetPage, Sheets } from '#frontend/components/print/sheet.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Span } from '#frontend/components/styled/text.tsx';
import { decidingFigures, publishedPrice } from '#frontend/content/deciding-figures.ts';
import { inOneLine } from '#frontend/content/in-one-line.ts';
import { currentDay } from '#frontend/content/today.ts';
import { absoluteAddress } from '#frontend/lib/links/localized-paths.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { yearInCell } from '#frontend/lib/money/year-in-cell.ts';
import { usePrinting } from '#frontend/lib/rendering/use-printing.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { formatPartialDate, hasPassed } from '#schema/domain/formats/partial-date.ts';
import type { YourPrice } from '#schema/domain/money/your-price.ts';
import { townInState } from '#schema/domain/places/town-in-state.ts';
import { roundDates } from '#schema/domain/plan/next-deadline.ts';
import { roundsOf } from '#schema/domain/plan/plan-rules.ts';
import { COUNTRY_LABELS } from '#schema/domain/record/enums.ts';
import { MISSING_LABELS } from '#schema/domain/record/facts.ts';
import { labelled } from '#words/layout/labelled.ts';
import { roundName, roundNames } from '#words/plan/plan.ts';
import { printWords as words } from '#words/university/print.ts';
import { yearText } from '#words/university/record-texts.ts';
import { detailWords } from '#words/university/university-details.ts';
import { sheetLines } from '../sheet-rows.ts';

type Props = { university: UniversityRecordView };

/** Drawn while it is printed, from the button or from the browser's own menu. */
export function UniversitySheet({ university }: Props) {
  const printing = usePrinting();
  // Asked for now: there is no time for it once the page is being printed.
  const own = useOwnPrice(university.id);
  return printing ? <Printed university={university} price={own?.price ?? null} /> : null;
}

function Printed({ university, price }: Props & { price: YourPrice | null }) {
  const { name, city, stateName, country, slug } = university;
  return (
    <Sheets>
      <SheetPage
        title={name}
        place={`${townInState(city, stateName)}, ${COUNTRY_LABELS[country]}`}
        address={absoluteAddress(paths.university(slug))}
      >
        <Head university={university} />
        <Grid mt="4mm" gridTemplateColumns={price ? '1fr 1fr' : '1fr'} columnGap="8mm" alignItems="start">
          {price ? <Price price={price} /> : null}
          <Dates university={university} />
        </Grid>
        <Figures university={university} />
        <Notes />
      </SheetPage>
    </Sheets>
  );
}

/** What the school's page opens with, in the same large type. */
function Head({ university }: Props) {
  const figures = [publishedPrice(university), ...decidingFigures(university).known].filter(
    ({ value }) => value !== null,
  );
  return figures.length === 0 ? null : (
    <Grid as="dl" mt="4mm" gridTemplateColumns="repeat(4, minmax(0, 1fr))" columnGap="5mm">
      {figures.map(({ field, label, value, note }) => (
        <Box key={field} borderTopWidth="1.5pt" borderColor="#000000" pt="1mm">
          <Box as="dt" fontSize="8pt">
            {label}
          </Box>
          <Box as="dd" fontSize="17pt" lineHeight="1.2" fontWeight="semibold" fontVariantNumeric="lining-nums">
            {value}
          </Box>
          {note ? (
            <Box as="dd" fontSize="7.5pt" color="#444444">
              {note}
            </Box>
          ) : null}
        </Box>
      ))}
    </Grid>
  );
}

/** Room to write. */
const NOTE_LINES = ['first', 'second', 'third', 'fourth'];
function Notes() {
  return (
    <Box as="section" mt="4mm" breakInside="avoid">
      <Box as="h2" {...HEADING} mb="0">
        {words.notes}
      </Box>
      {NOTE_LINES.map((line) => (
        <Box key={line} h="7mm" borderBottomWidth="1px" borderColor="#bbbbbb" />
      ))}
    </Box>
  );
}

const HEADING = { fontSize: '10.5pt', fontWeight: 'semibold', mb: '1mm' } as const;
const LINE = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '3mm',
  py: '0.4mm',
  borderBottomWidth: '1px',
  borderColor: '#dddddd',
} as const;

function Price({ price }: { price: YourPrice }) {
  const { amount, currency, estimate, parts, missing } = price;
  return (
    <section>
      <Box as="h2" {...HEADING}>
        {estimate ? words.yourPriceEstimate : words.yourPrice}
      </Box>
      {amount === null ? (
        <p>{missing?.text ?? words.notKnown}</p>
      ) : (
        <>
          {parts.map(({ of, label, amount: own, year }) => (
            <Box key={of} {...LINE}>
              <span>
                {label}{' '}
                <Span fontSize="7.5pt" color="#444444">
                  {year}
                </Span>
              </span>
              <Span fontVariantNumeric="tabular-nums">{formatMoney(own, currency)}</Span>
            </Box>
          ))}
          {parts.length === 1 ? null : (
            <Box {...LINE} fontWeight="semibold">
              <span>{words.total}</span>
              <Span fontVariantNumeric="tabular-nums">{formatMoney(amount, currency)}</Span>
            </Box>
          )}
          <Box mt="0.5mm" fontSize="7.5pt" color="#444444">
            {words.yourPriceNote}
          </Box>
        </>
      )}
    </section>
  );
}

/** Of last year's dates the line under them says it. */
const passedMark = (date: string, lastKnown: boolean): string =>
  !lastKnown && hasPassed(date, currentDay()) ? ` (${detailWords.applying.passed})` : '';

function Dates({ university: { deadlines, applicationRoutes = null } }: Props) {
  const dates = roundDates(deadlines);
  // Canada: the dates of the application services.
  const ofServices = roundsOf({ deadlines: null, applicationRoutes }).filter(({ date }) => date !== null);
  return (
    <section>
      <Box as="h2" {...HEADING}>
        {words.dates}
        {deadlines === null || deadlines.lastKnown ? '' : ` ${words.datesFor(yearText(deadlines.cycle))}`}
      </Box>
      {dates.map(({ round, date }) => (
        <Box key={round} {...LINE}>
          <span>{roundNames[round]}</span>
          <span>
            {formatPartialDate(date)}
            {passedMark(date, deadlines?.lastKnown ?? false)}
          </span>
        </Box>
      ))}
      {ofServices.map((round) => (
        <Box key={round.key} {...LINE}>
          <span>
            {roundName(round)}
            {round.lastKnown ? ` (${yearText(round.cycle)})` : ''}
          </span>
          <Span flexShrink="0">
            {formatPartialDate(round.date ?? '')}
            {passedMark(round.date ?? '', round.lastKnown)}
          </Span>
        </Box>
      ))}
      <Box mt="0.5mm" fontSize="7.5pt" color="#444444">
        {deadlines === null || (dates.length === 0 && !deadlines.rolling) ? (
          ofServices.length === 0 ? (
            words.noDates
          ) : (
            words.checkEach
          )
        ) : (
          <>
            {deadlines.rolling ? `${words.rolling} ` : ''}
            {deadlines.lastKnown ? `${words.lastKnown(yearText(deadlines.cycle))} ` : ''}
            {words.check(deadlines.asOf)}
          </>
        )}
      </Box>
    </section>
  );
}

function Figures({ university }: Props) {
  const { known, blank } = Object.groupBy(sheetLines([university]), ({ cells: [cell] }) =>
    cell?.value === null ? 'blank' : 'known',
  );
  // What a school could not have is no gap.
  const gaps = (blank ?? []).filter(({ cells: [cell] }) => cell?.missing !== MISSING_LABELS['not-applicable']);
  return (
    <>
      <Box as="table" mt="4mm" w="100%" borderCollapse="collapse">
        <thead>
          <tr>
            {[words.figure, words.value, words.yearAndSource].map((title, place) => (
              <Box
                as="th"
                key={title}
                textAlign="start"
                fontWeight="semibold"
                pb="0.8mm"
                ps={place === 0 ? '0' : '3mm'}
              >
                {title}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {(known ?? []).map(({ key, label, cells: [cell] }) => (
            <Box as="tr" key={key} borderTopWidth="1px" borderColor="#cccccc" verticalAlign="baseline">
              <Box as="th" textAlign="start" fontWeight="normal" py="0.7mm" w="34%">
                {label}
              </Box>
              <Box as="td" ps="3mm" py="0.7mm" w="24%" fontWeight={cell?.value ? 'semibold' : 'normal'}>
                {cell?.value}
                {cell?.estimate ? ` (${words.estimate})` : ''}
              </Box>
              <Box as="td" ps="3mm" py="0.7mm" fontSize="7.5pt" lineHeight="1.2" color="#444444">
                {yearInCell(cell?.year)}
                {yearInCell(cell?.year) !== null && cell?.source ? ', ' : null}
                <span lang="en">{cell?.source}</span>
              </Box>
            </Box>
          ))}
        </tbody>
      </Box>
      {gaps.length === 0 ? null : (
        <Box mt="1mm" fontSize="7.5pt" color="#444444">
          {labelled(
            words.notKnown,
            inOneLine(
              gaps.map(({ label }) => label),
              ',',
            ),
          )}
        </Box>
      )}
    </>
  );
}
