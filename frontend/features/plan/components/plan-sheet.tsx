/** The plan on paper: by date, each school with its round, what is to do as empty squares, and the visitor's notes. */
import { useHome } from '#frontend/api/your-prices.ts';
import { SheetPage, Sheets } from '#frontend/components/print/sheet.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Span } from '#frontend/components/styled/text.tsx';
import { scholarshipOf } from '#frontend/content/scholarship-list.ts';
import { currentDay } from '#frontend/content/today.ts';
import { absoluteAddress } from '#frontend/lib/links/localized-paths.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { usePrinting } from '#frontend/lib/rendering/use-printing.ts';
import type { ApplyingView } from '#schema/api/plan.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { daysUntil, isOpen, type Plan, type PlanItem, planDate } from '#schema/domain/plan/plan.ts';
import { roundsOf, roundToTake, tasksOf } from '#schema/domain/plan/plan-rules.ts';
import { planStatusWords, roundName, taskWords, planWords as words } from '#words/plan/plan.ts';
import { plannedScholarships } from '../planned-scholarships.ts';
import type { PlannedSchool } from '../use-saved-dates.ts';

export interface PlanSheetProps {
  plan: Plan;
  /** In the order of the page. */
  planned: readonly PlannedSchool[];
  others: readonly UniversityCard[];
  names: ReadonlyMap<number, string>;
  byId: ReadonlyMap<number, ApplyingView>;
}

/** Drawn while it is printed, from the button or from the browser's own menu. */
export function PlanSheet(props: PlanSheetProps) {
  return usePrinting() ? <Printed {...props} /> : null;
}

function Printed({ plan, planned, others, names, byId }: PlanSheetProps) {
  const awards = plannedScholarships(plan, currentDay());
  const home = useHome();
  return (
    <Sheets>
      <SheetPage
        title={words.sheet.title}
        place={words.sheet.count(planned.length + others.length)}
        address={absoluteAddress(paths.myUniversities('plan'))}
      >
        {planned.map(({ id, item }) => (
          <School key={id} name={names.get(id) ?? String(id)} item={item} applying={byId.get(id) ?? null} />
        ))}
        {others.length === 0 ? null : <Heading text={words.others} />}
        {others.map(({ id, name }) => {
          const applying = byId.get(id);
          const round = applying === undefined ? null : roundToTake(applying, currentDay(), home);
          return (
            <Row
              key={id}
              date={round?.date ?? null}
              name={name}
              under={round === null ? words.noDate : roundName(round)}
            />
          );
        })}
        {awards.length === 0 ? null : <Heading text={words.scholarships} />}
        {awards.map(({ scholarship, day }) => {
          const award = scholarshipOf(scholarship);
          return (
            <Row
              key={scholarship}
              date={day}
              name={award?.name ?? words.scholarshipName(scholarship)}
              under={award?.url ?? ''}
            />
          );
        })}
      </SheetPage>
    </Sheets>
  );
}

const Heading = ({ text }: { text: string }) => (
  <Box as="h2" mt="4mm" fontSize="10.5pt" fontWeight="semibold" breakAfter="avoid">
    {text}
  </Box>
);

interface RowProps {
  /** Null where there is no date. */
  date: string | null;
  name: string;
  under: string;
  children?: React.ReactNode;
}

/** A date at the left, and who or what it is of. */
function Row({ date, name, under, children }: RowProps) {
  const days = date === null ? null : daysUntil(date, currentDay());
  return (
    <Box
      as="section"
      display="grid"
      gridTemplateColumns="38mm 1fr"
      columnGap="4mm"
      py="2mm"
      borderTopWidth="1px"
      borderColor="#cccccc"
      breakInside="avoid"
    >
      <Box fontVariantNumeric="tabular-nums lining-nums">
        {date === null || days === null ? null : (
          <>
            <Box fontWeight="semibold">{days < 0 ? words.passed(date) : words.due(date)}</Box>
            {days < 0 ? null : words.left(days)}
          </>
        )}
      </Box>
      <div>
        <Box fontSize="10.5pt" fontWeight="semibold">
          {name}
        </Box>
        <Box color="#444444" overflowWrap="anywhere">
          {under}
        </Box>
        {children}
      </div>
    </Box>
  );
}

function School({ name, item, applying }: { name: string; item: PlanItem; applying: ApplyingView | null }) {
  const round = applying === null ? undefined : roundsOf(applying).find(({ key }) => key === item.round);
  const date = planDate(item);
  const standing = [
    isOpen(item) ? null : planStatusWords[item.status],
    round === undefined ? null : roundName(round),
    date === null && round === undefined ? words.noDate : null,
  ];
  const tasks = applying === null || !isOpen(item) ? [] : tasksOf(applying);
  return (
    <Row date={isOpen(item) ? date : null} name={name} under={standing.filter((one) => one !== null).join(' · ')}>
      {tasks.length === 0 ? null : (
        <Box as="ul" mt="1mm" columnCount={2} columnGap="4mm">
          {tasks
            .filter(({ key }) => item.tasks[key] !== 'not-needed')
            .map(({ key, need }) => (
              <Box as="li" key={key} breakInside="avoid">
                <Span aria-hidden="true">{item.tasks[key] === 'done' ? '☑' : '☐'}</Span> {taskWords[key].label}
                {need === 'depends' && item.tasks[key] !== 'done' ? ` (${words.depends})` : null}
              </Box>
            ))}
        </Box>
      )}
      {item.note === '' ? null : (
        <Box mt="1mm" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {item.note}
        </Box>
      )}
    </Row>
  );
}
