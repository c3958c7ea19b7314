/** One school of the plan: a line of its date, next step and status, and on a press its round, what is to do, and notes. */

import { useId, useState } from 'react';
import { Checkbox, SelectField, TextField } from '#frontend/components/forms/form-field.tsx';
import { TextAreaField } from '#frontend/components/forms/text-area.tsx';
import { ExternalLink, TextLink } from '#frontend/components/links/router-link.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { Box, Grid, Section, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Caption, Span } from '#frontend/components/styled/text.tsx';
import { ConfirmDialog } from '#frontend/components/ui/confirm-dialog.tsx';
import { ChevronDownIcon, CloseIcon } from '#frontend/components/ui/icons.tsx';
import { ApplicationRoutes } from '#frontend/components/universities/application-routes.tsx';
import { currentDay } from '#frontend/content/today.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { usePlanChange } from '#frontend/lib/storage/own-plan.ts';
import type { ApplyingView } from '#schema/api/plan.ts';
import {
  daysUntil,
  isOpen,
  isPlanDay,
  PLAN_NOTE_MAX,
  type PlanItem,
  planDate,
  type TaskKey,
  universityItemKey,
} from '#schema/domain/plan/plan.ts';
import {
  chosen,
  type PlanRound,
  progressOf,
  ROLLING,
  roundChange,
  roundsOf,
  tasksOf,
} from '#schema/domain/plan/plan-rules.ts';
import { roundName, roundNames, taskDetail, taskWords, planWords as words } from '#words/plan/plan.ts';
import { bookmarkTableWords } from '#words/saved/my-universities.ts';
import { downloadPlan } from '../calendar.ts';
import { useSavedItem } from '../use-saved-item.ts';
import { NextOffer } from './next-offer.tsx';
import { NextStep, StatusCell } from './plan-cell.tsx';

interface PlanEntryProps {
  universityId: number;
  name: string;
  /** Null when it is not known, and when the school has left the data. */
  slug: string | null;
  /** Whether it stays among the saved schools when the plan lets go of it. */
  saved: boolean;
  /** Null while it is on its way. */
  applying: ApplyingView | null;
}

const NONE = '';

/** On a phone two lines of two: who by when, and below it what is next and where it stands. */
const LINE = {
  gridTemplateColumns: { base: 'minmax(0, 1fr) 4.5rem 2.75rem', md: 'minmax(0, 4fr) minmax(0, 3fr) 10rem auto' },
  gridTemplateAreas: { base: '"who who more" "step status status"', md: '"who step status more"' },
} as const;

export function PlanEntry({ universityId, name, slug, saved, applying }: PlanEntryProps) {
  const { remove } = usePlanChange();
  const { item, planned, change } = useSavedItem(universityId, applying ?? undefined);
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const id = useId();
  const rounds = applying === null ? [] : roundsOf(applying);
  const round = rounds.find(({ key }) => key === item.round);
  const date = planDate(item);
  // Nothing chosen, or that: there is no date to wait for.
  const isRolling = round === undefined ? Boolean(applying?.deadlines?.rolling) : round.key === ROLLING;
  return (
    <Section aria-label={name}>
      <Grid {...LINE} columnGap={{ base: '2', md: '5' }} alignItems={{ base: 'center', md: 'start' }}>
        <Box gridArea="who" minW="0">
          <Box as="h3" fontWeight="semibold" overflowWrap="anywhere" lineHeight="snug">
            {slug === null ? (
              name
            ) : (
              <TextLink to={paths.university(slug)} variant="quiet">
                {name}
              </TextLink>
            )}
          </Box>
          {isOpen(item) && !(date === null && isRolling) ? <Due date={date} /> : null}
          {round === undefined ? null : <Caption>{roundName(round)}</Caption>}
          {isRolling && round === undefined ? <Caption>{roundNames.rolling}</Caption> : null}
        </Box>
        <Box gridArea="step" minW="0">
          {applying === null || !isOpen(item) ? null : <NextStep item={item} applying={applying} />}
        </Box>
        {/* As high as a finger, in a line that is not. */}
        <Box gridArea="status" my={{ base: '-2.5', md: '0' }}>
          <StatusCell universityId={universityId} name={name} applying={applying ?? undefined} />
        </Box>
        <Box gridArea="more" justifySelf="end" alignSelf="start">
          <Button
            size="sm"
            variant="ghost"
            minH={{ base: '11', md: '9' }}
            minW="11"
            px={{ base: '0', md: '3' }}
            aria-expanded={open}
            aria-controls={id}
            aria-label={bookmarkTableWords.moreNamed(name)}
            onClick={() => setOpen((now) => !now)}
          >
            <Span hideBelow="md">{bookmarkTableWords.more}</Span>
            <ChevronDownIcon boxSize="5" color="fg.muted" rotate={open ? '180deg' : '0deg'} />
          </Button>
        </Box>
      </Grid>
      <Changed item={item} rounds={rounds} onChange={change} />
      <NextOffer item={item} applying={applying} onChange={change} />
      {open ? (
        <Grid id={id} gridTemplateColumns="minmax(0, 1fr)" gap="4" pt="4" pb="3">
          <Grid
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
            gap="4"
            alignItems="start"
            maxW="3xl"
          >
            <RoundChoice item={item} rounds={rounds} onChange={change} />
            <OwnDate value={item.ownDate} onChange={(ownDate) => change({ ownDate })} />
          </Grid>
          {applying === null ? (
            <Box textStyle="sm" color="fg.muted">
              {words.loading}
            </Box>
          ) : (
            <>
              <DateNotes item={item} rounds={rounds} applying={applying} />
              <Tasks item={item} name={name} applying={applying} onChange={change} open />
            </>
          )}
          <Notes name={name} note={item.note} onChange={(note) => change({ note })} />
          <Wrap gap="2">
            {date === null || !isOpen(item) ? null : (
              <Button
                size="sm"
                variant="outline"
                minH={{ base: '11', md: '9' }}
                aria-label={words.calendar.oneNamed(name)}
                onClick={() =>
                  downloadPlan({ [universityItemKey(universityId)]: item }, new Map([[universityId, name]]))
                }
              >
                {words.calendar.one}
              </Button>
            )}
            {planned ? (
              <Button size="sm" variant="ghost" minH={{ base: '11', md: '9' }} onClick={() => setAsking(true)}>
                {saved ? words.clear : words.remove}
              </Button>
            ) : null}
          </Wrap>
        </Grid>
      ) : null}
      <ConfirmDialog
        open={asking}
        words={saved ? words.clearing(name) : words.removing(name)}
        onConfirm={() => {
          setAsking(false);
          remove(universityId);
        }}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
}

interface PlanWorkProps extends Pick<PlanEntryProps, 'universityId' | 'name'> {
  /** Undefined while it is on its way. */
  applying: ApplyingView | undefined;
}

/** What is to do and the notes of a saved school, alone. */
export function PlanWork({ universityId, name, applying }: PlanWorkProps) {
  const { item, change } = useSavedItem(universityId, applying);
  return (
    <>
      {applying === undefined ? null : <Tasks item={item} name={name} applying={applying} onChange={change} />}
      <Notes name={name} note={item.note} onChange={(note) => change({ note })} />
    </>
  );
}

/** Only dates within this many days stand out; if all did, none would. */
const NEAR = 14;

function Due({ date }: { date: string | null }) {
  if (date === null) {
    return (
      <Box textStyle="sm" color="fg.muted">
        {words.noDate}
      </Box>
    );
  }
  const days = daysUntil(date, currentDay());
  if (days < 0) {
    return (
      <Box textStyle="sm" color="fg.error">
        {words.passed(date)}
      </Box>
    );
  }
  return (
    <Box textStyle="sm" color={days > NEAR ? 'fg.muted' : 'gold.fg'} fontVariantNumeric="tabular-nums">
      <Span fontWeight="medium">{words.due(date)}</Span>, {words.left(days)}
    </Box>
  );
}

interface Changing {
  item: PlanItem;
  rounds: readonly PlanRound[];
  onChange: (what: Partial<PlanItem>) => void;
}

/** What new data say about the round one chose. Nothing moves until one says so. */
function Changed({ item, rounds, onChange }: Changing) {
  const change = roundChange(item, rounds);
  if (change === null) return null;
  const now = rounds.find(({ key }) => key === item.round) ?? null;
  const text =
    change.kind === 'gone'
      ? words.roundGone
      : change.kind === 'moved'
        ? words.moved(item.date, change.date)
        : words.newCycle(item.cycle ?? '', change.cycle);
  // One's own date keeps what the plan had; the round is then the one of today.
  const unchanged = {
    ...(now === null ? chosen(null, '') : { round: now.key, date: now.date, cycle: now.cycle }),
    ownDate: planDate(item),
  };
  return (
    <Grid role="status" borderWidth="1px" borderRadius="md" mt="2" p="4" gap="3" textStyle="sm">
      <p>{text}</p>
      <Wrap gap="2">
        {now === null ? null : (
          <Button size="sm" onClick={() => onChange({ ...chosen(now, currentDay()), ownDate: null })}>
            {words.takeNew(now.date)}
          </Button>
        )}
        <Button size="sm" variant="outline" onClick={() => onChange(unchanged)}>
          {words.keepMine}
        </Button>
      </Wrap>
    </Grid>
  );
}

function RoundChoice({ item, rounds, onChange }: Changing) {
  const here = rounds.some(({ key }) => key === item.round);
  const options = [
    { value: NONE, label: words.noRound },
    ...rounds.map((round) => ({
      value: round.key,
      label:
        round.lastKnown && round.date !== null
          ? words.roundOfYear(roundName(round), round.date, round.cycle)
          : words.roundOption(roundName(round), round.date),
    })),
    // What was chosen shows, whatever the data say now.
    ...(item.round === null || here ? [] : [{ value: item.round, label: words.gone(item.round) }]),
  ];
  return (
    <SelectField
      label={words.round}
      value={item.round ?? NONE}
      options={options}
      disabled={options.length === 1}
      onChange={(key) => onChange(chosen(rounds.find((round) => round.key === key) ?? null, currentDay()))}
    />
  );
}

/** A date is kept once it is whole: while one types, a field of this kind has none, or one of another century. */
function OwnDate({ value, onChange }: { value: string | null; onChange: (date: string | null) => void }) {
  return (
    <TextField
      type="date"
      label={words.ownDate}
      hint={words.ownDateHint}
      min="2020-01-01"
      max="2099-12-31"
      defaultValue={value ?? ''}
      key={value ?? ''}
      onBlur={(event) => {
        const { value: typed } = event.currentTarget;
        if (typed === (value ?? '')) return;
        if (typed === '') onChange(null);
        else if (isPlanDay(typed)) onChange(typed);
      }}
    />
  );
}

function DateNotes({
  item,
  rounds,
  applying,
}: {
  item: PlanItem;
  rounds: readonly PlanRound[];
  applying: ApplyingView;
}) {
  const round = rounds.find(({ key }) => key === item.round) ?? null;
  const date = planDate(item);
  const page = applying.admissionsPage ?? applying.website;
  const asOf = applying.deadlines?.asOf ?? null;
  const lines: string[] = [];
  if (rounds.length === 0) lines.push(words.notPublished);
  else if (round !== null && date === null) {
    if (round.date !== null && round.lastKnown) lines.push(words.lastYear(round.date, round.cycle));
    else lines.push(round.route === null ? words.rolling : words.noRoundDate);
  }
  if (date !== null && isOpen(item) && date < currentDay()) lines.push(words.passedNote);
  if (asOf !== null && rounds.length > 0) lines.push(words.readOn(asOf));
  return (
    <Grid textStyle="sm" color="fg.muted" gap="1" maxW="prose">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {page === null ? null : (
        <p>
          <ExternalLink href={page} target="_blank">
            {words.schoolPage}
          </ExternalLink>
        </p>
      )}
      {applying.applicationRoutes === null ? null : (
        <Disclosure summary={words.howTo}>
          <ApplicationRoutes routes={applying.applicationRoutes} />
        </Disclosure>
      )}
    </Grid>
  );
}

function Tasks({
  item,
  name,
  applying,
  onChange,
  open = false,
}: {
  item: PlanItem;
  name: string;
  applying: ApplyingView;
  onChange: (what: Partial<PlanItem>) => void;
  open?: boolean;
}) {
  const tasks = tasksOf(applying);
  const { done, all } = progressOf(tasks, item.tasks);
  const settle = (key: TaskKey, state: 'done' | 'not-needed' | null) => {
    const { [key]: _before, ...others } = item.tasks;
    onChange({ tasks: state === null ? others : { ...others, [key]: state } });
  };
  return (
    <Disclosure summary={words.tasks(done, all)} open={open}>
      <List.Root maxW="3xl">
        {tasks.map(({ key, need }) => {
          const { label, hint } = taskWords[key];
          const state = item.tasks[key];
          const detail = taskDetail(key, applying);
          return (
            <List.Item
              key={key}
              py={{ base: '1', md: '0' }}
              borderBottomWidth="1px"
              borderColor="border.muted"
              display="flex"
              alignItems="start"
              justifyContent="space-between"
              gap="4"
            >
              <Box minW="0">
                <Checkbox
                  label={label}
                  name={words.doneFor(label, name)}
                  checked={state === 'done'}
                  onChange={(checked) => settle(key, checked ? 'done' : null)}
                />
                <Box textStyle="xs" color="fg.muted" ps="8">
                  {detail === null ? null : `${detail}. `}
                  {/* Beside "Required", to send scores "if the school requires them" says nothing. */}
                  {key === 'tests' && detail !== null ? null : hint}{' '}
                  {/* What the school itself says tells already whether it asks for it. */}
                  {need === 'depends' && detail === null ? `(${words.depends})` : null}
                </Box>
              </Box>
              <Button
                size="sm"
                variant="ghost"
                aria-pressed={state === 'not-needed'}
                aria-label={words.notNeededFor(label, name)}
                onClick={() => settle(key, state === 'not-needed' ? null : 'not-needed')}
                title={words.notNeeded}
                flexShrink="0"
                color="fg.muted"
              >
                {state === 'not-needed' ? `✓ ${words.notNeeded}` : <CloseIcon boxSize="4" />}
              </Button>
            </List.Item>
          );
        })}
      </List.Root>
    </Disclosure>
  );
}

/** Kept as it is typed: there is nothing to press, and nothing is lost by going away. */
function Notes({ name, note, onChange }: { name: string; note: string; onChange: (note: string) => void }) {
  return (
    <Disclosure summary={words.note} open={note !== ''}>
      <TextAreaField
        label={words.noteFor(name)}
        labelHidden
        value={note}
        maxLength={PLAN_NOTE_MAX}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Disclosure>
  );
}
