/** Where the date has passed and nothing was sent: the round that can still be taken, at one press. */

import { useHome } from '#frontend/api/your-prices.ts';
import { Button } from '#frontend/components/styled/button.tsx';
import { currentDay } from '#frontend/content/today.ts';
import type { ApplyingView } from '#schema/api/plan.ts';
import { isOpen, type PlanItem, planDate } from '#schema/domain/plan/plan.ts';
import { chosen, nextRound, roundChange, roundsOf } from '#schema/domain/plan/plan-rules.ts';
import { roundName, planWords as words } from '#words/plan/plan.ts';

interface NextOfferProps {
  item: PlanItem;
  /** Null while it is on its way. */
  applying: ApplyingView | null;
  onChange: (what: Partial<PlanItem>) => void;
}

export function NextOffer({ item, applying, onChange }: NextOfferProps) {
  const today = currentDay();
  const home = useHome();
  const date = planDate(item);
  // What new data changed has a button of its own.
  if (applying === null || !isOpen(item) || date === null || date >= today) return null;
  if (roundChange(item, roundsOf(applying)) !== null) return null;
  const next = nextRound(applying, today, home);
  if (next?.date == null) return null;
  return (
    <Button
      size="sm"
      variant="outline"
      minH={{ base: '11', md: '9' }}
      py="1.5"
      mt="1"
      onClick={() => onChange({ ...chosen(next, today), ownDate: null })}
    >
      {words.offer(roundName(next), next.date)}
    </Button>
  );
}
