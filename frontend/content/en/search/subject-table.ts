/** Words of the table of one subject's schools. */
import type { FinderTrend } from '#schema/domain/programs/graduates-trend.ts';
import type { Country } from '#schema/domain/record/enums.ts';

export const subjectTableWords = {
  intro: (degree: string, graduate: boolean) =>
    `Pay, debt and the earnings check are for this subject at each school (${degree.toLowerCase()}). Pay and debt are medians for students with federal aid, from the College Scorecard of June 2026. The earnings check compares pay after 4 years with that of people who have only ${graduate ? 'a bachelor’s degree in the field' : 'a high school diploma'}. Loan, % of pay is one year of payments on the federal standard plan at 2026–27 rates, as a share of pay one year after graduating. Graduates are those of 2023–24: rising or falling is against 2019–20. Price and graduation rate are for the whole school.`,
  about: 'What these numbers are',
  /** The title that most rows have. */
  unless: (title: string) => `The program is ${title}, unless a row names another.`,
  columns: {
    name: 'School',
    price: 'Price per year',
    /** Where all prices are. */
    netPrice: 'Net price per year',
    graduationRate: 'Graduation',
    graduates: 'Graduates',
    payOneYear: 'Pay after 1 year',
    payFourYears: 'Pay after 4 years',
    debt: 'Debt',
    payment: 'Loan, % of pay',
    check: 'Earnings check',
  },
  /** Under how many graduated in a year. */
  trends: {
    growing: 'rising',
    steady: 'steady',
    falling: 'falling',
    new: 'new',
    ended: 'ended',
  } satisfies Record<FinderTrend, string>,
  netPrice: 'net price',
  /** Of a school that has several. */
  largest: (title: string | null) =>
    title === null
      ? 'Pay and debt are for the school’s largest program in this subject'
      : `Pay and debt are for the school’s largest program in this subject, ${title}`,
  payOfAll: 'Pay and debt are for all campuses of the university together',
  /** In place of a column in which all rows would say the same. */
  checkOfAll: (result: string) => `All schools here with an earnings check: “${result}.”`,
  notes: 'Notes to the table',
  notPublished: 'Not published',
  notCounted: 'Not published in Canada',
  blank: (country: Country) => (country === 'CA' ? 'Not published in Canada' : 'Not published'),
};
