/**
 * Price against graduation rate for all schools of a list, above the list that has the same in words. One school at a time
 * is named: the one that is pointed at, tapped, or reached with the arrow keys.
 */
import { type KeyboardEvent, type PointerEvent, useId, useMemo, useRef, useState } from 'react';
import { type PointsQuery, useUniversityPoints } from '#frontend/api/points.ts';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Flex, Section } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Caption, Span, Text } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { useMediaQuery, WIDE } from '#frontend/lib/rendering/use-media-query.ts';
import { formatMoney, formatPercent, formatRate } from '#schema/domain/formats/formats.ts';
import { slugOf } from '#schema/domain/record/slug.ts';
import { plotWords as words } from '#words/search/plot.ts';
import {
  axisOf,
  dotName,
  type Medians,
  mediansOf,
  namedOf,
  nearestTo,
  type PlottedSchool,
  type PlotWidth,
  placeIn,
  plottedOf,
} from '../plot.ts';

const RATES = [0, 25, 50, 75, 100];
/** Pixels within which a school is meant. */
const REACH = 28;
/** From so many on dots are smaller. */
const MANY = 300;
/** Schools that an arrow key with Shift passes over. */
const STRIDE = 10;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

export function ResultsPlot({ query }: { query: PointsQuery }) {
  const { data, isError, refetch } = useUniversityPoints(query);
  const schools = useMemo(() => plottedOf(data?.points ?? []), [data]);
  const ticks = useMemo(() => axisOf(schools), [schools]);
  const own = data?.own ?? false;
  const left = (data?.total ?? 0) - schools.length;
  // Only a Canadian school has a tuition in Canadian dollars.
  const hasCanadian = data?.points.some((point) => point[8] !== null) ?? false;
  const xLabel = own ? words.ownAxis : words.averageAxis;
  return (
    <Section aria-label={words.title} minW="0" mt="2" mb="6" _print={{ display: 'none' }}>
      {isError && data === undefined ? (
        <Box role="alert" textStyle="sm">
          {words.failed}
          <Button ms="3" size="sm" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </Box>
      ) : (
        <Plot schools={schools} ticks={ticks} xLabel={xLabel} own={own} loading={data === undefined} />
      )}
      {left > 0 ? (
        <Caption mt="2">
          {words.left(left)} {own || !hasCanadian ? null : words.canada}
        </Caption>
      ) : null}
    </Section>
  );
}

interface PlotProps {
  schools: readonly PlottedSchool[];
  ticks: readonly number[];
  xLabel: string;
  own: boolean;
  /** The schools are on their way. */
  loading: boolean;
}

function Plot({ schools, ticks, xLabel, own, loading }: PlotProps) {
  const highest = ticks.at(-1) as number;
  const medians = useMemo(() => mediansOf(schools), [schools]);
  // By its id: the same schools may come anew.
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = schools.find(({ id }) => id === chosen) ?? null;
  const beyond = schools.filter(({ price }) => price > highest).length;
  const area = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const point = (event: PointerEvent) => {
    const { left = 0, top = 0, width = 1, height = 1 } = area.current?.getBoundingClientRect() ?? {};
    const found = nearestTo(schools, [event.clientX - left, event.clientY - top], {
      width,
      height,
      highest,
      reach: REACH,
    });
    if (found) setChosen(found.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (step === undefined || schools.length === 0) return;
    event.preventDefault();
    const at = shown ? schools.indexOf(shown) + step * (event.shiftKey ? STRIDE : 1) : 0;
    setChosen(schools[Math.min(schools.length - 1, Math.max(0, at))]?.id ?? null);
  };
  return (
    <>
      <Text textStyle="xs" color="fg.muted">
        {words.rateAxis}
      </Text>
      {/* The last price stands under its line, half of it beyond the plot. */}
      <Box position="relative" ps="10" pe="5" pb="6" mt="2.5">
        <Box
          ref={area}
          role="application"
          aria-roledescription={words.role}
          aria-label={loading ? words.loading : words.summary(schools.length, xLabel)}
          aria-busy={loading}
          aria-describedby={helpId}
          tabIndex={0}
          position="relative"
          height={{ base: '18rem', md: '24rem' }}
          borderStartWidth="1px"
          borderBottomWidth="1px"
          borderColor="border.emphasized"
          cursor="crosshair"
          touchAction="pan-y"
          onPointerMove={(event) => {
            if (event.pointerType === 'mouse') point(event);
          }}
          onPointerUp={point}
          onKeyDown={onKeyDown}
        >
          <Dots schools={schools} highest={highest} medians={medians} shown={shown} own={own} />
          {medians ? (
            <Span
              position="absolute"
              top="1"
              insetStart="1"
              px="1"
              bg="bg"
              textStyle="xs"
              color="fg.muted"
              pointerEvents="none"
            >
              {words.corner}
            </Span>
          ) : null}
          {beyond > 0 ? (
            <Span
              position="absolute"
              top="1"
              insetEnd="0"
              px="1"
              bg="bg"
              textStyle="xs"
              color="fg.muted"
              pointerEvents="none"
            >
              {words.beyond(beyond)}
            </Span>
          ) : null}
          {schools.length === 0 ? (
            <Flex position="absolute" inset="0" alignItems="center" justifyContent="center" textStyle="sm" px="4">
              {loading ? words.loading : words.none}
            </Flex>
          ) : null}
        </Box>
        <RateNames />
        <PriceNames ticks={ticks} highest={highest} />
      </Box>
      <Text textStyle="xs" color="fg.muted" textAlign="end">
        {xLabel}
      </Text>
      <Box id={helpId} srOnly>
        {words.help}
      </Box>
      {/* As high without a school as with one. */}
      <Flex
        role="status"
        mt="1"
        minH="11"
        alignItems="center"
        flexWrap="wrap"
        columnGap="3"
        textStyle="sm"
        fontVariantNumeric="tabular-nums lining-nums"
      >
        {shown ? (
          <>
            <TextLink to={paths.university(slugOf(shown.name, shown.id))} touch="block" fontWeight="medium">
              {shown.name}
            </TextLink>
            <Span color={own ? 'gold.fg' : 'fg'}>{words.perYear(formatMoney(shown.price, 'USD'))}</Span>
            <Span>{words.graduate(formatRate(shown.rate))}</Span>
          </>
        ) : (
          <Span color="fg.muted">{words.hint}</Span>
        )}
      </Flex>
    </>
  );
}

interface DotsProps {
  schools: readonly PlottedSchool[];
  highest: number;
  medians: Medians | null;
  shown: PlottedSchool | null;
  /** Prices are one's own, in the color of what is. */
  own: boolean;
}

/** As wide as the page itself at most (the breakpoint `xl`). */
const WIDEST = '(min-width: 1280px)';
/** Under the words in the corner. */
const LINE_FROM = 28;

function Dots({ schools, highest, medians, shown, own }: DotsProps) {
  const isWide = useMediaQuery(WIDE, false);
  const isWidest = useMediaQuery(WIDEST, false);
  const width = isWidest ? 'widest' : isWide ? 'wide' : 'narrow';
  const named = useMemo(
    () => (medians ? namedOf(schools, medians, highest, width) : []),
    [schools, medians, highest, width],
  );
  const radius = schools.length > MANY ? 3 : 5;
  const at = (one: Medians) => {
    const [x, y] = placeIn(one, highest);
    return { cx: percent(x), cy: percent(1 - y) };
  };
  const middle = medians && at(medians);
  return (
    <Box position="absolute" inset="0" color={own ? 'gold.fg' : 'accent.solid'} aria-hidden="true">
      <svg width="100%" height="100%" overflow="visible" aria-hidden="true">
        <g stroke="currentColor" opacity="0.16">
          {RATES.slice(1)
            .map((rate) => percent(1 - rate / 100))
            .map((y) => (
              <line key={y} x1="0" x2="100%" y1={y} y2={y} />
            ))}
        </g>
        {middle ? (
          <g stroke="currentColor" strokeDasharray="4 4" opacity="0.6">
            <line x1={middle.cx} x2={middle.cx} y1={LINE_FROM} y2="100%" />
            <line x1="0" x2="100%" y1={middle.cy} y2={middle.cy} />
          </g>
        ) : null}
        <g fill="currentColor" fillOpacity={schools.length > MANY ? 0.35 : 0.55}>
          {schools.map((school) => (
            <circle key={school.id} {...at(school)} r={radius} />
          ))}
        </g>
      </svg>
      <Box position="absolute" inset="0" color="fg" opacity={shown ? '0.35' : '1'}>
        <svg width="100%" height="100%" overflow="visible" aria-hidden="true">
          {named.map(({ school, after }) =>
            school === shown ? null : (
              <Name key={school.id} of={school} highest={highest} away={radius + 6} after={after} width={width} />
            ),
          )}
        </svg>
      </Box>
      {shown ? (
        <Box position="absolute" inset="0" color="fg">
          <svg width="100%" height="100%" overflow="visible" aria-hidden="true">
            <circle {...at(shown)} r={radius + 3} fill="none" stroke="currentColor" strokeWidth="2.5" />
            <Name
              of={shown}
              highest={highest}
              away={radius + 9}
              after={placeIn(shown, highest)[0] <= 0.5}
              width={width}
              figures={`${formatMoney(shown.price, 'USD')} · ${words.graduate(formatRate(shown.rate))}`}
            />
          </svg>
        </Box>
      ) : null}
    </Box>
  );
}

interface NameProps {
  of: PlottedSchool;
  highest: number;
  /** Pixels from the dot. */
  away: number;
  /** After the dot, else before it. */
  after: boolean;
  width: PlotWidth;
  /** A second line: what the school that is pointed at costs and how many graduate. */
  figures?: string;
}

/** Beside a dot the name of its school; that of the one that is pointed at stands below in full. */
function Name({ of: school, highest, away, after, width, figures }: NameProps) {
  const [x, y] = placeIn(school, highest);
  const line = { x: percent(x), dx: after ? away : -away };
  return (
    <text
      y={percent(1 - y)}
      textAnchor={after ? 'start' : 'end'}
      fontSize="13"
      fill="currentColor"
      stroke="var(--ca-colors-bg)"
      strokeWidth="4"
      paintOrder="stroke"
    >
      <tspan {...line} dy="0.35em" fontWeight="600">
        {dotName(school, width)}
      </tspan>
      {figures === undefined ? null : (
        <tspan {...line} dy="1.3em">
          {figures}
        </tspan>
      )}
    </text>
  );
}

/** Drawn as text in the drawing: places along an axis need no style attributes there, which the content policy refuses. */
function RateNames() {
  return (
    <Box position="absolute" top="0" bottom="6" insetStart="0" width="9" color="fg.muted" aria-hidden="true">
      <svg width="100%" height="100%" overflow="visible" aria-hidden="true">
        {RATES.map((rate) => (
          <text
            key={rate}
            x="100%"
            y={percent(1 - rate / 100)}
            dy="0.32em"
            textAnchor="end"
            fontSize="13"
            fill="currentColor"
          >
            {formatPercent(rate)}
          </text>
        ))}
      </svg>
    </Box>
  );
}

function PriceNames({ ticks, highest }: { ticks: readonly number[]; highest: number }) {
  return (
    <Box position="absolute" bottom="0" height="6" insetStart="10" insetEnd="5" color="fg.muted" aria-hidden="true">
      <svg width="100%" height="100%" overflow="visible" aria-hidden="true">
        {ticks.map((tick) => (
          <text key={tick} x={percent(tick / highest)} y="18" textAnchor="middle" fontSize="13" fill="currentColor">
            {words.thousands(tick)}
          </text>
        ))}
      </svg>
    </Box>
  );
}
