/** What the codes of schema/domain/record/enums.ts are called. */

export const COUNTRY_LABELS = { US: 'United States', CA: 'Canada' };

export const TYPE_LABELS = {
  public: 'Public',
  private: 'Private',
  'for-profit': 'For-Profit',
};

export const RELIGION_LABELS = {
  none: 'None',
  catholic: 'Catholic',
  protestant: 'Protestant',
  jewish: 'Jewish',
  islamic: 'Islamic',
  other: 'Other',
};

export const CALENDAR_LABELS = {
  semester: 'Semester',
  quarter: 'Quarter',
  trimester: 'Trimester',
  '4-1-4': '4-1-4',
  other: 'Other',
};

export const DESIGNATION_LABELS = {
  hbcu: 'Historically Black college or university',
  pbi: 'Predominantly Black institution',
  'hispanic-serving': 'Hispanic-serving institution',
  tribal: 'Tribal college or university',
  aanapisi: 'Asian American and Native American Pacific Islander-serving institution',
  annh: 'Alaska Native and Native Hawaiian-serving institution',
  nasnti: 'Native American-serving non-tribal institution',
  womens: 'Women’s college',
  mens: 'Men’s college',
  'online-only': 'Fully online',
  'land-grant': 'Land-grant institution',
};

export const RESEARCH_LABELS = {
  r1: 'R1: very high research spending and many research doctorates',
  r2: 'R2: high research spending and research doctorates',
  'research-college': 'Research college or university (RCU)',
};

export const ACCESS_EARNINGS_LABELS = {
  opportunity: 'Opportunity College or University: higher access, higher earnings',
  'lower-access-higher-earnings': 'Lower access, higher earnings',
  'higher-access-medium-earnings': 'Higher access, medium earnings',
  'lower-access-medium-earnings': 'Lower access, medium earnings',
  'higher-access-lower-earnings': 'Higher access, lower earnings',
  'lower-access-lower-earnings': 'Lower access, lower earnings',
};

export const AWARD_LEVEL_LABELS = {
  certificate: 'Certificate',
  associate: 'Associate’s',
  bachelor: 'Bachelor’s',
  postbaccalaureate: 'Postbaccalaureate or post-master’s certificate',
  master: 'Master’s',
  doctorate: 'Doctoral',
};

export const SETTING_NAMES = { Urban: 'Urban', Suburban: 'Suburban', 'Small City': 'Small City', Rural: 'Rural' };

export const SIZE_NAMES = { Small: 'Small', Medium: 'Medium', Large: 'Large', 'Very Large': 'Very Large' };

export const AFFORDABILITY_NAMES = { 'Budget-Friendly': 'Budget-Friendly', Moderate: 'Moderate', Premium: 'Premium' };

/** Categories of schema/domain/record/categories.ts. */
export const SELECTIVITY_NAMES = {
  'Most Selective': 'Most Selective',
  'Very Selective': 'Very Selective',
  Selective: 'Selective',
  'Moderately Selective': 'Moderately Selective',
  Inclusive: 'Inclusive',
};

export const DISTINCTION_NAMES = { 'Top Rated': 'Top Rated', 'Highly Rated': 'Highly Rated' };

/** The noun of an NCES locale ("City: Large"). */
export const LOCALE_NOUNS = { City: 'city', Suburb: 'suburb', Town: 'town', Rural: 'rural area' };

const LOCALE_SIZES: Record<string, string> = {
  'City: Large': 'large city',
  'City: Midsize': 'midsize city',
  'City: Small': 'small city',
  'Suburb: Large': 'near a large city',
  'Suburb: Midsize': 'near a midsize city',
  'Suburb: Small': 'near a small city',
  'Town: Fringe': 'town near a larger city',
  'Town: Distant': 'town 10 to 35 miles from a larger city',
  'Town: Remote': 'remote town',
  'Rural: Fringe': 'near a city',
  'Rural: Distant': 'farther from a city',
  'Rural: Remote': 'remote',
};

/** A setting and what the NCES says of it: "Urban (large city)", "Suburban (near a large city)". */
export const settingWithLocale = (setting: string, kind: keyof typeof LOCALE_NOUNS, size: string): string => {
  const said = LOCALE_SIZES[`${kind}: ${size}`];
  return said === undefined ? setting : `${setting} (${said})`;
};
