/**
 * Where a Canadian tuition is that of one kind of program. Ontario's universities publish theirs together, for "arts or
 * general" programs, and so do those of the Atlantic provinces for Canadian students; an engineering student pays another
 * price. The sources of the other provinces name no program (tests/data/arts-fee.test.ts).
 */
import type { Country } from '../record/enums.ts';

const PUBLISHED_FOR_ARTS = {
  tuitionInState: ['ON', 'NB', 'NL', 'NS', 'PE'],
  tuition: ['ON'],
} as const satisfies Record<string, readonly string[]>;
/** The two tuitions: `tuitionInState` is what Canadians pay, `tuition` what international students do. */
export type TuitionField = keyof typeof PUBLISHED_FOR_ARTS;

interface Priced {
  country: Country;
  state: string;
}

/** Whether this tuition of the school, where it is known, is that of arts or general programs. */
export function isArtsFee({ country, state }: Priced, field: TuitionField): boolean {
  const provinces: readonly string[] = PUBLISHED_FOR_ARTS[field];
  return country === 'CA' && provinces.includes(state);
}

/** Whether that is so of all prices of these schools, whoever pays them: then it is said once over them. */
export const areArtsFees = (schools: readonly Priced[]): boolean =>
  schools.length > 1 && schools.every((school) => isArtsFee(school, 'tuitionInState') && isArtsFee(school, 'tuition'));

/** Whether the tuition in a price of one's own is such a fee. */
export const isPricedForArts = ({ notes }: { notes: readonly { note: string }[] }): boolean =>
  notes.some(({ note }) => note === 'arts-fee');
