/** The nearest date by which one can still apply, as the head of a page says it. */
import { capitalized } from '#schema/domain/formats/capitalized.ts';
import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';
import { daysUntil } from '#schema/domain/plan/plan.ts';
import type { PlanRound } from '#schema/domain/plan/plan-rules.ts';
import { isFromAbroad, serviceOf } from '#schema/domain/plan/ways-to-apply.ts';
import { planWords, roundFor, roundName } from '#words/plan/plan.ts';
import { detailWords } from '#words/university/university-details.ts';

/** In Canada whom it is for comes first, for the price beside it can be that of others. */
export function deadlineText(round: PlanRound & { date: string }, today: string): string {
  const words = detailWords.applying;
  const { route } = round;
  const date = formatPartialDate(round.date);
  const left = planWords.left(daysUntil(round.date, today));
  if (route === null) return words.next(date, roundName(round), left);
  const isDirect = route.system.startsWith('direct');
  return words.applyBy(whomOf(round), isDirect ? null : serviceOf(route), date, left);
}

function whomOf({ what, route }: PlanRound): string | null {
  if (isFromAbroad({ what })) return detailWords.applying.fromAbroad;
  const group = what ?? (route?.key === 'ouac-a' ? 'Ontario high schools' : null);
  return group === null ? null : capitalized(roundFor(group));
}
