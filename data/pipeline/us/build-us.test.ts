import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BACHELORS_KINDS } from '#schema/domain/university-figures.ts';
import { nameKey } from '../name-key.ts';
import { buildUs } from './build-us.ts';
import { coverageOf, US_TARGETS } from './coverage.ts';
import type { Override } from './overrides.ts';

const build = buildUs();
/** Colleges of two years report other figures: the targets are for schools that grant bachelor's degrees. */
const bachelors = build.universities.filter(({ id }) => BACHELORS_KINDS.includes(build.kinds.get(id) ?? 'two-year'));
const byName = new Map(build.universities.map((university) => [university.name, university]));

/** What is known of these schools from elsewhere; ranges where figures move from year to year. */
const WELL_KNOWN: readonly {
  name: string;
  founded: number;
  type: 'public' | 'private' | 'for-profit';
  students: [number, number];
  tuition: [number, number];
  inState?: [number, number];
  accepts: [number, number] | 'open';
}[] = [
  {
    name: 'Harvard University',
    founded: 1636,
    type: 'private',
    students: [20_000, 35_000],
    tuition: [57_000, 66_000],
    accepts: [2, 5],
  },
  {
    name: 'Yale University',
    founded: 1701,
    type: 'private',
    students: [12_000, 17_000],
    tuition: [60_000, 70_000],
    accepts: [3, 6],
  },
  {
    name: 'Princeton University',
    founded: 1746,
    type: 'private',
    students: [8_000, 10_000],
    tuition: [57_000, 66_000],
    accepts: [3, 7],
  },
  {
    name: 'Columbia University',
    founded: 1754,
    type: 'private',
    students: [28_000, 42_000],
    tuition: [65_000, 74_000],
    accepts: [3, 6],
  },
  {
    name: 'Brown University',
    founded: 1764,
    type: 'private',
    students: [9_000, 13_000],
    tuition: [65_000, 74_000],
    accepts: [4, 8],
  },
  {
    name: 'Dartmouth College',
    founded: 1769,
    type: 'private',
    students: [6_000, 8_000],
    tuition: [64_000, 72_000],
    accepts: [4, 8],
  },
  {
    name: 'University of Pennsylvania',
    founded: 1740,
    type: 'private',
    students: [25_000, 32_000],
    tuition: [62_000, 72_000],
    accepts: [4, 8],
  },
  {
    name: 'Cornell University',
    founded: 1865,
    type: 'private',
    students: [23_000, 28_000],
    tuition: [63_000, 73_000],
    accepts: [6, 10],
  },
  {
    name: 'Stanford University',
    founded: 1885,
    type: 'private',
    students: [16_000, 20_000],
    tuition: [60_000, 68_000],
    accepts: [3, 5],
  },
  {
    name: 'Massachusetts Institute of Technology',
    founded: 1861,
    type: 'private',
    students: [11_000, 13_000],
    tuition: [58_000, 66_000],
    accepts: [3, 6],
  },
  {
    name: 'California Institute of Technology',
    founded: 1891,
    type: 'private',
    students: [2_200, 2_700],
    tuition: [60_000, 68_000],
    accepts: [2, 5],
  },
  {
    name: 'University of California, Los Angeles',
    founded: 1919,
    type: 'public',
    students: [44_000, 50_000],
    tuition: [42_000, 52_000],
    inState: [12_000, 17_000],
    accepts: [8, 12],
  },
  {
    name: 'University of California, Berkeley',
    founded: 1868,
    type: 'public',
    students: [43_000, 48_000],
    tuition: [42_000, 54_000],
    inState: [13_000, 18_000],
    accepts: [9, 15],
  },
  {
    name: 'University of Michigan',
    founded: 1817,
    type: 'public',
    students: [48_000, 55_000],
    tuition: [52_000, 65_000],
    inState: [15_000, 20_000],
    accepts: [14, 21],
  },
  {
    name: 'University of Virginia',
    founded: 1819,
    type: 'public',
    students: [23_000, 29_000],
    tuition: [50_000, 62_000],
    inState: [17_000, 25_000],
    accepts: [13, 21],
  },
  {
    name: 'University of North Carolina at Chapel Hill',
    founded: 1789,
    type: 'public',
    students: [29_000, 34_000],
    tuition: [36_000, 48_000],
    inState: [8_000, 10_000],
    accepts: [13, 21],
  },
  {
    name: 'The University of Texas at Austin',
    founded: 1883,
    type: 'public',
    students: [50_000, 57_000],
    tuition: [38_000, 48_000],
    inState: [10_000, 14_000],
    accepts: [20, 35],
  },
  {
    name: 'Ohio State University',
    founded: 1870,
    type: 'public',
    students: [55_000, 66_000],
    tuition: [34_000, 42_000],
    inState: [11_000, 14_000],
    accepts: [45, 65],
  },
  {
    name: 'Georgia Institute of Technology',
    founded: 1885,
    type: 'public',
    students: [40_000, 55_000],
    tuition: [30_000, 36_000],
    inState: [10_000, 13_000],
    accepts: [12, 20],
  },
  {
    name: 'University of Notre Dame',
    founded: 1842,
    type: 'private',
    students: [12_000, 14_500],
    tuition: [60_000, 68_000],
    accepts: [9, 15],
  },
  {
    name: 'Howard University',
    founded: 1867,
    type: 'private',
    students: [11_000, 16_000],
    tuition: [30_000, 40_000],
    accepts: [25, 60],
  },
  {
    name: 'Spelman College',
    founded: 1881,
    type: 'private',
    students: [2_000, 4_500],
    tuition: [28_000, 36_000],
    accepts: [20, 50],
  },
  {
    name: 'Williams College',
    founded: 1793,
    type: 'private',
    students: [2_000, 2_400],
    tuition: [60_000, 72_000],
    accepts: [6, 12],
  },
  {
    name: 'William & Mary',
    founded: 1693,
    type: 'public',
    students: [9_000, 10_500],
    tuition: [44_000, 54_000],
    inState: [22_000, 27_000],
    accepts: [28, 42],
  },
  {
    name: 'Brigham Young University',
    founded: 1875,
    type: 'private',
    students: [32_000, 39_000],
    tuition: [6_000, 8_000],
    accepts: [55, 75],
  },
  {
    name: 'United States Naval Academy',
    founded: 1845,
    type: 'public',
    students: [4_300, 4_700],
    tuition: [0, 0],
    accepts: [6, 15],
  },
  {
    name: 'University of Phoenix-Arizona',
    founded: 1976,
    type: 'for-profit',
    students: [60_000, 120_000],
    tuition: [8_000, 14_000],
    accepts: 'open',
  },
];

describe('the US catalogue', () => {
  it.each(US_TARGETS)('has enough of: $name', (target) => {
    expect(coverageOf(target, bachelors)).toBeGreaterThanOrEqual(target.least);
  });

  it.each(WELL_KNOWN)('has $name as it is known', ({ name, founded, type, students, tuition, inState, accepts }) => {
    const university = byName.get(name);
    expect(university, name).toBeDefined();
    if (!university) return;
    expect(university.yearFounded).toBe(founded);
    expect(university.type).toBe(type);
    const within = (value: number | null, [low, high]: [number, number]) =>
      value !== null && value >= low && value <= high;
    expect(within(university.studentPopulation, students), `${university.studentPopulation} students`).toBe(true);
    expect(within(university.tuition, tuition), `tuition ${university.tuition}`).toBe(true);
    expect(within(university.tuitionInState, inState ?? tuition), `in state ${university.tuitionInState}`).toBe(true);
    if (accepts === 'open') expect(university.admissionPolicy).toBe('open');
    else expect(within(university.acceptanceRate, accepts), `accepts ${university.acceptanceRate} %`).toBe(true);
  });

  it('counts every institution of the directory in or out', () => {
    const out = Object.values(build.exclusions).reduce((sum, count) => sum + count, 0);
    expect(build.universities.length + out).toBe(build.sources.find(({ key }) => key === 'hd2024')?.rows);
    expect(build.universities.length).toBeGreaterThan(2_000);
  });

  it('keeps the order of the ids, each once', () => {
    const ids = build.universities.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  });

  it('gives each value a source that is spelled out, and each gap a reason', () => {
    for (const university of build.universities) {
      for (const key of Object.values(university.facts)) expect(build.provenance[key], key).toBeDefined();
      const both = Object.keys(university.facts).filter((field) => field in university.missing);
      expect(both, university.name).toEqual([]);
      for (const field of [
        'tuition',
        'retentionRate',
        'acceptanceRate',
        'yearFounded',
        'graduateEnrollment',
        'netPrice',
      ] as const) {
        expect(university[field] === null, `${university.name} ${field}`).toBe(field in university.missing);
      }
    }
  });

  it('has undergraduates and graduates that add up to the whole', () => {
    const wrong = build.universities.filter(
      (u) =>
        u.studentPopulation !== null &&
        u.undergraduateEnrollment !== null &&
        u.undergraduateEnrollment + (u.graduateEnrollment ?? 0) !== u.studentPopulation,
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('asks no less of students from elsewhere than of those from the state', () => {
    const wrong = build.universities.filter((u) => (u.tuition ?? 0) < (u.tuitionInState ?? 0));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('has no share above 100 and none with more than one decimal', () => {
    for (const u of build.universities) {
      for (const share of [u.acceptanceRate, u.graduationRate, u.retentionRate, u.percentPell, u.percentReceivingAid]) {
        if (share !== null)
          expect(share >= 0 && share <= 100 && Math.round(share * 10) / 10 === share, u.name).toBe(true);
      }
    }
  });

  it('names every program', () => {
    const codes = new Set(build.programs.flatMap(({ programs }) => programs.map(([cip]) => cip)));
    expect([...codes].filter((cip) => !build.cipTitles[cip] || !build.cipTitles[cip.slice(0, 2)])).toEqual([]);
  });

  it('overrides only what is in the catalogue, under its official name', () => {
    const file = path.resolve(import.meta.dirname, '../overrides.json');
    const overrides = JSON.parse(readFileSync(file, 'utf8')) as Override[];
    const officialNames = new Map(
      build.aliases.flatMap(({ id, name, kind }) => (kind === 'official' ? [[id, name]] : [])),
    );
    for (const { id, university, field, value } of overrides) {
      const record = build.universities.find((each) => each.id === id);
      expect(record, university).toBeDefined();
      expect([record?.name, officialNames.get(id)].map((name) => nameKey(name ?? ''))).toContain(nameKey(university));
      if (field !== 'image') expect(record?.[field]).toBe(value);
    }
  });
});
