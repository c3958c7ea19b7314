/** The costs of a letter as the school publishes them, to begin with: what is not published, or may be another's, stays empty. */
import type { OfferCost } from '#schema/domain/aid/aid-offers.ts';
import type { Residency } from '#schema/domain/money/finance.ts';
import { CHARGE_OTHERS_MORE } from '#schema/domain/money/your-price.ts';
import type { PersonalSituation } from '#schema/domain/situation/personal-situation.ts';
import { ownStart } from './own-start.ts';
import { hasFeeChoice, kindsOfSchool, residencyOf, type School, schoolFigures } from './school-expenses.ts';

type Costs = Record<OfferCost, number | null>;

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

type Located = School & { state: string };

/** A tuition that a school publishes, and whose it is. */
export interface OpenTuition {
  residency: Residency;
  amount: number;
}

/** The tuitions that a school publishes where it is open which of them somebody would pay; none where that is known. */
export function openTuitions(school: Located, said: PersonalSituation | null): OpenTuition[] {
  if (ownTuition(school, said) !== null || paysThirdPrice(school, said)) return [];
  const both: [Residency, number | null][] = [
    ['inState', school.tuitionInState],
    ['outOfState', school.tuition],
  ];
  return both.flatMap(([residency, amount]) => (amount === null ? [] : [{ residency, amount }]));
}

/** Whether somebody is a Canadian from another province, whom this one charges neither of the two prices. */
function paysThirdPrice(school: Located, said: PersonalSituation | null): boolean {
  if (school.country !== 'CA' || said === null || !CHARGE_OTHERS_MORE.includes(school.state)) return false;
  return ownStart(said, school).feeStatus === 'inState' && said.home !== `CA-${school.state}`;
}

/** Null where a school has two prices and nothing is known of whose this would be. */
function ownTuition(school: Located, said: PersonalSituation | null): number | null {
  if (paysThirdPrice(school, said)) return null;
  const own = said === null ? {} : ownStart(said, school);
  const kinds = kindsOfSchool(school);
  const hasOnePrice = school.tuition === school.tuitionInState;
  const kind =
    kinds.find((one) => one === own.universityType) ?? (kinds.length === 1 || hasOnePrice ? kinds[0] : undefined);
  if (kind === undefined) return null;
  if (hasFeeChoice(school) && own.feeStatus === undefined && !hasOnePrice) return null;
  const { amount, basis } = schoolFigures(
    school,
    kind,
    'on-campus',
    residencyOf(kind, own.feeStatus ?? 'inState'),
  ).tuition;
  return basis === 'published' ? amount : null;
}
