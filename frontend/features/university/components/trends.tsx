/** Eight years of price, admission, graduation and retention as small lines, with an equal table. */

import { ChartOrTable } from '#frontend/components/figures/chart-or-table.tsx';
import { FactSource } from '#frontend/components/figures/fact-source.tsx';
import { FigureTable } from '#frontend/components/figures/figure-table.tsx';
import { Collapsible } from '#frontend/components/page/collapsible.tsx';
import { Box, Flex, Grid } from '#frontend/components/styled/box.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Caption, Note, Span } from '#frontend/components/styled/text.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { FOLLOWED, type FollowedFigure } from '#schema/domain/figures/derived/followed.ts';
import { formatMoney, formatPercent } from '#schema/domain/formats/formats.ts';
import { labelled } from '#words/layout/labelled.ts';
import { yearText } from '#words/university/record-texts.ts';
import { detailWords } from '#words/university/university-details.ts';
import { inARow } from '../brief.ts';

const words = () => detailWords.outcomes;
type Trend = UniversityRecordView['trends'][number];
type Measure = Exclude<keyof Trend, 'year'>;

/** Units of a line's box. */
const WIDTH = 160;
const HEIGHT = 44;
const EDGE = 3;

interface Line {
  measure: Measure;
  label: string;
  text(value: number): string;
}

/** The measures this university has at least two years of. */
function linesOf({ trends, currency, tuitionInDistrict }: UniversityRecordView): Line[] {
  const money = (value: number) => formatMoney(value, currency);
  const differs = trends.some(({ tuition, tuitionInState }) => tuitionInState !== null && tuitionInState !== tuition);
  const { trendColumns: names } = words();
  const labels: Partial<Record<FollowedFigure, string>> = differs
    ? {
        tuition: names.tuitionOutOfState,
        // The years' files have the price of the district where there is one.
        ...(tuitionInDistrict === null ? {} : { tuitionInState: names.tuitionInDistrict }),
      }
    : {};
  const all = (Object.entries(FOLLOWED) as [FollowedFigure, 'price' | 'rates'][])
    .filter(([measure]) => differs || measure !== 'tuitionInState')
    .map(
      ([measure, kind]): Line => ({
        measure,
        label: labels[measure] ?? names[measure],
        text: kind === 'price' ? money : formatPercent,
      }),
    );
  return all.filter(({ measure }) => trends.filter((trend) => trend[measure] !== null).length > 1);
}

export function Trends({ university }: { university: UniversityRecordView }) {
  const { trends, trendBreaks } = university;
  const lines = linesOf(university);
  if (lines.length === 0) return null;
  return (
    <Collapsible id="over-the-years" heading={words().trendsHeading} brief={inARow(lines.map(({ label }) => label))}>
      <ChartOrTable
        label={words().trendsHeading}
        intro={
          <>
            {words().trendsIntro} <FactSource university={university} field="trends" label={words().trendsHeading} />
          </>
        }
        chart={
          <Grid
            as="ul"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
            columnGap="8"
            rowGap="5"
          >
            {lines.map((line) => (
              <TrendLine
                key={line.measure}
                line={line}
                trends={trends}
                breaks={trendBreaks.filter(({ measure }) => measure === line.measure)}
              />
            ))}
          </Grid>
        }
        table={
          <>
            <FigureTable
              label={words().trendsHeading}
              columns={[words().trendYear, ...lines.map(({ label }) => label)]}
              rows={trends.toReversed().map((trend) => ({
                key: trend.year,
                name: yearText(trend.year),
                cells: lines.map(({ measure, text }) => {
                  const value = trend[measure];
                  return value === null ? null : text(value);
                }),
              }))}
            />
            <Breaks breaks={trendBreaks} />
          </>
        }
      />
    </Collapsible>
  );
}

interface TrendLineProps {
  line: Line;
  trends: Trend[];
  /** Those of this line. */
  breaks: UniversityRecordView['trendBreaks'];
}

function TrendLine({ line: { measure, label, text }, trends, breaks }: TrendLineProps) {
  const known = trends.flatMap((trend, at) =>
    trend[measure] === null ? [] : [{ at, value: trend[measure], year: trend.year }],
  );
  const first = known[0];
  const last = known.at(-1);
  if (!first || !last) return null;
  const values = known.map(({ value }) => value);
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const x = (at: number) => EDGE + (at / Math.max(1, trends.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number) => HEIGHT - EDGE - ((value - low) / span) * (HEIGHT - 2 * EDGE);
  // A year without a figure breaks the line: nothing is drawn where nothing is known. So does one of another meaning.
  const path = known.map(({ at, value, year }, index) => {
    const joined = index > 0 && known[index - 1]?.at === at - 1 && !breaks.some((one) => one.year === year);
    return `${joined ? 'L' : 'M'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
  });
  return (
    <List.Item display="grid" gridTemplateColumns="minmax(0, 1fr) auto" alignItems="end" columnGap="3">
      <Note as="span">{label}</Note>
      <Span fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {text(last.value)}
      </Span>
      <Box
        gridColumn="1 / -1"
        role="img"
        aria-label={words().trendOf(
          label,
          text(first.value),
          yearText(first.year),
          text(last.value),
          yearText(last.year),
        )}
        mt="1"
      >
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          width="100%"
          height={HEIGHT}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path
            d={path.join('')}
            fill="none"
            stroke="var(--ca-colors-accent-solid)"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
          {known.map(({ at, value, year }) => (
            <path
              key={year}
              d={`M${x(at).toFixed(1)} ${y(value).toFixed(1)}h0`}
              stroke="var(--ca-colors-accent-solid)"
              strokeWidth="5"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
      </Box>
      <Flex gridColumn="1 / -1" justifyContent="space-between" textStyle="xs" color="fg.muted" aria-hidden="true">
        <span>{labelled(yearText(first.year), text(first.value))}</span>
        <span>{yearText(last.year)}</span>
      </Flex>
      <Breaks breaks={breaks} />
    </List.Item>
  );
}

/** Why a line is two. */
function Breaks({ breaks }: { breaks: UniversityRecordView['trendBreaks'] }) {
  return breaks.map(({ year, reason }) => (
    <Caption key={year} gridColumn="1 / -1" mt="1" maxW="prose">
      {words().trendBreaks[reason](yearText(year))}
    </Caption>
  ));
}
