/** Which tuition figures a card shows, and what each is called. */
import type { UniversityCard } from '#schema/api/university.ts';
import { cardWords } from './search.ts';

export interface TuitionLine {
  label: string;
  amount: number | null;
}

/**
 * In-state and out-of-state only for US schools with an in-state figure (spec); one line when they are the same. In
 * Canada the two figures are for Canadian and for international students. Else one line, N/A when unknown.
 */
export function tuitionLines({
  country,
  tuition,
  tuitionInState,
}: Pick<UniversityCard, 'country' | 'tuition' | 'tuitionInState'>): TuitionLine[] {
  if (tuitionInState === null || tuitionInState === tuition) return [{ label: cardWords.tuition, amount: tuition }];
  return country === 'US'
    ? [
        { label: cardWords.inState, amount: tuitionInState },
        { label: cardWords.outOfState, amount: tuition },
      ]
    : [
        { label: cardWords.domestic, amount: tuitionInState },
        { label: cardWords.international, amount: tuition },
      ];
}
