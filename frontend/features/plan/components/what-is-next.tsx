/** The date that comes first of whatever one has saved, large, and beside it all dates ahead on their lane. */

import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Note } from '#frontend/components/styled/text.tsx';
import { currentDay } from '#frontend/content/today.ts';
import { daysUntil } from '#schema/domain/plan/plan.ts';
import { dateLaneWords } from '#words/plan/date-lane.ts';
import { roundName, planWords as words } from '#words/plan/plan.ts';
import { type DateAhead, firstDates } from '../dates-ahead.ts';
import { DateLane } from './date-lane.tsx';

interface WhatIsNextProps {
  dates: readonly DateAhead[];
  names: ReadonlyMap<number, string>;
}

export function WhatIsNext(props: WhatIsNextProps) {
  if (props.dates.length === 0) return null;
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }}
      columnGap="10"
      alignItems="end"
    >
      <NextDate {...props} />
      <DateLane {...props} />
    </Grid>
  );
}

function NextDate({ dates, names }: WhatIsNextProps) {
  const first = firstDates(dates);
  const [next] = first;
  if (next === undefined) return null;
  // Of several schools each has its own round: the date says enough.
  const round = first.length === 1 ? next.round : null;
  return (
    <Box borderInlineStartWidth="4px" borderColor="gold.solid" ps="4" breakInside="avoid" data-next-date>
      <Note>{words.next}</Note>
      {/* The name of a school that is not saved comes with its dates. */}
      <Box textStyle="lg" fontWeight="semibold" overflowWrap="anywhere" minH="7">
        {dateLaneWords.names(first.map(({ id }) => names.get(id) ?? '').filter((name) => name !== ''))}
      </Box>
      <Box color="gold.fg" fontWeight="medium" fontVariantNumeric="tabular-nums">
        {words.due(next.date)}, {words.left(daysUntil(next.date, currentDay()))}
        {round === null ? null : words.ofRound(roundName(round))}
      </Box>
    </Box>
  );
}
