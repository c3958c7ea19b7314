/** Universities made up for tests of the search: every field of a record with a plain value, and whole catalogues. */
import { inKeyOrder } from '#data/pipeline/record-keys.ts';
import type { AliasRecord, UniversityRecord } from '#schema/domain/record/dataset.ts';
import { EMPTY_RECORD } from '#schema/domain/record/empty-record.ts';
import { RATE_FIELDS } from '#schema/domain/record/small-cohorts.ts';
import { OPEN } from '#schema/domain/record/university-figures.ts';
import { buildSnapshot, openSnapshot, type Snapshot } from '#schema/search/snapshot.ts';

/** Rates of as many people as it takes to compare them. */
const MANY: UniversityRecord['cohorts'] = Object.fromEntries(
  RATE_FIELDS.map((field) => [field, { count: 1_000, of: 'students', year: '2024' }]),
);

/** A record with nothing known but where it is, whose rates are of many people; `fields` replace. */
export function aUniversity(id: number, fields: Partial<UniversityRecord> = {}): UniversityRecord {
  return inKeyOrder({
    ...EMPTY_RECORD,
    id,
    name: `University ${id}`,
    city: 'Springfield',
    state: 'IL',
    country: 'US',
    kind: 'bachelors',
    status: OPEN,
    description: '',
    currency: fields.country === 'CA' ? 'CAD' : 'USD',
    designations: [],
    cohorts: MANY,
    facts: {},
    missing: {},
    ...fields,
  });
}

/** A snapshot of these universities; a Canadian dollar is 0.75 US dollars. */
export function snapshotOf(universities: UniversityRecord[], aliases: AliasRecord[] = []): Snapshot {
  return openSnapshot(buildSnapshot({ version: 'made-up', usdPerCad: 0.75, universities, aliases }));
}

/** Schools with the names, places and kinds that the rules of text search are about. */
export const FAMILIAR: { universities: UniversityRecord[]; aliases: AliasRecord[] } = {
  universities: [
    aUniversity(1, {
      name: 'University of Michigan-Ann Arbor',
      city: 'Ann Arbor',
      state: 'MI',
      studentPopulation: 52_000,
      type: 'public',
    }),
    aUniversity(2, {
      name: 'University of Michigan-Flint',
      city: 'Flint',
      state: 'MI',
      studentPopulation: 6_000,
      type: 'public',
    }),
    aUniversity(3, {
      name: 'Michigan State University',
      city: 'East Lansing',
      state: 'MI',
      studentPopulation: 51_000,
      type: 'public',
    }),
    aUniversity(4, {
      name: 'University of California-Los Angeles',
      city: 'Los Angeles',
      state: 'CA',
      studentPopulation: 47_000,
      type: 'public',
    }),
    aUniversity(5, {
      name: 'Boston University',
      city: 'Boston',
      state: 'MA',
      studentPopulation: 36_000,
      type: 'private',
    }),
    aUniversity(6, {
      name: 'Boston College',
      city: 'Chestnut Hill',
      state: 'MA',
      studentPopulation: 15_000,
      religiousAffiliation: 'catholic',
      type: 'private',
    }),
    aUniversity(7, {
      name: 'Northeastern University',
      city: 'Boston',
      state: 'MA',
      studentPopulation: 31_000,
      type: 'private',
    }),
    aUniversity(8, {
      name: 'University of Vermont',
      city: 'Burlington',
      state: 'VT',
      studentPopulation: 14_000,
      type: 'public',
    }),
    aUniversity(9, {
      name: 'Middlebury College',
      city: 'Middlebury',
      state: 'VT',
      studentPopulation: 2_900,
      type: 'private',
    }),
    aUniversity(10, {
      name: 'Norwich University',
      city: 'Northfield',
      state: 'VT',
      studentPopulation: 3_300,
      type: 'private',
    }),
    aUniversity(11, {
      name: 'Texas A & M University-College Station',
      city: 'College Station',
      state: 'TX',
      studentPopulation: 76_000,
      type: 'public',
    }),
    aUniversity(12, {
      name: "St. John's University-New York",
      city: 'Queens',
      state: 'NY',
      studentPopulation: 19_000,
      religiousAffiliation: 'catholic',
    }),
    aUniversity(13, {
      name: "Saint Mary's College",
      city: 'Notre Dame',
      state: 'IN',
      studentPopulation: 1_500,
      designations: ['womens'],
    }),
    aUniversity(14, {
      name: 'Université Laval',
      city: 'Québec',
      state: 'QC',
      country: 'CA',
      studentPopulation: 48_000,
    }),
    aUniversity(15, {
      name: 'McGill University',
      city: 'Montréal',
      state: 'QC',
      country: 'CA',
      studentPopulation: 39_000,
    }),
    aUniversity(16, {
      name: 'University of Toronto',
      city: 'Toronto',
      state: 'ON',
      country: 'CA',
      studentPopulation: 100_000,
    }),
    aUniversity(17, {
      name: 'Pennsylvania State University-Main Campus',
      city: 'University Park',
      state: 'PA',
      studentPopulation: 50_000,
    }),
    aUniversity(18, { name: 'New York University', city: 'New York', state: 'NY', studentPopulation: 57_000 }),
    aUniversity(19, {
      name: 'Howard University',
      city: 'Washington',
      state: 'DC',
      studentPopulation: 13_000,
      designations: ['hbcu'],
    }),
    aUniversity(20, {
      name: 'University of Washington-Seattle Campus',
      city: 'Seattle',
      state: 'WA',
      studentPopulation: 55_000,
    }),
    aUniversity(21, { name: 'Stanford University', city: 'Stanford', state: 'CA', studentPopulation: 18_000 }),
    aUniversity(22, { name: 'Marian University', city: 'Indianapolis', state: 'IN', studentPopulation: 3_500 }),
    aUniversity(23, { name: 'Saint Louis University', city: 'Saint Louis', state: 'MO', studentPopulation: 17_000 }),
    aUniversity(24, {
      name: 'Washington University in St. Louis',
      city: 'St. Louis',
      state: 'MO',
      studentPopulation: 16_000,
    }),
    aUniversity(25, {
      name: 'Oberlin College',
      city: 'Oberlin',
      state: 'OH',
      studentPopulation: 2_900,
      carnegieClass: 'Special Focus: Arts and Sciences',
    }),
    aUniversity(26, {
      name: 'Ohio State University-Main Campus',
      city: 'Columbus',
      state: 'OH',
      studentPopulation: 60_000,
      type: 'public',
    }),
    aUniversity(27, {
      name: 'Clemson University',
      city: 'Clemson',
      state: 'SC',
      studentPopulation: 28_000,
      type: 'public',
    }),
  ],
  aliases: [
    { id: 4, name: 'UCLA', kind: 'acronym' },
    { id: 16, name: 'U of T', kind: 'nickname' },
    { id: 17, name: 'Penn State', kind: 'nickname' },
    { id: 14, name: 'Laval University', kind: 'english' },
    { id: 24, name: 'WashU', kind: 'nickname' },
  ],
};
