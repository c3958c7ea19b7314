/** Texts that a university's record holds in English, as its first screen needs them; one that is not known stays as it is. */
import { translate } from '#frontend/content/known-texts.ts';
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
  'checked by hand': 'vérifié à la main',
  inferred: 'déduit',
  undated: 'sans date',
  '2021-22 page': 'page de 2021-2022',
  '2026 rankings (pub. 2025-10-14)': 'classements de 2026 (parus le 14 octobre 2025)',
  'Wikipedia, 2023 (text) / undated infobox': 'Wikipédia, 2023 (texte), tableau sans date',
  'Fall 2022 (Universities Canada, via WP)': 'automne 2022 (Universités Canada, selon Wikipédia)',
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
  [/^entered fall (\d{4})\b/i, 'entrés à l’automne $1'],
  [/^entered (\d{4})/i, 'entrés en $1'],
  [/^fall (\d{4}) cohort\b/i, 'entrés à l’automne $1'],
  [/^(\d{4}) entering cohort\b/, 'entrés en $1'],
  [/\bfall (\d{4})\b/gi, 'automne $1'],
  [/\bfiscal year (\d{4})\b/, 'exercice $1'],
  [/\bten years after entry\b/, 'dix ans après l’entrée'],
  [/\brelease of (\p{L}+ \d{4})/u, 'publication de $1'],
  [/^reported (\d{4})/, 'déclaré en $1'],
  [/\breported (\d{4})/, 'déclaré en $1'],
  [/^read (\d{4}-)/, 'lu le $1'],
  [/^read (\p{L}+ \d{4})/u, 'lu en $1'],
  [/^as of /, 'au '],
  [/\bby figure\b/, 'selon le chiffre'],
  [/^(\d{4})s to (?=\d)/, 'des années $1 à '],
  [/\(by (\d{4})\)/, '(en $1)'],
  [/\bstored page, after (\d{4})/, 'page conservée, après $1'],
  [/\bpage snapshot (\d{4})/, 'page de $1'],
  [/^(.*?)\bUG\/PG older than total\b/, '$1cycles plus anciens que le total'],
  [/\btotal ([\d,]+) in wikimili copy\b/, 'total différent dans une autre copie'],
  [/\bundated\b/g, 'sans date'],
  [/\bWikipedia copy\b/, 'copie de Wikipédia,'],
  [/\bWikipedia (\d{4}-\d\d) copy\b/, 'copie de Wikipédia, $1'],
  [/\bWikipedia (\d{4}) infobox\b/, 'Wikipédia, tableau de $1'],
  [/\bWikipedia (?=[c\d])/, 'Wikipédia, '],
  [/\bWikipedia\b/, 'Wikipédia'],
  [/\bcopy c\. ?(?=\d)/, 'copie de v. '],
  [/\bcopy (?=\d)/, 'copie de '],
  [/\bc\. ?(?=\d)/g, 'v. '],
  [/\babout (?=\d)/, 'vers '],
  [/ and /g, ' et '],
  [/(\d) to (?=\d)/g, '$1 à '],
];

/** Which year a figure is of: « automne 2024 », « entrés à l’automne 2017 », « 2023-2024 ». */
export function yearText(year: string): string {
  const known = YEARS[year];
  if (known !== undefined) return known;
  const said = VINTAGE.reduce((text, [pattern, french]) => text.replace(pattern, french), year);
  const dated = said.replace(/\b20\d\d-\d\d-\d\d\b/g, (date) => formatPartialDate(date));
  return schoolYears(inFrench(dated)).replace(/\bde (?=avril|août|octobre)/g, 'd’');
}

/** The day or year of an exchange rate: « en moyenne pour 2024 », « le 3 mars 2026 ». */
export function rateDate(date: string): string {
  const year = /^(\d{4}) \(annual average\)$/.exec(date)?.[1];
  return year === undefined ? `le ${formatPartialDate(date)}` : `en moyenne pour ${year}`;
}

/** Which programs a price is of, after « programmes ». */
export const pricedProgramsText = translate({ 'arts or general': 'd’arts ou généraux' });
