/** Texts that a university's record holds in English, as its first screen needs them; one that is not known stays as it is. */

import { translate } from '#frontend/content/known-texts.ts';
import { plainVintage, withPlainDates } from '#frontend/content/vintage.ts';
import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';

/** Whom a rate counts, in the middle of a sentence: « étudiants qui commencent à temps plein ». */
export const countedText = translate({
  'First-year applicants': 'demandes en première année',
  'Applicants for early decision': 'demandes en décision anticipée',
  'Full-time first-time students': 'nouveaux étudiants à temps plein',
  "Full-time first-time students who sought a bachelor's degree":
    'nouveaux étudiants à temps plein qui visaient un baccalauréat',
  'Full-time first-time students with a Pell grant': 'nouveaux étudiants à temps plein avec une bourse Pell',
  'Students of all levels in twelve months': 'étudiants de tous les cycles en douze mois',
  'Full-time entrants, first-time and transfer':
    'nouveaux étudiants à temps plein, y compris ceux qui viennent d’un autre établissement',
  Undergraduates: 'étudiants de premier cycle',
  'First-time full-time students with federal aid': 'nouveaux étudiants à temps plein qui recevaient une aide fédérale',
  'First-time full-time undergraduates': 'nouveaux étudiants de premier cycle à temps plein',
});

const MONTHS: Record<string, string> = {
  January: 'janvier',
  February: 'février',
  March: 'mars',
  April: 'avril',
  May: 'mai',
  June: 'juin',
  July: 'juillet',
  August: 'août',
  September: 'septembre',
  October: 'octobre',
  November: 'novembre',
  December: 'décembre',
};
const MONTH = new RegExp(`\\b(${Object.keys(MONTHS).join('|')})\\b(?: (\\d{1,2})\\b(?!:))?`, 'g');

/** « March 1 » as « 1er mars », « October » as « octobre ». */
const inFrench = (text: string) =>
  text.replace(MONTH, (_, month: string, day: string | undefined) =>
    day === undefined ? (MONTHS[month] ?? month) : `${day === '1' ? '1er' : day} ${MONTHS[month] ?? month}`,
  );

const YEARS: Readonly<Record<string, string>> = {
  'no date given': 'sans date',
  'worked out by CampusAtlas': 'déduit par CampusAtlas',
  'checked by CampusAtlas': 'vérifié par CampusAtlas',
  'rankings for 2026': 'classements de 2026',
  'fall 2022 (Universities Canada)': 'automne 2022 (Universités Canada)',
  '2021-22 page': 'page de 2021-2022',
  '2024-34': 'de 2024 à 2034',
};

/** A school year as French writes it: « 2023-2024 ». */
const schoolYears = (text: string) =>
  text
    .replace(/\b(20\d\d)\/(20\d\d)\b/g, '$1-$2')
    .replace(/\b(\d\d)(\d\d)-(\d\d)(?![\d-])/g, (all, century: string, year: string, next: string) =>
      Number(next) === (Number(year) + 1) % 100 ? `${century}${year}-${next === '00' ? '20' : century}${next}` : all,
    );

/** Which words of a vintage say what, most particular first. */
const VINTAGE: readonly (readonly [RegExp, string])[] = [
  [/\bfall (\d{4}) to fall (\d{4})\b/gi, 'de l’automne $1 à l’automne $2'],
  [/^started in fall (\d{4})\b/, 'cohorte de l’automne $1'],
  [/^started in (\d{4})/, 'cohorte de $1'],
  [/\bfall (\d{4})\b/gi, 'automne $1'],
  [/\bfiscal year (\d{4})\b/, 'exercice $1'],
  [/^10 years after starting\b/, '10 ans après l’entrée'],
  [/(\p{L}+ \d{4}) release$/u, 'publication de $1'],
  [/\breported in (\d{4})/, 'déclaration de $1'],
  [/^as of (\d{4}-)/, 'à jour au $1'],
  [/^as of (\p{L}+ \d{4})/u, 'à jour en $1'],
  [/\bupdated (?=\d{4}-)/, 'mis à jour le '],
  [/\bby figure\b/, 'selon le chiffre'],
  [/^(\d{4})s to (?=\d)/, 'des années $1 à '],
  [/\(by (\d{4})\)/, '(en $1)'],
  [/\bstored page, after (\d{4})/, 'page conservée, après $1'],
  [/\bWikipedia\b/, 'Wikipédia'],
  [/\babout automne (?=\d)/, 'vers l’automne '],
  [/\babout (?=\d)/, 'vers '],
  [/ and /g, ' et '],
  [/^(\d[\d/-]*) to (\d[\d/-]*)$/, 'de $1 à $2'],
  [/(\d) to (?=\d)/g, '$1 à '],
];

/** Which year a figure is of: « automne 2024 », « cohorte de l’automne 2017 », « 2023-2024 ». */
export function yearText(year: string): string {
  const plain = plainVintage(year);
  const known = YEARS[plain];
  if (known !== undefined) return known;
  const said = VINTAGE.reduce((text, [pattern, french]) => text.replace(pattern, french), plain);
  const dated = withPlainDates(said);
  return schoolYears(inFrench(dated)).replace(/\bde (?=avril|août|octobre)/g, 'd’');
}

/** The day or year of an exchange rate: « en moyenne pour 2024 », « le 3 mars 2026 ». */
export function rateDate(date: string): string {
  const year = /^(\d{4}) \(annual average\)$/.exec(date)?.[1];
  return year === undefined ? `le ${formatPartialDate(date)}` : `en moyenne pour ${year}`;
}
