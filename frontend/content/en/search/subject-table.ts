/** Words of the table of one subject's schools. */
import type { Country } from '#schema/domain/record/enums.ts';

export const subjectTableWords = {
  intro: (degree: string) =>
    `Pay, debt and the earnings check are for this subject at each school (${degree.toLowerCase()}). Pay and debt are medians for students with federal aid, by the College Scorecard of June 2026. Payments are a year on the federal standard plan at 2026–27 rates, as a share of pay one year after finishing. Price and graduation rate are for the whole school.`,
  sort: 'Sort the table by',
  columns: {
    name: 'School',
    price: 'Price per year',
    graduationRate: 'Graduation rate',
    graduates: 'Graduates, 2023–24',
    payOneYear: 'Pay after 1 year',
    payFourYears: 'Pay after 4 years',
    debt: 'Debt',
    payment: 'Payments, share of pay',
    check: 'Earnings check',
  },
  netPrice: 'net price',
  largest: (title: string) => `Pay and debt: ${title}, its largest program here`,
  payOfAll: (name: string) => `Pay and debt are for all campuses of ${name}`,
  notCounted: 'Not published in Canada',
  blank: (country: Country) => (country === 'CA' ? 'Not published in Canada' : 'Not published'),
};
