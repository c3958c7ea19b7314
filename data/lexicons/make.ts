/**
 * Makes the lexicons that come from raw files whole: counties with their towns, and who teaches the six-digit
 * specialisms of a subject. `node data/lexicons/make.ts`, after a new release of IPEDS HD or completions.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { englishStateName } from '#schema/domain/places/english-places.ts';
import type { UniversityRecord } from '#schema/domain/record/dataset.ts';
import { BACHELORS_KINDS } from '#schema/domain/record/university-figures.ts';
import { writeSchools } from '#schema/search/specialism-code.ts';
import { readCipTitles } from '../sources/cip-titles/read.ts';
import { readCompletions2024 } from '../sources/completions2024/read.ts';
import { readUnits, text } from '../sources/unit-rows.ts';

const LEXICONS = import.meta.dirname;
const BACHELORS = 5;
/** A county with one school is a town. */
const COUNTY_SCHOOLS_MIN = 2;
/** A specialism that nearly all schools of its group teach is the group. */
const GROUP_SHARE_MAX = 0.85;
const SPECIALISM_SCHOOLS_MIN = 2;

const universities = readFileSync(path.join(LEXICONS, '../dataset/universities.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as UniversityRecord);
const byId = new Map(universities.map((one) => [one.id, one]));

interface Area {
  label: string;
  country: 'US';
  state: string;
  words: string[];
  /** Those that name it beside the words of a school's name too; one that is no word alone ("queens" is a school) besides. */
  inNames?: string[];
  towns: string[];
}

/** What people call by a name of its own and is one county or some. */
const NAMED_AREAS: readonly (Omit<Area, 'country' | 'towns'> & { key: string; counties: string[] })[] = [
  {
    key: 'manhattan',
    label: 'Manhattan',
    state: 'NY',
    words: ['manhattan', 'manhattan new york', 'manhattan nyc'],
    inNames: ['manhattan'],
    counties: ['New York County'],
  },
  {
    key: 'brooklyn',
    label: 'Brooklyn',
    state: 'NY',
    words: ['brooklyn', 'brooklyn new york'],
    counties: ['Kings County'],
  },
  {
    key: 'queens',
    label: 'Queens',
    state: 'NY',
    words: ['queens new york', 'queens ny', 'queens nyc'],
    inNames: ['queens'],
    counties: ['Queens County'],
  },
  { key: 'the-bronx', label: 'The Bronx', state: 'NY', words: ['bronx', 'the bronx'], counties: ['Bronx County'] },
  {
    key: 'staten-island',
    label: 'Staten Island',
    state: 'NY',
    words: ['staten island'],
    counties: ['Richmond County'],
  },
  {
    key: 'long-island',
    label: 'Long Island',
    state: 'NY',
    words: ['long island', 'long island new york', 'long island ny'],
    counties: ['Nassau County', 'Suffolk County'],
  },
  {
    key: 'hudson-valley',
    label: 'Hudson Valley',
    state: 'NY',
    words: ['hudson valley', 'hudson river valley'],
    counties: [
      'Westchester County',
      'Rockland County',
      'Orange County',
      'Putnam County',
      'Dutchess County',
      'Ulster County',
      'Columbia County',
      'Greene County',
    ],
  },
  { key: 'cape-cod', label: 'Cape Cod', state: 'MA', words: ['cape cod'], counties: ['Barnstable County'] },
  {
    key: 'south-florida',
    label: 'South Florida',
    state: 'FL',
    words: ['south florida', 'southern florida'],
    counties: ['Miami-Dade County', 'Broward County', 'Palm Beach County', 'Monroe County'],
  },
  {
    key: 'central-florida',
    label: 'Central Florida',
    state: 'FL',
    words: ['central florida'],
    counties: [
      'Orange County',
      'Seminole County',
      'Osceola County',
      'Lake County',
      'Volusia County',
      'Polk County',
      'Brevard County',
    ],
  },
  {
    key: 'central-valley',
    label: 'Central Valley',
    state: 'CA',
    words: ['central valley', 'central valley california', 'san joaquin valley'],
    counties: [
      'Fresno County',
      'Kern County',
      'Kings County',
      'Madera County',
      'Merced County',
      'San Joaquin County',
      'Stanislaus County',
      'Tulare County',
    ],
  },
  {
    key: 'east-bay',
    label: 'East Bay',
    state: 'CA',
    words: ['east bay'],
    counties: ['Alameda County', 'Contra Costa County'],
  },
];

function counties(): Record<string, Area> {
  const towns = new Map<string, Set<string>>();
  const schools = new Map<string, number>();
  const folder = path.join(LEXICONS, '../sources/hd2024');
  const columns = { countyName: text('COUNTYNM'), state: text('STABBR') };
  for (const { unitid, countyName, state } of readUnits(folder, 'UNITID', columns).rows) {
    const school = byId.get(unitid);
    if (!school?.city || !countyName) continue;
    const key = `${countyName}, ${state}`;
    const own = towns.get(key) ?? new Set();
    towns.set(key, own.add(`${school.city}, ${school.state}`));
    if (BACHELORS_KINDS.includes(school.kind)) schools.set(key, (schools.get(key) ?? 0) + 1);
  }
  const sorted = (list: Iterable<string>) => [...new Set(list)].sort();
  const areas: Record<string, Area> = {};
  for (const { key, label, state, words, inNames, counties: names } of NAMED_AREAS) {
    const own = sorted(names.flatMap((name) => [...(towns.get(`${name}, ${state}`) ?? [])]));
    if (own.length === 0) throw new Error(`No towns in ${label}`);
    areas[key] = { label, country: 'US', state, words, ...(inNames ? { inNames } : {}), towns: own };
  }
  for (const [name, count] of [...schools].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const comma = name.lastIndexOf(', ');
    const [county, state] = [name.slice(0, comma), name.slice(comma + 2)];
    if (count < COUNTY_SCHOOLS_MIN || !/ (County|Parish)$/.test(county)) continue;
    areas[`${county} ${state}`.toLowerCase().replace(/[^a-z]+/g, '-')] = {
      label: `${county}, ${englishStateName('US', state)}`,
      country: 'US',
      state,
      words: [county.toLowerCase()],
      towns: sorted(towns.get(name) ?? []),
    };
  }
  return areas;
}

function specialisms() {
  const byCip = new Map<string, Map<number, number>>();
  for (const { unitid, cip, awardLevel, awards } of readCompletions2024().rows) {
    if (awardLevel !== BACHELORS || awards < 1 || cip.length !== 7 || !byId.has(unitid)) continue;
    byCip.set(cip, (byCip.get(cip) ?? new Map()).set(unitid, awards));
  }
  const groups = Map.groupBy(byCip.keys(), (cip) => cip.slice(0, 5));
  const passing = [...byCip].filter(([cip, schools]) => {
    const group = new Set((groups.get(cip.slice(0, 5)) ?? []).flatMap((one) => [...(byCip.get(one)?.keys() ?? [])]));
    return schools.size >= SPECIALISM_SCHOOLS_MIN && schools.size <= GROUP_SHARE_MAX * group.size;
  });
  const titles = new Map(readCipTitles().rows.map(({ cip, title }) => [cip, title]));
  const phrase = (title: string) =>
    title
      .toLowerCase()
      .replace(/[^a-z0-9'’]+/g, ' ')
      .trim();
  const ids = [...new Set(passing.flatMap(([, schools]) => [...schools.keys()]))].sort((a, b) => a - b);
  const at = new Map(ids.map((id, index) => [id, index]));
  return {
    ids,
    /** What a specialism is called; those that are "other" are called nothing. */
    titles: Object.fromEntries(
      passing
        .map(([cip]) => [cip, titles.get(cip) ?? ''] as const)
        .filter(([, title]) => title !== '' && !/, (Other|General)\.?$/.test(title))
        .map(([cip, title]) => [cip, phrase(title)]),
    ),
    schools: Object.fromEntries(
      passing
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([cip, schools]) => [
          cip,
          writeSchools(
            [...schools].map(([id, awards]) => [at.get(id) as number, awards] as const).sort((a, b) => a[0] - b[0]),
          ),
        ]),
    ),
  };
}

const write = (name: string, value: unknown) => writeFileSync(path.join(LEXICONS, name), `${JSON.stringify(value)}\n`);
write('counties.json', counties());
write('specialisms.json', specialisms());
