/** Which tuition figures a card shows, and what each is called. */
import type { UniversityCard } from '#schema/api/university.ts';
import { cardWords } from './card-words.ts';

export interface TuitionLine {
  label: string;
  amount: number | null;
  /** Key of the glossary's term that explains the price. */
  term: string;
}

/**
 * In-state and out-of-state only for US schools with an in-state figure; one line when they are the same. In
 * Canada the two figures are for Canadian students, or those whose price it is, and for international students. Else one line, N/A when unknown.
 */
export function tuitionLines({
  country,
  tuition,
  tuitionInState,
  tuitionInStateFor,
}: Pick<UniversityCard, 'country' | 'tuition' | 'tuitionInState' | 'tuitionInStateFor'>): TuitionLine[] {
  if (tuitionInState === null || tuitionInState === tuition)
    return [{ label: cardWords.tuition, amount: tuition, term: 'sticker-tuition' }];
  return country === 'US'
    ? [
        { label: cardWords.inState, amount: tuitionInState, term: 'in-state' },
        { label: cardWords.outOfState, amount: tuition, term: 'out-of-state' },
      ]
    : [
        { label: cardWords.domestic(tuitionInStateFor), amount: tuitionInState, term: 'in-state' },
        { label: cardWords.international, amount: tuition, term: 'out-of-state' },
      ];
}
