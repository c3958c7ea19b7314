/** What is settled for a university, small enough for a row of a table: status, next date, progress. */
import { Select } from '#frontend/components/forms/controls.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { currentDay } from '#frontend/content/today.ts';
import { universitiesOf, usePlan, usePlanChange, usePlanItem } from '#frontend/lib/storage/own-plan.ts';
import { isOpen, PLAN_STATUSES, type PlanItem, type PlanStatus, planDate } from '#schema/domain/plan/plan.ts';
import { progressOf, tasksOf } from '#schema/domain/plan/plan-rules.ts';
import { planStatusWords, planCellWords as words } from '#words/plan/plan.ts';
import { useApplying } from '../queries.ts';

const NOT_PLANNED = '';
const options = () => [
  { value: NOT_PLANNED, label: words.notPlanned },
  ...PLAN_STATUSES.map((status) => ({ value: status, label: planStatusWords[status] })),
];

export function PlanCell({ universityId, name }: { universityId: number; name: string }) {
  const item = usePlanItem(universityId);
  const { set, remove } = usePlanChange();
  return (
    <Grid gap="1" minW="0">
      <Select
        aria-label={words.status(name)}
        controlSize="sm"
        value={item?.status ?? NOT_PLANNED}
        // Whoever has written something takes it out on the Plan tab, which asks first.
        options={item === null ? options() : options().slice(1)}
        onChange={(status) =>
          status === NOT_PLANNED ? remove(universityId) : set(universityId, { status: status as PlanStatus })
        }
      />
      {item === null || !isOpen(item) ? null : (
        <Box textStyle="xs" color="fg.muted">
          <NextDate item={item} />
          <Progress universityId={universityId} item={item} />
        </Box>
      )}
    </Grid>
  );
}

function NextDate({ item }: { item: PlanItem }) {
  const date = planDate(item);
  return <div>{date === null ? words.noDate : date < currentDay() ? words.passed(date) : words.date(date)}</div>;
}

/** Asked for once, for all schools of the plan together. */
function Progress({ universityId, item }: { universityId: number; item: PlanItem }) {
  const applying = useApplying(universitiesOf(usePlan())).byId.get(universityId);
  if (!applying) return null;
  const { done, all } = progressOf(tasksOf(applying), item.tasks);
  return <div>{words.progress(done, all)}</div>;
}
