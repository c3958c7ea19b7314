/** The date that comes first of whatever one has saved, large, and beside it all dates ahead on their lane. */

import type { ReactNode } from 'react';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Note } from '#frontend/components/styled/text.tsx';
import { currentDay } from '#frontend/content/today.ts';
import { daysUntil } from '#schema/domain/plan/plan.ts';
import { dateLaneWords } from '#words/plan/date-lane.ts';
import { roundShort, planWords as words } from '#words/plan/plan.ts';
import { firstDates } from '../dates-ahead.ts';
import type { useSavedDates } from '../use-saved-dates.ts';
import { DateLane } from './date-lane.tsx';
import { NextStep } from './plan-cell.tsx';

interface WhatIsNextProps extends Pick<ReturnType<typeof useSavedDates>, 'dates' | 'names' | 'planned' | 'byId'> {
  /** Where one works on it. */
  to?: string;
}

const WITH_GLANCE = {
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 4fr)' },
  columnGap: '10',
  alignItems: { lg: 'start' },
} as const;
const OVER = {
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
  columnGap: '10',
  alignItems: 'end',
} as const;

/** Over what it is of, as wide as the page, with what else there is to say at a glance. */
export function WhatIsNext({ glance, ...props }: WhatIsNextProps & { glance?: ReactNode }) {
  if (props.dates.length === 0) return glance;
  return (
    <Grid {...(glance ? WITH_GLANCE : OVER)}>
      <NextDate {...props} />
      <DateLane dates={props.dates} names={props.names} />
      {glance}
    </Grid>
  );
}

function NextDate({ dates, names, planned, byId, to }: WhatIsNextProps) {
  const first = firstDates(dates);
  const [next] = first;
  if (next === undefined) return null;
  // Of several schools each has its own round and its own work: the date says enough.
  const only = first.length === 1 ? next : null;
  const item = planned.find(({ id }) => id === only?.id)?.item;
  const applying = only === null ? undefined : byId.get(only.id);
  const schools = dateLaneWords.names(first.map(({ id }) => names.get(id) ?? '').filter((name) => name !== ''));
  return (
    <Box borderInlineStartWidth="4px" borderColor="gold.solid" ps="4" breakInside="avoid" data-next-date>
      <Note>
        {words.next}
        {only?.round ? ` · ${roundShort(only.round)}` : null}
      </Note>
      <Box
        textStyle="lg"
        fontWeight="semibold"
        color="gold.fg"
        fontVariantNumeric="tabular-nums"
        _firstLetter={{ textTransform: 'uppercase' }}
      >
        {words.left(daysUntil(next.date, currentDay()))}, {dateLaneWords.day(next.date)}
      </Box>
      {/* The name of a school that is not saved comes with its dates. */}
      <Box fontWeight="semibold" overflowWrap="anywhere" minH="7">
        {to === undefined ? (
          schools
        ) : (
          <TextLink to={to} variant="quiet" touch="line">
            {schools}
          </TextLink>
        )}
      </Box>
      {item === undefined || applying === undefined ? null : <NextStep item={item} applying={applying} />}
    </Box>
  );
}
