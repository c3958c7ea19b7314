/** The plan: each school one applies to with its round, date and tasks, money dates, and the calendar. */

import { useAtom, useSetAtom } from 'jotai';
import type { SessionUser } from '#frontend/api/session.ts';
import { ButtonLink } from '#frontend/components/links/router-link.tsx';
import { EmptyState } from '#frontend/components/page/empty-state.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Span, Text } from '#frontend/components/styled/text.tsx';
import { showToast } from '#frontend/lib/browser/toasts.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazyPart } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { useHydrated } from '#frontend/lib/rendering/use-hydrated.ts';
import { planAsideAtom, takeAsideAtom, usePlan, usePlanChange } from '#frontend/lib/storage/own-plan.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import {
  EMPTY_PLAN_ITEM,
  isOpen,
  type PlanItem,
  planDate,
  planItemOf,
  scholarshipOfItem,
  universityItemKey,
  universityOfItem,
} from '#schema/domain/plan/plan.ts';
import { planWords as words } from '#words/plan/plan.ts';
import { myUniversitiesWords } from '#words/saved/my-universities.ts';
import { useApplying } from '../queries.ts';
import { AidDates } from './aid-dates.tsx';
import { CalendarTools } from './calendar-tools.tsx';
import { PlanEntry } from './plan-entry.tsx';

/** With the list of scholarships, which is large. */
const PlannedScholarships = lazyPart(async () => (await import('./planned-scholarships.tsx')).PlannedScholarships);

export function PlanView({ user, bookmarks }: { user: SessionUser | null; bookmarks: readonly UniversityCard[] }) {
  const plan = usePlan();
  const planned = Object.entries(plan).flatMap(([key, item]): { id: number; item: PlanItem }[] => {
    const id = universityOfItem(key);
    const settled = id === null ? null : planItemOf(item);
    return id === null || settled === null ? [] : [{ id, item: settled }];
  });
  const ids = planned.map(({ id }) => id).sort((one, other) => one - other);
  const { byId, failed, retry } = useApplying(ids);
  const names = new Map([
    ...bookmarks.map(({ id, name }) => [id, name] as const),
    ...[...byId.values()].map(({ id, name }) => [id, name] as const),
  ]);
  const others = bookmarks.filter(({ id }) => !(universityItemKey(id) in plan));
  const entries = planned.toSorted(
    (one, other) => order(one.item).localeCompare(order(other.item)) || one.id - other.id,
  );
  return (
    <Grid mt="6" gridTemplateColumns="minmax(0, 1fr)" gap="10">
      <Text color="fg.muted" maxW="prose">
        {words.intro} {user === null ? words.here : null}
      </Text>
      <Aside />
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
            <List.Item key={id} py="6" borderBottomWidth="1px">
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
      {others.length === 0 ? null : <Others universities={others} />}
      {Object.keys(plan).some((key) => scholarshipOfItem(key) !== null) ? (
        <Suspense>
          <PlannedScholarships />
        </Suspense>
      ) : null}
      {Object.keys(plan).length === 0 ? null : <CalendarTools user={user} plan={plan} names={names} />}
      {entries.length === 0 ? null : <AidDates />}
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
    <Box p="3" bg="bg.subtle" borderRadius="md" textStyle="sm" maxW="prose">
      <p>{words.aside.text(Object.keys(aside).length)}</p>
      <Wrap mt="2" gap="3">
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            if (!take()) showToast({ ...words.full, destructive: true });
          }}
        >
          {words.aside.use}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setAside(null)}>
          {words.aside.forget}
        </Button>
      </Wrap>
    </Box>
  );
}

function Others({ universities }: { universities: readonly UniversityCard[] }) {
  const { set } = usePlanChange();
  return (
    <section>
      <Heading as="h3" size="md">
        {words.others}
      </Heading>
      <List.Root mt="2" borderTopWidth="1px" maxW="3xl">
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
            </Span>
            <Button
              size="sm"
              variant="outline"
              aria-label={words.addNamed(name)}
              onClick={() => {
                if (!set(id, EMPTY_PLAN_ITEM)) showToast({ ...words.full, destructive: true });
              }}
            >
              {words.add}
            </Button>
          </List.Item>
        ))}
      </List.Root>
    </section>
  );
}
