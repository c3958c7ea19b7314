/** Selects the picture of a school that may be shown, with its credit. */
import type { UniversityImage } from '#schema/domain/record/dataset.ts';
import type { RowOf } from './rows.ts';

/** File names that say the file is a mark, a map or a drawing, not a photograph of the place. */
const NOT_A_PHOTOGRAPH =
  /logo|(?<![a-z])seal(?![a-z])|shield|(?<![a-z])crest(?![a-z])|emblem|insignia|monogram|word ?mark|official mark|coat[ _-]?of[ _-]?arms|\barms of\b|banner|flags?(?![a-z])|flagsWEB|mascot|postcard|poster|drawing|sketch|painting|engraving|lithograph|mosai[ck]o?\b|\bstamp\b|\bmap\b|\bUSGS\b|\.(?:svg|gif|pdf|djvu)$/i;
/** People, and statues of people, are not the place. */
const OF_PEOPLE = /portrait|\bbust\b|statue\b|\bstudents? \d|graduates\b|saying goodbye/i;
/** "Slu dubourg 1888.jpg", "Campus c1876.jpg": the year at the end says that it is not the campus of today. */
const OF_ANOTHER_CENTURY = /(?:\bc|\bca\.? ?|\b)(?:18\d\d|19[0-4]\d)\)?\.\w+$/i;
/** Marks are often PNG; one is taken for a photograph when its name names a place. */
const PNG_OF_A_PLACE = /hall|campus|cent(?:er|re)|building|library|chapel|massart/i;
const NARROWEST = 320;

/** Why a picture is not used; null when it is fit. */
export function unfitness(row: RowOf<'us-images'>): string | null {
  const file = row.file;
  if (row.needsReview) return 'its licence needs review';
  if (OF_PEOPLE.test(file)) return 'of people';
  if (OF_ANOTHER_CENTURY.test(file)) return 'of another century';
  if (NOT_A_PHOTOGRAPH.test(file) || (/\.png$/i.test(file) && !PNG_OF_A_PLACE.test(file))) return 'not a photograph';
  if (!row.licence || !row.sourcePage || !row.thumbUrl?.startsWith('https://upload.wikimedia.org/')) {
    return 'no licence or no address';
  }
  if ((row.width ?? 0) < NARROWEST || (row.width ?? 0) > 4 * (row.height ?? 0)) return 'too small or too narrow';
  return authorOf(row) ? null : 'no author named';
}

/** The picture of a row that is fit. */
export function imageOf(row: RowOf<'us-images'>): UniversityImage | null {
  const author = authorOf(row);
  if (unfitness(row) !== null || !author || !row.thumbUrl || !row.licence || !row.sourcePage) return null;
  return {
    originUrl: row.thumbUrl,
    author,
    licence: row.licence,
    licenceUrl: row.licenceUrl,
    sourcePage: row.sourcePage,
    width: row.width ?? 0,
    height: row.height ?? 0,
  };
}

const NEEDS_NO_AUTHOR = /^(?:Public domain|CC0|No restrictions)/;
const AUTHOR_MAX = 100;

/** The author as a plain name; "Unknown author" where the licence asks for none. Null when the licence asks for one. */
export function authorOf(row: Pick<RowOf<'us-images'>, 'artist' | 'licence'>): string | null {
  const name = plain(row.artist ?? '')
    .replace(/^No machine-readable author provided\. (.+?) assumed \(based on copyright claims\)\.?$/, '$1')
    .replace(/^This photo was taken by participant\/team (.+?) as part of .*$/, '$1')
    .replace(/^The original uploader was (.+?) at [\w ]+\.?$/, '$1')
    .replace(/ (?:at|from) [\w ]*Wikipedia\b.*$/, '')
    .replace(/ \(talk(?:[^)]*)\)/g, '')
    .replace(/ ?-? ?https?:\/\/\S+/g, '')
    .replace(/~commonswiki$/, '')
    .replace(/(?: [-—]|,| \() ?(?:releases all rights|if there is an issue).*$/, '')
    .trim();
  if (name && name.length <= AUTHOR_MAX) return name;
  if (name) return `${name.slice(0, AUTHOR_MAX).replace(/\s+\S*$/, '')} …`;
  return NEEDS_NO_AUTHOR.test(row.licence ?? '') ? 'Unknown author' : null;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
