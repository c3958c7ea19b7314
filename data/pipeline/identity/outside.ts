/** Schools that people look for and that have no page: each with a sentence that says why, and where it belongs. */
import type { OutsideRecord } from '#schema/domain/record/dataset.ts';
import type { AbsentSchoolRow } from '../../sources/absent-schools/read.ts';
import type { CanadaInstitutionRow } from '../../sources/ca-institutions/read.ts';
import type { Hd2024Row } from '../../sources/hd2024/read.ts';
import { exclusionOf } from '../canada/inclusion.ts';
import { nameKey } from '../name-key.ts';
import { notAName } from '../not-names.ts';
import type { PlainUniversity } from '../plain-university.ts';
import { usAliases } from '../us/aliases.ts';
import { displayNames } from '../us/names.ts';
import { websiteOf } from '../us/website.ts';
import list from './outside.json' with { type: 'json' };

export const GRADUATES_ONLY = 'It teaches graduate students only; this catalogue is for undergraduates.';
const THEOLOGY_ONLY = 'It teaches theology to graduate students only; this catalogue is for undergraduates.';

/**
 * Graduate schools of the directory and of Canada, and what outside.json adds; in the order of name and state. A name
 * that a school of the catalogue bears is nobody's outside.
 */
export function outsideRecords(
  graduateSchools: readonly Hd2024Row[],
  canada: readonly CanadaInstitutionRow[],
  universities: readonly PlainUniversity[],
): OutsideRecord[] {
  const inside = new Set(universities.map(({ name }) => nameKey(name)));
  const names = displayNames(graduateSchools.map(({ unitid, name }) => ({ id: unitid, name: name ?? '' })));
  const aliases = Map.groupBy(
    usAliases(
      graduateSchools.map((row) => ({
        id: row.unitid,
        name: names.get(row.unitid) ?? '',
        official: row.name ?? '',
        city: row.city,
        cells: [row.aliases],
        former: [],
        link: undefined,
        spanish: row.state === 'PR',
      })),
    ),
    ({ id }) => id,
  );
  const ofDirectory = graduateSchools.map((row): OutsideRecord => {
    const name = names.get(row.unitid) ?? '';
    return {
      name,
      aliases: (aliases.get(row.unitid) ?? [])
        .map((alias) => alias.name)
        .filter((alias) => !inside.has(nameKey(alias)) && notAName(alias, name) === null),
      city: row.city,
      state: row.state ?? '',
      why: GRADUATES_ONLY,
      belongsToId: null,
      website: websiteOf(row.website),
    };
  });
  const ofCanada = canada
    .filter((row) => exclusionOf(row) === 'graduate theology only')
    .map(
      (row): OutsideRecord => ({
        name: row.name,
        aliases: row.aliases,
        city: row.city,
        state: row.province,
        why: THEOLOGY_ONLY,
        belongsToId: null,
        website: row.website?.value ?? null,
      }),
    );
  const byHand = list as OutsideRecord[];
  const named = new Set(byHand.map(({ name, state }) => `${nameKey(name)} ${state}`));
  return [
    ...byHand,
    ...[...ofDirectory, ...ofCanada].filter(({ name, state }) => !named.has(`${nameKey(name)} ${state}`)),
  ]
    .filter(({ name, state }) => name !== '' && state !== '')
    .sort((a, b) => (nameKey(a.name) < nameKey(b.name) ? -1 : 1) || (a.state < b.state ? -1 : 1));
}

/** Schools of the list of absent ones that have neither a page nor a line: none is forgotten. */
export function unanswered(
  absent: readonly AbsentSchoolRow[],
  universities: readonly { name: string; state: string }[],
  aliases: readonly { name: string }[],
  outside: readonly OutsideRecord[],
): string[] {
  const answered = new Set(
    [
      ...universities.map(({ name }) => name),
      ...aliases.map(({ name }) => name),
      ...outside.flatMap((one) => [one.name, ...one.aliases]),
    ].map(nameKey),
  );
  return absent
    .filter(({ name }) => !answered.has(nameKey(name)) && !answered.has(nameKey(name.replace(/ \([^)]*\)$/, ''))))
    .map(({ name }) => name);
}
