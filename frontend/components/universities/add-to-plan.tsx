/** Puts a university into the plan of whoever looks at it, with a round or without. */
import { Button } from '#frontend/components/styled/button.tsx';
import { currentDay } from '#frontend/content/today.ts';
import { showToast } from '#frontend/lib/browser/toasts.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { usePlanChange, usePlanItem } from '#frontend/lib/storage/own-plan.ts';
import { chosen, type PlanRound } from '#schema/domain/plan/plan-rules.ts';
import { planWords as words } from '#words/plan/plan.ts';

interface AddToPlanProps {
  universityId: number;
  /** What is added, for whoever cannot see where the button stands. */
  name: string;
  round: PlanRound | null;
  /** One word, for a column of such buttons that says what they are for. */
  brief?: boolean;
}

export function AddToPlan({ universityId, name, round, brief = false }: AddToPlanProps) {
  const item = usePlanItem(universityId);
  const { set } = usePlanChange();
  const planned = item !== null && (round === null || item.round === round.key);
  return (
    <span data-personal>
      <Button
        size="sm"
        minH={{ base: '11', md: '9' }}
        variant="outline"
        aria-pressed={planned}
        aria-label={planned ? words.inPlanNamed(name) : words.addNamed(name)}
        onClick={() => {
          if (planned) return;
          const what = round === null ? {} : chosen(round, currentDay());
          showToast(
            set(universityId, what)
              ? { title: words.added, description: name, link: { to: paths.bookmarks('plan'), label: words.see } }
              : { ...words.full, destructive: true },
          );
        }}
      >
        {planned ? (brief ? words.inPlanBrief : words.inPlan) : brief ? words.addBrief : words.add}
      </Button>
    </span>
  );
}
