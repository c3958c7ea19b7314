/** The plan: each school one applies to with its round, date and tasks, money dates, and the calendar. */

import { useAtom, useSetAtom } from 'jotai';
import type { SessionUser } from '#frontend/api/session.ts';
import { useHome } from '#frontend/api/your-prices.ts';
import { ButtonLink } from '#frontend/components/links/router-link.tsx';
import { EmptyState } from '#frontend/components/page/empty-state.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Caption, Span, Text } from '#frontend/components/styled/text.tsx';
import { currentDay } from '#frontend/content/today.ts';
import { showToast } from '#frontend/lib/browser/toasts.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazyPart } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { useHydrated } from '#frontend/lib/rendering/use-hydrated.ts';
import { planAsideAtom, takeAsideAtom, usePlanChange } from '#frontend/lib/storage/own-plan.ts';
import type { ApplyingView } from '#schema/api/plan.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { EMPTY_PLAN_ITEM, isOpen, type PlanItem, planDate, scholarshipOfItem } from '#schema/domain/plan/plan.ts';
import { chosen, type PlanRound, roundToTake } from '#schema/domain/plan/plan-rules.ts';
import { roundName, planWords as words } from '#words/plan/plan.ts';
import { myUniversitiesWords } from '#words/saved/my-universities.ts';
import { useSavedDates } from '../use-saved-dates.ts';
import { AidDates } from './aid-dates.tsx';
import { CalendarTools } from './calendar-tools.tsx';
import { PlanEntry } from './plan-entry.tsx';
import { PrintPlan } from './print-plan.tsx';
import { WhatIsNext } from './what-is-next.tsx';

/** With the list of scholarships, which is large. */
const PlannedScholarships = lazyPart(async () => (await import('./planned-scholarships.tsx')).PlannedScholarships);

export function PlanView({ user, bookmarks }: { user: SessionUser | null; bookmarks: readonly UniversityCard[] }) {
  const { plan, planned, others, names, dates, byId, failed, retry } = useSavedDates(bookmarks);
  const entries = planned.toSorted(
    (one, other) => order(one.item).localeCompare(order(other.item)) || one.id - other.id,
  );
  return (
    <Grid mt={{ base: '4', md: '6' }} gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '6', md: '8' }}>
      <Text color="fg.muted" maxW="prose">
        {words.intro} {user === null ? words.here : null}
      </Text>
      <Aside />
      <WhatIsNext {...{ dates, names, planned, byId }} />
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
      {entries.length === 0 ? null : (
        <List.Root borderTopWidth="1px">
          {entries.map(({ id, item }) => (
            <List.Item key={id} py={{ base: '2', md: '3' }} borderBottomWidth="1px">
              <PlanEntry
                universityId={id}
                item={item}
                name={names.get(id) ?? String(id)}
                slug={bookmarks.find((card) => card.id === id)?.slug ?? byId.get(id)?.slug ?? null}
                applying={byId.get(id) ?? null}
              />
            </List.Item>
          ))}
        </List.Root>
      )}
      {others.length === 0 ? null : <Others universities={others} applying={byId} />}
      {Object.keys(plan).some((key) => scholarshipOfItem(key) !== null) ? (
        <Suspense>
          <PlannedScholarships />
        </Suspense>
      ) : null}
      {entries.length + others.length === 0 && Object.keys(plan).length === 0 ? null : (
        <Grid
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          columnGap="12"
          rowGap="6"
        >
          <CalendarTools user={user} plan={plan} names={names}>
            {entries.length + others.length === 0 ? null : (
              <PrintPlan plan={plan} planned={entries} others={others} names={names} byId={byId} />
            )}
          </CalendarTools>
          {entries.length === 0 ? null : <AidDates />}
        </Grid>
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

interface OthersProps {
  universities: readonly UniversityCard[];
  applying: ReadonlyMap<number, ApplyingView>;
}

/** What is bookmarked and not planned, each with the date that comes next; all of it goes into the plan at one press. */
function Others({ universities, applying }: OthersProps) {
  const { set } = usePlanChange();
  const home = useHome();
  const roundOf = (id: number) => {
    const known = applying.get(id);
    return known === undefined ? null : roundToTake(known, currentDay(), home);
  };
  const add = (id: number) => {
    const round = roundOf(id);
    const added = set(id, round === null ? EMPTY_PLAN_ITEM : chosen(round, currentDay()));
    if (!added) showToast({ ...words.full, destructive: true });
    return added;
  };
  return (
    <section>
      <Wrap alignItems="center" justifyContent="space-between" gap="3">
        <Heading as="h3" size="md">
          {words.others}
        </Heading>
        {universities.length < 2 ? null : (
          <Button size="sm" variant="outline" minH="11" onClick={() => universities.every(({ id }) => add(id))}>
            {words.addAll}
          </Button>
        )}
      </Wrap>
      <List.Root mt="2" borderTopWidth="1px">
        {universities.map(({ id, name }) => (
          <List.Item
            key={id}
            py="2"
            borderBottomWidth="1px"
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="4"
          >
            <Span minW="0" overflowWrap="anywhere">
              {name}
              <RoundLine round={roundOf(id)} />
            </Span>
            <Button
              size="sm"
              minH={{ base: '11', md: '9' }}
              flexShrink="0"
              variant="outline"
              aria-label={words.addNamed(name)}
              onClick={() => add(id)}
            >
              {words.add}
            </Button>
          </List.Item>
        ))}
      </List.Root>
    </section>
  );
}

function RoundLine({ round }: { round: PlanRound | null }) {
  return (
    <Caption as="span" display="block">
      {round === null
        ? words.noDate
        : round.date === null
          ? roundName(round)
          : `${words.due(round.date)}${words.ofRound(roundName(round))}`}
    </Caption>
  );
}
