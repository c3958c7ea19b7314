/** At a place the program finder leads with what is taught there, by the rule of the search. */
import { beforeAll, describe, expect, it } from 'vitest';
import { programsQuery } from '#schema/api/programs.ts';
import { buildProgramSnapshot, openProgramSnapshot, type ProgramSnapshot } from '#schema/search/program-snapshot.ts';
import { buildSnapshot, openSnapshot, type Snapshot } from '#schema/search/snapshot.ts';
import { searchPrograms } from '#worker/search/programs/search-programs.ts';
import { committedDataset } from './catalogue.ts';

const dataset = committedDataset();
const NAMES = new Map(dataset.universities.map(({ id, name }) => [id, name]));

let snapshot: Snapshot;
let programs: ProgramSnapshot;

beforeAll(() => {
  const { version } = dataset.manifest;
  snapshot = openSnapshot(
    buildSnapshot({ ...dataset, version, usdPerCad: dataset.manifest.exchangeRate.usdPerCad, groups: {} }),
  );
  programs = openProgramSnapshot(buildProgramSnapshot({ ...dataset, version }));
});

const namesOf = (query: Record<string, string>) =>
  searchPrograms(
    snapshot,
    programs,
    programsQuery.parse(
      Object.fromEntries(Object.entries({ ...query, limit: '100' }).map(([key, text]) => [key, [text]])),
    ),
  ).programs.map(({ universityId }) => NAMES.get(universityId));

const WGU = 'Western Governors University';

describe('programs that stand apart', () => {
  it('come last of their kind at a place, and lead where nobody asks for one', () => {
    const inUtah = namesOf({ program: 'nursing', state: 'UT', levels: 'bachelors' });
    expect(inUtah).toContain(WGU);
    expect(inUtah.indexOf(WGU)).toBeGreaterThan(inUtah.indexOf('Brigham Young University'));
    expect(namesOf({ program: 'nursing', levels: 'bachelors' }).slice(0, 3)).toContain(WGU);
  });

  it('lead by graduates, and where online is asked for', () => {
    expect(namesOf({ program: 'nursing', state: 'UT', levels: 'bachelors', sortBy: 'graduates' })[0]).toBe(WGU);
    expect(namesOf({ program: 'nursing', state: 'UT', levels: 'bachelors', onlineOnly: '1' })[0]).toBe(WGU);
  });

  it('are colleges whose bachelor’s degree completes an associate’s', () => {
    const inFlorida = namesOf({ program: 'nursing', state: 'FL', levels: 'bachelors' });
    const college = inFlorida.indexOf('Miami Dade College');
    expect(college).toBeGreaterThan(inFlorida.indexOf('University of Central Florida'));
    expect(college).toBeGreaterThan(inFlorida.indexOf('Florida Atlantic University'));
  });
});
