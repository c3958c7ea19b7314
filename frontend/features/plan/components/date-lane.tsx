/** The dates ahead as dots on a line from today to the last; the same as a list for screen readers and on paper. */

import { Box } from '#frontend/components/styled/box.tsx';
import { chakra, css } from '#frontend/components/styled/chakra.ts';
import { List } from '#frontend/components/styled/list.tsx';
import { Note } from '#frontend/components/styled/text.tsx';
import { currentDay } from '#frontend/content/today.ts';
import { daysUntil } from '#schema/domain/plan/plan.ts';
import { dateLaneWords as words } from '#words/plan/date-lane.ts';
import { roundName } from '#words/plan/plan.ts';
import { type DateAhead, laneOf } from '../dates-ahead.ts';

interface DateLaneProps {
  dates: readonly DateAhead[];
  names: ReadonlyMap<number, string>;
  /** Whether it is as wide as the page, which has room for more dates. */
  wide?: boolean;
}

/** In words: for screen readers and paper alone. */
const HEARD = { srOnly: { base: true, _print: false } } as const;

const LINE = 30;
/** From here on a date ends where the line ends. */
const END = 0.95;
/** The name of a month that begins after this share of the line would run past its end. */
const LAST_LABEL = 0.93;
const TEXT = css({ textStyle: 'xs', fontVariantNumeric: 'tabular-nums' });
const WIDE = css({ hideBelow: 'lg' });
const COUNT = css({ textStyle: 'xs', fontWeight: 'semibold', fill: 'bg' });

export function DateLane({ dates, names, wide = false }: DateLaneProps) {
  const today = currentDay();
  const lane = laneOf(dates, today);
  if (lane === null) return null;
  const percent = (at: number) => `${(at * 100).toFixed(2)}%`;
  const nameOf = ({ id, round }: DateAhead) => {
    const name = names.get(id) ?? '';
    return round === null ? name : words.ofRound(name, roundName(round));
  };
  const entries = [
    ...lane.days.map(({ date, of }) => ({ date, of })),
    ...lane.later.map((one) => ({ date: one.date, of: [one] })),
  ];
  return (
    <Box mt="3" data-date-lane breakInside="avoid">
      {lane.days.length === 0 ? null : (
        <Box aria-hidden="true" height="16" px="3" color="fg.muted">
          <chakra.svg width="100%" height="100%" overflow="visible">
            <line x1="0" x2="100%" y1={LINE} y2={LINE} stroke="currentColor" strokeWidth="1" />
            {lane.months
              .filter(({ at }) => at < LAST_LABEL)
              .map(({ date, at }) => (
                <g key={date}>
                  <line x1={percent(at)} x2={percent(at)} y1={LINE} y2={LINE + 8} stroke="currentColor" />
                  <text
                    x={percent(at)}
                    dx={date === today ? -10 : 3}
                    y={LINE + 24}
                    fill="currentColor"
                    className={TEXT}
                  >
                    {date === today ? words.today : words.month(date)}
                  </text>
                </g>
              ))}
            {lane.days.map(({ date, at, of, labelled }) => (
              <chakra.g key={date} color="gold.fg" data-day={date}>
                <title>{words.entry(date, of.map(nameOf))}</title>
                {labelled && (wide || labelled === true) ? (
                  <text
                    x={percent(at)}
                    y={LINE - 15}
                    textAnchor={at > END ? 'end' : at < 1 - END ? 'start' : 'middle'}
                    // As far as the edge of its dot.
                    dx={at > END ? 10 : at < 1 - END ? -6 : 0}
                    fill="currentColor"
                    className={labelled === 'wide' ? `${TEXT} ${WIDE}` : TEXT}
                  >
                    {words.day(date)}
                  </text>
                ) : null}
                <circle cx={percent(at)} cy={LINE} r={of.length > 1 ? 10 : 6} fill="currentColor" />
                {of.length > 1 ? (
                  <text x={percent(at)} y={LINE + 4.5} textAnchor="middle" className={COUNT}>
                    {of.length}
                  </text>
                ) : null}
              </chakra.g>
            ))}
          </chakra.svg>
        </Box>
      )}
      <List.Root aria-label={words.label} {...HEARD}>
        {entries.map(({ date, of }) => (
          <List.Item key={`${date}-${of[0]?.id}`}>
            {words.listed(date, daysUntil(date, today), of.map(nameOf))}
          </List.Item>
        ))}
      </List.Root>
      {lane.later.length === 0 ? null : (
        <Note _print={{ display: 'none' }} aria-hidden="true">
          {lane.later.map((one) => words.entry(one.date, [nameOf(one)])).join(' · ')}
        </Note>
      )}
    </Box>
  );
}
