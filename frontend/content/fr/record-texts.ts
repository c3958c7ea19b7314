/** Texts that a university's record holds in English, as its first screen needs them; one that is not known stays as it is. */
import { fromTable } from '#frontend/content/known-texts.ts';

/** Whom a rate counts, in the middle of a sentence: « étudiants qui commencent à temps plein ». */
export const countedText = fromTable({
  'First-year applicants': 'demandes en première année',
  'Applicants for early decision': 'demandes en décision anticipée',
  'Full-time first-time students': 'nouveaux étudiants à temps plein',
  'Full-time first-time students who sought a bachelor’s degree':
    'nouveaux étudiants à temps plein qui visaient un baccalauréat',
  'Full-time first-time students with a Pell grant': 'nouveaux étudiants à temps plein avec une bourse Pell',
  'Students of all levels in twelve months': 'étudiants de tous les cycles en douze mois',
  'Full-time entrants, first-time and transfer':
    'nouveaux étudiants à temps plein, y compris ceux qui viennent d’un autre établissement',
  Undergraduates: 'étudiants de premier cycle',
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

/** Which year a figure is of: « automne 2024 », « entrés à l’automne 2017 », « 2023-2024 ». */
export const yearText = (year: string): string =>
  inFrench(
    year
      .replace(/^fall (\d{4}) to fall (\d{4})$/, 'de l’automne $1 à l’automne $2')
      .replace(/^entered fall (\d{4})$/, 'entrés à l’automne $1')
      .replace(/^entered (\d{4}.*)$/, 'entrés en $1')
      .replace(/^fall (\d{4}) cohort$/, 'entrés à l’automne $1')
      .replace(/\bfall (\d{4})\b/, 'automne $1')
      .replace(/^fiscal year (\d{4})$/, 'exercice $1')
      .replace(/^checked by hand$/, 'vérifié à la main')
      .replace(/^undated$/, 'sans date')
      .replace(/\b(\d\d)(\d\d)-(\d\d)(?![\d-])/g, '$1$2-$1$3'),
  );

/** Which programs a price is of, after « programmes ». */
export const pricedProgramsText = fromTable({ 'arts or general': 'd’arts ou généraux' });
