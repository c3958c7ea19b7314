/** Words of a university's figures on a card or a line. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';

/** Who pays a price: "Quebec residents". */
export const payersText = (whom: string): string => whom;

export const cardWords = {
  inDistrict: 'In-district tuition',
  inState: 'In-state tuition',
  outOfState: 'Out-of-state tuition',
  tuition: 'Tuition',
  /** Whose price it is, where the source says so: residents of Quebec, say. */
  domestic: (whom: string | null) => `Tuition, ${whom ?? 'Canadian students'}`,
  international: 'Tuition, international',
  /** After an amount, in a row of a phone. */
  inDistrictShort: 'in-district',
  inStateShort: 'in-state',
  outOfStateShort: 'out-of-state',
  tuitionShort: 'tuition',
  domesticShort: (whom: string | null) => whom ?? 'Canadian students',
  internationalShort: 'international',
  studentCount: (count: number) => plural(count, { one: '1 student', other: `${formatCount(count)} students` }),
  openAdmission: 'Open admission',
  /** Beside a rate or an average of so few people that it says little: "67% of 3 students". */
  ofFew: (figure: string, people: number) => `${figure} (of ${people})`,
} as const;
