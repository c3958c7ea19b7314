/** In which time a graduation rate of a school counts who finished. */
import type { Country } from '#schema/domain/record/enums.ts';
import type { FactField } from '#schema/domain/record/facts.ts';

export type GraduationWindow = 'fourYear' | 'twoYear' | 'anyLength' | 'canada';

/** What the window is read from. */
export interface Windowed {
  country: Country;
  facts: Partial<Record<FactField, { variable: string }>>;
}

/**
 * 150 % of normal time in the US. The Scorecard has four-year (C150_4) and shorter schools (C150_L4, in IPEDS L4GR150)
 * apart; other sources count programs of every length together.
 */
export function graduationWindow({ country, facts }: Windowed): GraduationWindow {
  if (country === 'CA') return 'canada';
  const variable = facts.graduationRate?.variable;
  if (variable === 'C150_L4' || variable === 'L4GR150') return 'twoYear';
  return variable === undefined || variable === 'C150_4' ? 'fourYear' : 'anyLength';
}

/** That of Pell Grant recipients: IPEDS counts them in the time of all students of the school. */
export const pellWindow = (school: Windowed): GraduationWindow =>
  school.facts.graduationRatePell?.variable === 'C150_4_PELL' ? 'fourYear' : graduationWindow(school);

/** That of a figure: Pell Grant recipients have their own. */
export const windowOf = (field: FactField, school: Windowed): GraduationWindow =>
  field === 'graduationRatePell' ? pellWindow(school) : graduationWindow(school);
