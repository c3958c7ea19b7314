/** What is settled for a university, small enough for cells of a table: status, round, next date and progress. */
import { Select } from '#frontend/components/forms/controls.tsx';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { css } from '#frontend/components/styled/chakra.ts';
import { Caption, Span } from '#frontend/components/styled/text.tsx';
import { currentDay } from '#frontend/content/today.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { usePlanItem } from '#frontend/lib/storage/own-plan.ts';
import type { ApplyingView } from '#schema/api/plan.ts';
import { shortPartialDate } from '#schema/domain/formats/partial-date.ts';
import {
  isOpen,
  PLAN_STATUSES,
  type PlanItem,
  type PlanStatus,
  planDate,
  type TaskKey,
} from '#schema/domain/plan/plan.ts';
import { nextTask, type PlanRound, progressOf, roundsOf, tasksOf } from '#schema/domain/plan/plan-rules.ts';
import {
  planStatusWords,
  roundName,
  roundNames,
  roundShort,
  taskWords,
  planCellWords as words,
} from '#words/plan/plan.ts';
import type { DateAhead } from '../dates-ahead.ts';
import { useSavedItem } from '../use-saved-item.ts';

const NOT_PLANNED = '';
const options = () => [
  { value: NOT_PLANNED, label: words.notPlanned },
  ...PLAN_STATUSES.map((status) => ({ value: status, label: planStatusWords[status] })),
];

interface StatusCellProps {
  universityId: number;
  name: string;
  /** What the school publishes, whose next date comes along with the first status; undefined while it is on its way. */
  applying: ApplyingView | undefined;
}

/** Where it stands, as words that can be changed: a frame in each row would outweigh all else in it. */
export function StatusCell({ universityId, name, applying }: StatusCellProps) {
  const { item, planned, change } = useSavedItem(universityId, applying);
  return (
    <Select
      aria-label={words.status(name)}
      controlSize="sm"
      // On a phone a finger changes it.
      minH={{ base: '11', md: '9' }}
      ps={{ base: '1', md: '0' }}
      pe={{ base: '7', md: '9' }}
      textStyle={{ base: 'xs', md: 'sm' }}
      borderColor="transparent"
      bg="transparent"
      value={planned ? item.status : NOT_PLANNED}
      // Whoever has written something takes it out on the Plan tab, which asks first.
      options={planned ? options().slice(1) : options()}
      onChange={(status) => {
        if (status !== NOT_PLANNED) change({ status: status as PlanStatus });
      }}
    />
  );
}

interface DateCellProps {
  universityId: number;
  /** What the school publishes; undefined while it is on its way. */
  applying: ApplyingView | undefined;
  /** The date ahead of a school that is not planned. */
  ahead: DateAhead | undefined;
}

/** The round that is chosen, or the one that comes next. */
function useRound({ universityId, applying, ahead }: DateCellProps): PlanRound | null {
  const item = usePlanItem(universityId);
  if (item === null) return ahead?.round ?? null;
  return (applying && roundsOf(applying).find(({ key }) => key === item.round)) ?? null;
}

/** The date one works towards and its round; once one is admitted the way to judge what it offers. */
export function NextDateCell(props: DateCellProps) {
  const { universityId, applying, ahead } = props;
  const item = usePlanItem(universityId);
  const round = useRound(props);
  if (item?.status === 'admitted') {
    return (
      <TextLink to={paths.aidOffers()} textStyle="sm" touch="line">
        {words.compareOffer}
      </TextLink>
    );
  }
  if (item !== null && !isOpen(item)) return null;
  const date = item === null ? (ahead?.date ?? null) : planDate(item);
  if (item === null && !applying) return null;
  const rolling = round === null && applying?.deadlines?.rolling;
  return (
    <Span display="block" textStyle="sm" lineHeight="snug">
      {date === null ? (
        rolling ? (
          roundNames.rolling
        ) : (
          words.noDate
        )
      ) : date < currentDay() ? (
        <Span color="fg.error">{words.passed(date)}</Span>
      ) : (
        shortPartialDate(date)
      )}
      {round === null ? null : (
        <Caption as="span" display="block" title={roundName(round)}>
          {roundShort(round)}
        </Caption>
      )}
    </Span>
  );
}

/** The same of a saved school; nothing once the application is sent. */
export function NextStepCell({ universityId, applying }: Pick<DateCellProps, 'universityId' | 'applying'>) {
  const { item } = useSavedItem(universityId, applying);
  return !isOpen(item) || !applying ? null : <NextStep item={item} applying={applying} headed />;
}

interface NextStepProps {
  item: PlanItem;
  applying: ApplyingView;
  /** Whether the column it stands in says what it is. */
  headed?: boolean;
}

const stepOf = (task: TaskKey) => taskWords[task].step ?? taskWords[task].label;

/** What to do next for an application, and how much of it is done. */
export function NextStep({ item, applying, headed = false }: NextStepProps) {
  const tasks = tasksOf(applying);
  const next = nextTask(tasks, item.tasks);
  const { done, all } = progressOf(tasks, item.tasks);
  return (
    <Span display={headed ? 'block' : 'inline'} textStyle="sm" lineHeight="snug">
      {next === null ? null : headed ? stepOf(next) : words.nextStep(stepOf(next))}
      {'\u2002'}
      <Span display={headed ? 'block' : 'inline-block'} whiteSpace="nowrap">
        <Progress done={done} all={all} />
      </Span>
    </Span>
  );
}

const BAR = 48;
const TRACK = css({ display: 'inline-block', verticalAlign: 'middle' });

/** "0/10" behind a bar of it. */
function Progress({ done, all }: { done: number; all: number }) {
  return (
    <Caption as="span" role="img" aria-label={words.progress(done, all)} fontVariantNumeric="tabular-nums">
      <svg width={BAR} height="4" className={TRACK} aria-hidden="true">
        <rect width={BAR} height="4" fill="currentColor" opacity="0.25" />
        <rect width={all === 0 ? 0 : (BAR * done) / all} height="4" fill="currentColor" />
      </svg>
      {`\u2002${done}/${all}`}
    </Caption>
  );
}
