/** Other names of a school: from the directory, College Scorecard and ROR, split and freed of junk. */

import { editDistance } from '#schema/domain/formats/edit-distance.ts';
import { CA_PROVINCES, US_STATES } from '#schema/domain/places/english-places.ts';
import type { AliasRecord } from '#schema/domain/record/dataset.ts';
import type { AliasKind } from '#schema/domain/record/enums.ts';
import { nameKey } from '../name-key.ts';
import { distinctiveWords, type RorLink } from './founding.ts';
import { titleCase } from './names.ts';

/** All that is known of one school's names. */
export interface NameSources {
  id: number;
  /** The name it is shown under. */
  name: string;
  official: string;
  city: string | null;
  /** HD IALIAS and Scorecard ALIAS: several names in one cell, with separators of the school's choice. */
  cells: readonly (string | null)[];
  /** Names under which older directories knew it. */
  former: readonly (string | null)[];
  link: RorLink | undefined;
  /** True where Spanish names are in use (Puerto Rico); elsewhere ROR's are translations. */
  spanish: boolean;
}

const LONGEST = 80;
const COMPANY = /^(?:inc|llc|ltd)\.?$/i;
const NOT_A_NAME = /^(?:women's|independent junior|junior|liberal arts) college$|^contacts\b|\bcounty$/i;
const TRANSLATION = /universidad|université/i;
const JUNK =
  /\bdba\b|\bNAAB\b|`|^univ\b\.? |^(?:n\/?a|none|same|not applicable|unknown|no|yes)$|https?:|www\.|\.(?:edu|com|org)\b|@|\d{4,}/i;
const PART_OF_A_SCHOOL =
  /^(?:the )?(?:college|school) of (?:arts|business|education|psychology|computer|contemporary|health)/i;
/** Two names run together where a separator was lost: a capital inside a word, or a long word that comes twice. */
const CAPITAL_INSIDE = /[a-z)][A-Z][a-z]/;

const OFTEN_TWICE = new Set(['university', 'college', 'state', 'york', 'saint']);

function isRunTogether(name: string): boolean {
  const words = (name.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !OFTEN_TWICE.has(word));
  return new Set(words).size < words.length || (name.length > 40 && CAPITAL_INSIDE.test(name));
}

/** The names in a cell. Bars, semicolons, slashes and runs of spaces separate; commas only where each part is a name. */
export function splitNames(cell: string): string[] {
  const slashes = (cell.match(/\//g) ?? []).length;
  const separator = cell.includes('|')
    ? /\|/
    : cell.includes(';')
      ? /;/
      : slashes > 1 || cell.includes(' / ')
        ? /\//
        : / {2,}/;
  return cell
    .split(separator)
    .flatMap(splitAtCommas)
    .flatMap((part) => part.split(/ {2,}| or (?=[A-Z])|„|\bformerly(?: known as)?\b/))
    .map(trimName)
    .filter((part) => part !== '');
}

/** Without stray ends: quotation marks, commas, a pair of parentheses around the whole. */
function trimName(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[("'“]+(.+?)[)"'”]+$/, '$1')
    .replace(/^["'“,: -]+|["'”,: -]+$/g, '')
    .replace(/^(?:dba|aka|old name:|old abbreviation:) ?/, '');
}

const STATE_NAMES = new Set(Object.values(US_STATES));

/** "Rutgers, The State University", "Trinity College, Hartford, Connecticut" and "X, Inc." are one name; "UTEP, UT El Paso" are two. */
function splitAtCommas(text: string): string[] {
  const parts = text.split(/,\s*/).filter((part) => part.trim() && !COMPANY.test(part.trim()));
  const last = parts.at(-1)?.trim() ?? '';
  const endsInPlace = parts.length <= 3 && (STATE_NAMES.has(last) || /^[A-Z]{2}$/.test(last) || /^D\.C\.?$/.test(last));
  const continues = parts.slice(1).some((part) => /^(?:the|an?) [^,]*\b(?:university|college)\b/i.test(part.trim()));
  return parts.length < 2 || endsInPlace || continues ? [parts.join(', ')] : parts;
}

/** Names typed in one case get capitals where a name has them: short ones are acronyms. */
function recase(name: string): string {
  if (/^[a-z]{2,4}$/.test(name)) return name.toUpperCase();
  if (name === name.toLowerCase() || /^[A-Z]{3,} [A-Z]{4,}$/.test(name)) return titleCase(name);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const ACRONYM = /^(?=.*[A-Z].*[A-Z])[A-Z][A-Z0-9&.-]{1,7}$/;

/** True for a slip of the pen of a word of a known name: schools list them for their own search boxes. */
function isMisspelling(name: string, known: readonly string[]): boolean {
  const words = name.toLowerCase().split(/[^\p{L}]+/u);
  const right = new Set(known.flatMap((other) => other.toLowerCase().split(/[^\p{L}]+/u)));
  return words.some(
    (word) =>
      word.length >= 5 &&
      !right.has(word) &&
      [...right].some(
        (other) =>
          other.length >= 5 &&
          other !== `${word}s` &&
          word !== `${other}s` &&
          editDistance(word, other, 2) <= (word.length < 7 ? 1 : 2),
      ),
  );
}

/** "UCSB UC Santa Barbara", "Mount Mary College MMU MMC": names and their initials in one, where separators were lost. */
function holdsAcronym(name: string, acronyms: ReadonlySet<string>): boolean {
  const words = name.split(' ');
  return words.length > 2 && words.some((word) => word.length > 2 && acronyms.has(word));
}

/**
 * Aliases of all schools, by id. Left out: junk, places that are no part of the name, slips of the pen, the names of
 * other schools, and what the shown name already says.
 */
export function usAliases(schools: readonly NameSources[]): AliasRecord[] {
  const owners = new Map<string, Set<number>>();
  for (const { id, name, official } of schools) {
    for (const key of [nameKey(name), nameKey(official)]) owners.set(key, (owners.get(key) ?? new Set()).add(id));
  }
  const cities = new Set(schools.flatMap(({ city }) => (city ? [nameKey(city)] : [])));
  const states = new Set([...Object.values(US_STATES), ...Object.values(CA_PROVINCES)].map(nameKey));
  return schools.flatMap((school) => {
    const names = new Map<string, AliasRecord>();
    const own = nameKey(school.name);
    const known = [
      school.name,
      school.official,
      ...(school.link ? [school.link.ror.name, ...school.link.ror.aliases] : []),
    ];
    const candidates = candidatesOf(school);
    const acronyms = new Set(candidates.flatMap(({ name, kind }) => (kind === 'acronym' ? [name] : [])));
    for (const { name, kind } of candidates) {
      const key = nameKey(name);
      const others = owners.get(key);
      if (key === own || names.has(key)) continue;
      if (kind !== 'official') {
        if (others && !others.has(school.id)) continue;
        if (isJunk(name, school, cities, states)) continue;
        if (kind === 'alias' && (isMisspelling(name, known) || holdsAcronym(name, acronyms))) continue;
      }
      names.set(key, { id: school.id, name, kind });
    }
    return [...names.values()];
  });
}

function isJunk(name: string, school: NameSources, cities: ReadonlySet<string>, states: ReadonlySet<string>): boolean {
  const key = nameKey(name);
  if (key.length < 2 || name.length > LONGEST || JUNK.test(name) || PART_OF_A_SCHOOL.test(name)) return true;
  if (NOT_A_NAME.test(name) || (!school.spanish && TRANSLATION.test(name))) return true;
  if (isRunTogether(name) || !/\p{L}/u.test(name)) return true;
  // "Colorado" is what people call the University of Colorado Boulder; elsewhere a state or a city is only where it is.
  if (states.has(key)) return !nameKey(school.name).replace(/^the/, '').startsWith(`universityof${key}`);
  return cities.has(key) && !nameKey(school.name).includes(key);
}

function candidatesOf(school: NameSources): { name: string; kind: AliasKind }[] {
  const ror = school.link?.ror;
  const kindOf = (name: string): AliasKind =>
    ACRONYM.test(name) ? 'acronym' : isOlderRank(name, school) ? 'former' : 'alias';
  const listed = school.cells.flatMap((cell) => (cell ? splitNames(cell) : [])).map(recase);
  const fromRor = ror
    ? [ror.name, ...ror.aliases, ...(school.spanish ? ror.labels.map(({ label }) => label) : [])]
    : [];
  return [
    ...(school.official === school.name ? [] : [{ name: school.official, kind: 'official' as const }]),
    ...school.former.flatMap((name) => (name && isFormer(name, school) ? [{ name, kind: 'former' as const }] : [])),
    ...(ror?.acronyms ?? []).map((name) => recase(trimName(name))).map((name) => ({ name, kind: 'acronym' as const })),
    ...fromRor.map(trimName).map((name) => ({ name, kind: kindOf(name) })),
    ...listed.map((name) => ({ name, kind: kindOf(name) })),
  ];
}

/** An older directory's name counts when more than the spelling changed. */
function isFormer(name: string, school: NameSources): boolean {
  const key = (text: string) => [...distinctiveWords(text)].sort().join(' ');
  const level = (text: string) => /university/i.test(text);
  return key(name) !== key(school.official) || level(name) !== level(school.official);
}

/** "Goodwin College" of Goodwin University: the same name from before it became a university. */
function isOlderRank(name: string, school: NameSources): boolean {
  const key = (text: string) => [...distinctiveWords(text)].sort().join(' ');
  return (
    /university$/i.test(school.name) && /(?:college|institute|academy)$/i.test(name) && key(name) === key(school.name)
  );
}
