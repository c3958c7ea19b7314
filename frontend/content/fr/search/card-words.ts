/** Words of a university's figures on a card or a line. */
import { translate } from '#frontend/content/known-texts.ts';
import { plural } from '#schema/domain/formats/plural.ts';

/** Who pays a price: « résidents du Québec ». */
export const payersText = translate({
  'Canadian students': 'étudiants canadiens',
  'Ontario residents': 'résidents de l’Ontario',
  'Quebec residents': 'résidents du Québec',
  'Nova Scotia residents': 'résidents de la Nouvelle-Écosse',
});
const payers = (whom: string | null) => payersText(whom ?? 'Canadian students');

/** The fee of arts or general programs says so: other programs cost more. */
const tuitionName = (arts: boolean) => (arts ? 'Scolarité en lettres' : 'Droits de scolarité');
/** Whose price it is in one word, where the program stands behind it. */
const briefly = translate({
  'Canadian students': 'Canadiens',
  'Ontario residents': 'Ontario',
  'Quebec residents': 'Québec',
  'Nova Scotia residents': 'Nouvelle-Écosse',
});

export const cardWords = {
  inDistrict: 'Droits de scolarité, résidents du district',
  inState: 'Droits de scolarité, résidents de l’État',
  outOfState: 'Droits de scolarité, autres États',
  tuition: 'Droits de scolarité',
  /** Whose price it is, where the source says so: residents of Quebec, say. */
  domestic: (whom: string | null, arts: boolean) => `${tuitionName(arts)}, ${payers(whom)}`,
  international: (arts: boolean) => `${tuitionName(arts)}, étudiants étrangers`,
  /** Of a public CEGEP, by Quebec’s law on colleges. */
  cegep: 'Droits de scolarité, résidents du Québec à temps plein',
  cegepShort: 'résidents du Québec',
  /** After an amount, in a row of a phone. */
  inDistrictShort: 'résidents du district',
  inStateShort: 'résidents',
  outOfStateShort: 'autres États',
  tuitionShort: 'droits de scolarité',
  domesticShort: (whom: string | null, arts: boolean) =>
    arts ? `${cardWords.domesticBrief(whom)}, lettres` : payers(whom),
  domesticBrief: (whom: string | null): string => briefly(whom ?? 'Canadian students'),
  internationalShort: (arts: boolean) => (arts ? 'étranger, lettres' : 'de l’étranger'),
  /** Two prices of one school, the lower first: « 14 158 à 40 022 $ US ». */
  fromTo: (least: string, most: string) => `${least.replace(/\s\$.*$/, '')} à ${most}`,
  /** Under a price from the lowest to the highest. */
  byHome: 'selon la résidence',
  byHomeArts: 'lettres, selon la résidence',
  artsPrograms: 'programmes de lettres',
  noTuition: 'Nous n’avons pas ses droits de scolarité',
  /** Après leur nombre. */
  students: (count: number) => plural(count, { one: 'étudiant', other: 'étudiants' }),
  openAdmission: 'Ouverte',
  /** Beside a rate or an average of so few people that it says little: « 67 % (sur 3) ». */
  ofFew: (figure: string, people: number) => `${figure} (sur ${people})`,
} as const;
