/** Dates on the dashboard: what is next of all that is saved, what has passed, and the date of one school. Comes with its answers. */

import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Span, Text } from '#frontend/components/styled/text.tsx';
import { currentDay } from '#frontend/content/today.ts';
import { bookmarksAtom } from '#frontend/features/bookmarks/state.ts';
import { WhatIsNext } from '#frontend/features/plan/components/what-is-next.tsx';
import { passedDates } from '#frontend/features/plan/dates-ahead.ts';
import { useSavedDates } from '#frontend/features/plan/use-saved-dates.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';
import { planCellWords, planWords } from '#words/plan/plan.ts';

/** The first date, all dates on their lane, what has passed, and the ways to the plan and to money. */
export function DatesAhead() {
  const { dates, names, planned } = useSavedDates(useStoredList(bookmarksAtom));
  const passed = passedDates(planned, currentDay());
  return (
    <Box mb="6">
      <WhatIsNext dates={dates} names={names} />
      {passed.map(({ id, date }) => (
        <Text key={id} mt="2" textStyle="sm">
          <TextLink to={paths.myUniversities('plan')} variant="quiet" fontWeight="medium">
            {names.get(id) ?? ''}
          </TextLink>{' '}
          <Span color="fg.error">{planCellWords.passed(date)}</Span>
        </Text>
      ))}
      <Wrap mt="3" columnGap="6" textStyle="sm">
        <TextLink to={paths.myUniversities('plan')} touch="block">
          {planWords.see}
        </TextLink>
        <TextLink to={paths.scholarships()} touch="block">
          {planWords.scholarshipList}
        </TextLink>
      </Wrap>
    </Box>
  );
}

/** When a saved school's application is due; nothing where no date is ahead. */
export function DueLine({ universityId }: { universityId: number }) {
  const { dates } = useSavedDates(useStoredList(bookmarksAtom));
  const date = dates.find(({ id }) => id === universityId)?.date;
  return date === undefined ? null : <Box color="gold.fg">{planWords.due(date)}</Box>;
}
