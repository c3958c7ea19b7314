/** Words of a university's figures on a card or a line. */
import { plural } from '#schema/domain/formats/plural.ts';

/** Who pays a price: "Quebec residents". */
export const payersText = (whom: string): string => whom;

/** The fee of arts or general programs says so: other programs cost more. */
const tuitionName = (arts: boolean) => (arts ? 'Arts tuition' : 'Tuition');
/** Whose price it is in one word, where the program stands behind it. */
const briefly = (whom: string | null) => whom?.replace(/ residents$/, '').replace('Canadian students', 'Canadians');

export const cardWords = {
  inDistrict: 'In-district tuition',
  inState: 'In-state tuition',
  outOfState: 'Out-of-state tuition',
  tuition: 'Tuition',
  /** Whose price it is, where the source says so: residents of Quebec, say. */
  domestic: (whom: string | null, arts: boolean) => `${tuitionName(arts)}, ${whom ?? 'Canadian students'}`,
  international: (arts: boolean) => `${tuitionName(arts)}, international`,
  /** Of a public CEGEP, by Quebec’s law on colleges. */
  cegep: 'Tuition, full-time Quebec residents',
  cegepShort: 'Quebec residents',
  /** After an amount, in a row of a phone. */
  inDistrictShort: 'in-district',
  inStateShort: 'in-state',
  outOfStateShort: 'out-of-state',
  tuitionShort: 'tuition',
  domesticShort: (whom: string | null, arts: boolean) =>
    arts ? `${cardWords.domesticBrief(whom)}, arts` : (whom ?? 'Canadian students'),
  domesticBrief: (whom: string | null): string => briefly(whom) ?? 'Canadians',
  internationalShort: (arts: boolean) => (arts ? 'int’l, arts' : 'international'),
  /** Two prices of one school, the lower first: "$14,158–$40,022". */
  fromTo: (least: string, most: string) => `${least}–${most}`,
  /** Under a price from the lowest to the highest. */
  byHome: 'by where you live',
  byHomeArts: 'arts, by where you live',
  artsPrograms: 'arts programs',
  noTuition: 'We don’t have its tuition',
  /** After their number. */
  students: (count: number) => plural(count, { one: 'student', other: 'students' }),
  openAdmission: 'Open admission',
  /** Beside a rate or an average of so few people that it says little: "67% of 3 students". */
  ofFew: (figure: string, people: number) => `${figure} (of ${people})`,
} as const;
