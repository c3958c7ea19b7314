/** What a vintage of the dataset says to a reader, in plain English: notes of how it was read are left out. */
import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';

const WHOLE: Readonly<Record<string, string>> = {
  undated: 'no date given',
  inferred: 'worked out by CampusAtlas',
  'checked by hand': 'checked by CampusAtlas',
  '2026 rankings (pub. 2025-10-14)': 'rankings for 2026',
  'Fall 2022 (Universities Canada, via WP)': 'fall 2022 (Universities Canada)',
};

/** A year, a fall, a school year or a month, as a note of Wikipedia or of a copied page has it. */
const WHEN = /\b(?:fall )?(?:19|20)\d\d(?:-\d\d(?:\d\d)?)?\b/i;

/** "Wikipedia, undated (copy c.2024-25)" as "about 2024-25 (Wikipedia)". */
function fromCopy(text: string): string {
  const dated = text.replace(/\b((?:19|20)(\d\d))-(0\d|1[0-2])\b/, (all, year: string, short: string, next: string) =>
    Number(next) === Number(short) + 1 ? all : year,
  );
  const when = WHEN.exec(dated)?.[0].replace(/^Fall/, 'fall') ?? 'no date given';
  const about = /undated \(|\bcopy\b|\bc\. ?\d|snapshot/.test(text) ? 'about ' : '';
  const source = text.includes('Wikipedia') ? ' (Wikipedia)' : '';
  return `${about}${when}${source}`;
}

export function plainVintage(vintage: string): string {
  const whole = WHOLE[vintage];
  if (whole !== undefined) return whole;
  if (/Wikipedia|^undated \(/.test(vintage)) return fromCopy(vintage);
  return vintage
    .replace(/\b((?:19|20)\d\d)\/(\d\d)\b/g, '$1-$2')
    .replace(/^Fall (?=\d)/, 'fall ')
    .replace(/^read (\d{4}-\d\d-\d\d)$/, (_, date: string) => `as of ${date}`)
    .replace(/^read (?=[A-Z])/, 'as of ')
    .replace(/^entered fall (\d{4})\b/, 'started in fall $1')
    .replace(/^entered (\d{4})/, 'started in $1')
    .replace(/^fall (\d{4}) cohort\b/, 'started in fall $1')
    .replace(/^(\d{4}) entering cohort\b/, 'started in $1')
    .replace(/\breported (\d{4})/, 'reported in $1')
    .replace(/^ten years after entry, release of (.*)$/, '10 years after starting, $1 release')
    .replace(/^release of (.*)$/, '$1 release');
}

/** ISO days within it, as the language writes dates. */
export const withPlainDates = (text: string): string =>
  text.replace(/\b20\d\d-\d\d-\d\d\b/g, (date) => formatPartialDate(date));
