/** What somebody said of themselves as choices of the calculator's form; what does not follow from it is left out. */

import type { LivingOption } from '#schema/domain/money/tuition-calculator.ts';
import type { Country } from '#schema/domain/record/enums.ts';
import type { Living, PersonalSituation } from '#schema/domain/situation/personal-situation.ts';
import { countryOfHome, residenceOf } from '#schema/domain/situation/situation.ts';
import type { CalculatorValues } from './values.ts';

const LIVING: Record<Living, LivingOption> = {
  campus: 'on-campus',
  'off-campus': 'off-campus',
  'with-family': 'home',
};

type Choices = Partial<Pick<CalculatorValues, 'universityType' | 'housingOption' | 'feeStatus'>>;

/** `school` is null where none is chosen: then home decides for a school of one's own state. */
export function ownStart(
  said: PersonalSituation,
  school: { country: Country; state: string; type: string | null } | null,
): Choices {
  const choices: Choices = said.living === null ? {} : { housingOption: LIVING[said.living] };
  const { home } = said;
  const residence = residenceOf(said);
  if (residence === null) return choices;
  const country = school?.country ?? (home === null ? null : countryOfHome(home));
  if (country === 'CA') {
    return { ...choices, universityType: 'canadian', feeStatus: residence === 'ca' ? 'inState' : 'outOfState' };
  }
  if (school !== null && school.type !== 'public') return choices;
  const atHome = residence === 'us' && home !== null && (school === null || home === `US-${school.state}`);
  if (residence === 'us' && home === null) return choices;
  return { ...choices, universityType: atHome ? 'public-in-state' : 'public-out-state' };
}
