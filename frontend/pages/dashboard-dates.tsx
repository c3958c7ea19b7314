/** Dates on the dashboard: what is next of all that is saved, what has passed, and the schools that are due first. Comes with its answers. */

import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Span, Text } from '#frontend/components/styled/text.tsx';
import { currentDay } from '#frontend/content/today.ts';
import { bookmarksAtom } from '#frontend/features/bookmarks/state.ts';
import { SHOWN, UniversityLine } from '#frontend/features/dashboard/components/short-list.tsx';
import { WhatIsNext } from '#frontend/features/plan/components/what-is-next.tsx';
import { passedDates } from '#frontend/features/plan/dates-ahead.ts';
import { useSavedDates } from '#frontend/features/plan/use-saved-dates.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';
import { planCellWords, planWords } from '#words/plan/plan.ts';

/** The first date, all dates on their lane and in a list, what has passed, and the ways to the plan and to money. */
export function DatesAhead() {
  const saved = useSavedDates(useStoredList(bookmarksAtom));
  const { names, planned } = saved;
  const passed = passedDates(planned, currentDay());
  return (
    <Box>
      <WhatIsNext {...saved} to={paths.myUniversities('plan')} beside />
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

/** The saved schools whose dates come next, then those saved last. */
export function NextBookmarks() {
  const bookmarks = useStoredList(bookmarksAtom);
  const { dates } = useSavedDates(bookmarks);
  const dateOf = (id: number) => dates.find((one) => one.id === id)?.date;
  return bookmarks
    .toReversed()
    .toSorted((one, other) => (dateOf(one.id) ?? '9').localeCompare(dateOf(other.id) ?? '9'))
    .slice(0, SHOWN)
    .map((university) => {
      const date = dateOf(university.id);
      return (
        <UniversityLine
          key={university.id}
          university={university}
          date={date === undefined ? null : <Box color="gold.fg">{planWords.due(date)}</Box>}
        />
      );
    });
}
