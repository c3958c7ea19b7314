/** What is said of an amount that is ours: a short mark beside it, and why it is an estimate when it is one. */

import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import type { Expense } from '#schema/domain/money/tuition-calculator.ts';
import { calculatorWords as words } from '#words/calculators/calculator.ts';
import { type ItemFigure, publishedFor } from './school-expenses.ts';

/** Why an amount is an estimate; null for one that is not. */
export function whyEstimate(school: UniversityRecordView, expense: Expense, figure: ItemFigure): string | null {
  const { why } = words;
  const board = expense === 'housing' || expense === 'meals';
  const sum = formatMoney(board ? school.roomAndBoard : school.otherExpenses, school.currency);
  switch (figure.basis) {
    case 'published':
      return null;
    case 'share':
      return board ? why.shareOfBoard(sum) : why.shareOfOther(sum);
    case 'adapted': {
      const place = publishedFor(school, board ? 'roomAndBoard' : 'otherExpenses');
      return (board ? why.adaptedBoard : why.adaptedOther)[place](sum);
    }
    case 'standIn':
      return board ? why.standInBoard(sum) : why.standIn;
    case 'province':
      return why.province(school.provincialAverage?.year ?? '');
    case 'usual':
      return why.usual;
    case 'unknown':
      return why.unknown;
  }
}

/** Sums that the school publishes and that the items divide, with their year; for the note under the items. */
export function publishedSums(school: UniversityRecordView, figures: Partial<Record<Expense, ItemFigure>>): string[] {
  const pairs = [
    { field: 'roomAndBoard', expense: 'meals' },
    { field: 'otherExpenses', expense: 'personal' },
  ] as const;
  return pairs.flatMap(({ field, expense }) => {
    const fact = school.facts[field];
    if (figures[expense]?.basis !== 'share' || !fact) return [];
    return [words.together[field](formatMoney(school[field], school.currency), fact.year)];
  });
}
