/** The costs of a letter as the school publishes them, to begin with: what is not published, or may be another's, stays empty. */
import type { OFFER_COSTS } from '#schema/domain/aid/aid-offers.ts';
import type { Residency } from '#schema/domain/money/finance.ts';
import type { PersonalSituation } from '#schema/domain/situation/personal-situation.ts';
import { ownStart } from './own-start.ts';
import { hasFeeChoice, kindsOfSchool, residencyOf, type School, schoolFigures } from './school-expenses.ts';

type Costs = Record<(typeof OFFER_COSTS)[number], number | null>;

export function publishedCosts(
  school: School & { state: string; currency: string },
  said: PersonalSituation | null,
): Costs {
  return {
    tuition: ownTuition(school, said),
    housing: school.roomAndBoard,
    books: school.booksAndSupplies,
    other: school.otherExpenses,
  };
}

/** The tuitions that a school publishes where it is open which of them somebody would pay; none where that is known. */
export function openTuitions(
  school: School & { state: string },
  said: PersonalSituation | null,
): { residency: Residency; amount: number }[] {
  const { tuition, tuitionInState } = school;
  if (ownTuition(school, said) !== null || tuition === tuitionInState) return [];
  const both: [Residency, number | null][] = [
    ['inState', tuitionInState],
    ['outOfState', tuition],
  ];
  return both.flatMap(([residency, amount]) => (amount === null ? [] : [{ residency, amount }]));
}

/** Null where a school has two prices and nothing is known of whose this would be. */
function ownTuition(school: School & { state: string }, said: PersonalSituation | null): number | null {
  const own = said === null ? {} : ownStart(said, school);
  const kinds = kindsOfSchool(school);
  const kind = kinds.find((one) => one === own.universityType) ?? (kinds.length === 1 ? kinds[0] : undefined);
  if (kind === undefined) return null;
  // In some provinces Canadians from the others pay a third price.
  const elsewhere = school.country === 'CA' && own.feeStatus === 'inState' && said?.home !== `CA-${school.state}`;
  const open = hasFeeChoice(school) && (own.feeStatus === undefined || elsewhere);
  if (open) return null;
  const { amount, basis } = schoolFigures(
    school,
    kind,
    'on-campus',
    residencyOf(kind, own.feeStatus ?? 'inState'),
  ).tuition;
  return basis === 'published' ? amount : null;
}
