/** The plan: each school one applies to with its round, date and tasks, money dates, and the calendar. */

import { useAtom, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import type { SessionUser } from '#frontend/api/session.ts';
import { useHome } from '#frontend/api/your-prices.ts';
import { ButtonLink } from '#frontend/components/links/router-link.tsx';
import { EmptyState } from '#frontend/components/page/empty-state.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { showToast } from '#frontend/lib/browser/toasts.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazyPart } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { useHydrated } from '#frontend/lib/rendering/use-hydrated.ts';
import { planAsideAtom, takeAsideAtom, usePlanChange } from '#frontend/lib/storage/own-plan.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { isOpen, type PlanItem, planDate, scholarshipOfItem } from '#schema/domain/plan/plan.ts';
import { planWords as words } from '#words/plan/plan.ts';
import { myUniversitiesWords } from '#words/saved/my-universities.ts';
import { firstDates } from '../dates-ahead.ts';
import { type PlannedSchool, useSavedDates } from '../use-saved-dates.ts';
import { savedItem } from '../use-saved-item.ts';
import { AidDates } from './aid-dates.tsx';
import { CalendarTools } from './calendar-tools.tsx';
import { DateLane } from './date-lane.tsx';
import { PlanEntry } from './plan-entry.tsx';
import { PrintPlan } from './print-plan.tsx';

/** With the list of scholarships, which is large. */
const PlannedScholarships = lazyPart(async () => (await import('./planned-scholarships.tsx')).PlannedScholarships);

export function PlanView({ user, bookmarks }: { user: SessionUser | null; bookmarks: readonly UniversityCard[] }) {
  const { plan, planned, others, names, dates, byId, failed, retry } = useSavedDates(bookmarks);
  const home = useHome();
  const savedAt = (id: number) => bookmarks.findIndex((card) => card.id === id);
  // A saved school is a line like the others, with the date it publishes next.
  const entries = [...planned, ...others.map(({ id }) => ({ id, item: savedItem(byId.get(id), home) }))].toSorted(
    (one, other) =>
      order(one.item).localeCompare(order(other.item)) ||
      // Equal dates as My Universities has them: the school saved last comes first.
      savedAt(other.id) - savedAt(one.id) ||
      one.id - other.id,
  );
  const first = new Set(firstDates(dates).map((date) => date.id));
  const print =
    entries.length === 0 ? null : <PrintPlan plan={plan} planned={planned} others={others} names={names} byId={byId} />;
  return (
    <Grid mt={{ base: '4', md: '6' }} gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '6', md: '8' }}>
      {user === null ? (
        <Text color="fg.muted" maxW="prose">
          {words.here}
        </Text>
      ) : null}
      <Aside />
      {/* The list below begins with the first of them. */}
      {dates.length === 0 ? null : <DateLane dates={dates} names={names} wide />}
      {failed ? (
        <Box role="alert" textStyle="sm">
          {words.failed}{' '}
          <Button size="sm" variant="outline" onClick={retry}>
            {words.tryAgain}
          </Button>
        </Box>
      ) : null}
      {Object.keys(plan).length === 0 && others.length === 0 ? (
        <EmptyState
          title={words.none}
          actions={<ButtonLink to={paths.search()}>{myUniversitiesWords.browse}</ButtonLink>}
        />
      ) : null}
      {others.length === 0 ? null : (
        <NotPlanned entries={entries} others={others} reminded={user !== null}>
          {print}
        </NotPlanned>
      )}
      {entries.length === 0 ? null : (
        <List.Root borderTopWidth="1px">
          {entries.map(({ id }) => (
            <List.Item
              key={id}
              py={{ base: '2', md: '3' }}
              borderBottomWidth="1px"
              // The line whose date comes first.
              data-next-date={first.has(id) || undefined}
              // The sign of it stands in the margin, so that all names begin at one line.
              ms={first.has(id) ? '-3' : undefined}
              ps={first.has(id) ? '2' : '0'}
              borderInlineStartWidth={first.has(id) ? '4px' : '0'}
              borderInlineStartColor={first.has(id) ? 'gold.solid' : 'transparent'}
            >
              <PlanEntry
                universityId={id}
                saved={bookmarks.some((card) => card.id === id)}
                name={names.get(id) ?? String(id)}
                slug={bookmarks.find((card) => card.id === id)?.slug ?? byId.get(id)?.slug ?? null}
                applying={byId.get(id) ?? null}
              />
            </List.Item>
          ))}
        </List.Root>
      )}
      {Object.keys(plan).some((key) => scholarshipOfItem(key) !== null) ? (
        <Suspense>
          <PlannedScholarships />
        </Suspense>
      ) : null}
      {entries.length === 0 && Object.keys(plan).length === 0 ? null : (
        <>
          {/* Until something is planned there is nothing to put in a calendar. */}
          {Object.keys(plan).length === 0 ? null : (
            <CalendarTools user={user} plan={plan} names={names}>
              {others.length === 0 ? print : null}
            </CalendarTools>
          )}
          {entries.length === 0 ? null : <AidDates />}
        </>
      )}
    </Grid>
  );
}

/** What is still to be sent by its date, then what has none, then what is sent. */
function order(item: PlanItem): string {
  return `${isOpen(item) ? 0 : 1}${planDate(item) ?? '9'}`;
}

/** What was planned here before its user signed in, and the question whose it is. */
function Aside() {
  const [aside, setAside] = useAtom(planAsideAtom);
  const take = useSetAtom(takeAsideAtom);
  if (!useHydrated() || aside === null) return null;
  return (
    <Box ps="4" borderInlineStartWidth="4px" borderColor="gold.solid" textStyle="sm" maxW="prose">
      <p>{words.aside.text(Object.keys(aside).length)}</p>
      <Wrap mt="2" gap="3">
        <Button
          size="sm"
          minH={{ base: '11', md: '9' }}
          variant="outline"
          onClick={() => {
            if (!take()) showToast({ ...words.full, destructive: true });
          }}
        >
          {words.aside.use}
        </Button>
        <Button size="sm" minH={{ base: '11', md: '9' }} variant="ghost" onClick={() => setAside(null)}>
          {words.aside.forget}
        </Button>
      </Wrap>
    </Box>
  );
}

interface NotPlannedProps {
  entries: readonly PlannedSchool[];
  others: readonly UniversityCard[];
  /** Whether an account is told of what comes due. */
  reminded: boolean;
  /** What else can be done with the plan. */
  children: ReactNode;
}

/** What the plan adds to a saved school, and all of them into it at one press. */
function NotPlanned({ entries, others, reminded, children }: NotPlannedProps) {
  const { set } = usePlanChange();
  const addAll = () => {
    const all = entries.filter(({ id }) => others.some((card) => card.id === id));
    if (!all.every(({ id, item }) => set(id, item))) showToast({ ...words.full, destructive: true });
  };
  return (
    <Wrap alignItems="center" justifyContent="space-between" columnGap="6" rowGap="2">
      <Text textStyle="sm" color="fg.muted" flex="1 1 18rem">
        {words.adds(others.length, reminded)}
      </Text>
      <Wrap gap="2">
        <Button size="sm" variant="outline" minH={{ base: '11', md: '9' }} onClick={addAll}>
          {words.addAll}
        </Button>
        {children}
      </Wrap>
    </Wrap>
  );
}
