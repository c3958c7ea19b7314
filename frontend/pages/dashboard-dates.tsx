/** What the dashboard says of all that is saved: what comes next, how the list is balanced, and the schools in one table. Comes with its answers. */

import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Span } from '#frontend/components/styled/text.tsx';
import { UniversityTable } from '#frontend/components/universities/university-table.tsx';
import { BalanceStrip } from '#frontend/features/balanced/components/balance-strip.tsx';
import { StandingBadge } from '#frontend/features/balanced/components/standing-cell.tsx';
import { useStandings } from '#frontend/features/balanced/use-standings.ts';
import { bookmarksAtom } from '#frontend/features/bookmarks/state.ts';
import { SHOWN_BOOKMARKS } from '#frontend/features/dashboard/components/short-list.tsx';
import { PassedDates } from '#frontend/features/plan/components/passed-dates.tsx';
import { WhatIsNext } from '#frontend/features/plan/components/what-is-next.tsx';
import { WhereItStands } from '#frontend/features/plan/components/where-it-stands.tsx';
import { useSavedDates } from '#frontend/features/plan/use-saved-dates.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';
import { planWords } from '#words/plan/plan.ts';
import { bookmarkTableWords } from '#words/saved/my-universities.ts';
import { ownColumns } from './own-columns.tsx';

const COLUMNS: readonly string[] = ['price', 'plan', 'date', 'step'];

/** The first date, all dates on their lane, the balance, and what has passed. */
export function DatesAhead() {
  const bookmarks = useStoredList(bookmarksAtom);
  const saved = useSavedDates(bookmarks);
  const standings = useStandings(bookmarks);
  return (
    <Box mb={{ base: '4', md: '6' }}>
      <WhatIsNext
        {...saved}
        to={paths.myUniversities('plan')}
        glance={
          <BalanceStrip
            standings={standings}
            ids={bookmarks.map(({ id }) => id)}
            more={paths.myUniversities('bookmarks')}
          />
        }
      />
      <PassedDates {...saved} />
    </Box>
  );
}

/** Where one goes on from what comes next: the plan and money. */
function WaysOn() {
  return (
    <Wrap mt={{ base: '1', md: '3' }} columnGap="6" textStyle="sm">
      <TextLink to={paths.myUniversities('plan')} touch="block">
        {planWords.see}
      </TextLink>
      <TextLink to={paths.scholarships()} touch="block">
        {planWords.scholarshipList}
      </TextLink>
    </Wrap>
  );
}

/** The saved schools, those whose dates come next first, then those saved last. */
export function OwnSchools() {
  const bookmarks = useStoredList(bookmarksAtom);
  const saved = useSavedDates(bookmarks);
  const standings = useStandings(bookmarks);
  const dateOf = (id: number) => saved.dates.find((one) => one.id === id)?.date ?? '9';
  return (
    <>
      <UniversityTable
        label={bookmarkTableWords.label}
        rows={bookmarks
          .toReversed()
          .toSorted((one, other) => dateOf(one.id).localeCompare(dateOf(other.id)))
          .slice(0, SHOWN_BOOKMARKS)}
        universityOf={(university) => university}
        nameLabel={bookmarkTableWords.university}
        columns={ownColumns(standings, saved).filter(({ key }) => COLUMNS.includes(key))}
        narrow="lines"
        aside={({ id }) => (
          <>
            <Span hideBelow="md">
              <StandingBadge stood={standings.byId.get(id)} />
            </Span>
            <Span hideFrom="md" width="100%" minH="5">
              <WhereItStands universityId={id} applying={saved.byId.get(id)} />
            </Span>
          </>
        )}
        actions={{
          label: bookmarkTableWords.columns.standing,
          cell: ({ id }) => (
            <Span hideFrom="md">
              <StandingBadge stood={standings.byId.get(id)} />
            </Span>
          ),
        }}
      />
      <WaysOn />
    </>
  );
}
