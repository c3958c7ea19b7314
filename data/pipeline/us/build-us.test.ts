import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { UniversityRecord } from '#schema/domain/record/dataset.ts';
import { decides, isOfPeople, MIN_COHORT } from '#schema/domain/record/small-cohorts.ts';
import { BACHELORS_KINDS } from '#schema/domain/record/university-figures.ts';
import { isOfToday } from '../figure-age.ts';
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
      if (field === 'womens') expect(record?.designations).not.toContain('womens');
      else if (field !== 'image') expect(record?.[field]).toBe(value);
    }
  });
});

type Built = Omit<UniversityRecord, 'description'>;

const school = (name: string): Built => {
  const university = byName.get(name);
  if (!university) throw new Error(`no ${name}`);
  return university;
};

describe('figures of no other year than they say', () => {
  it('has every average net price among its own bands', () => {
    // Of 2,060 schools with three bands or more, 497 had an average outside them when the two were of two releases.
    const withBands = build.universities.flatMap(({ name, netPrice, netPriceByIncome }) => {
      const bands = [...(netPriceByIncome ?? [])].filter((band) => band !== null);
      return netPrice !== null && bands.length >= 3 ? [{ name, netPrice, bands }] : [];
    });
    expect(withBands.length).toBeGreaterThan(2_000);
    const outside = withBands.filter(
      ({ netPrice, bands }) => netPrice < Math.min(...bands) || netPrice > Math.max(...bands),
    );
    expect(outside.map(({ name }) => name)).toEqual([]);
  });

  it('has no figure older than four years', () => {
    const old = build.universities.flatMap(({ name, facts }) =>
      Object.entries(facts).flatMap(([field, key]) => {
        const year = build.provenance[key]?.year ?? '';
        return isOfToday(field as keyof typeof facts, year) ? [] : [`${name} ${field} ${year}`];
      }),
    );
    expect(old).toEqual([]);
  });

  it('takes a newer zero for what it is', () => {
    const zero = build.universities.filter(({ acceptanceRate }) => acceptanceRate === 0);
    expect(zero.map(({ cohorts }) => cohorts.acceptanceRate?.count ?? 0)).not.toEqual([]);
    // Nobody applied to these in numbers: the zero is shown with its number and decides nothing.
    expect(zero.filter((one) => decides('acceptanceRate', one)).map(({ name }) => name)).toEqual([]);
  });

  it('rejects what cannot be, and says why', () => {
    const reasons = build.rejects.map(({ source, reason }) => `${source} ${reason}`);
    const found = (pattern: RegExp) => reasons.filter((reason) => pattern.test(reason)).length;
    expect(found(/^ic2023 MEALSWK: .* is not between 0 and 21/)).toBeGreaterThan(50);
    expect(found(/^adm2024 ACTCM25: .* is not between 9 and 36/)).toBeGreaterThan(0);
    const meals = build.universities.flatMap(({ housingOptions }) => housingOptions ?? []);
    expect(meals.filter((phrase) => Number(/(\d+) meals/.exec(phrase)?.[1] ?? 0) > 21)).toEqual([]);
    expect(build.universities.filter(({ actComposite }) => (actComposite?.[0] ?? 36) < 9)).toEqual([]);
  });

  it('gives each year of a trend the net price of its own', () => {
    const harvard = build.trends.find(({ id }) => id === school('Harvard University').id)?.years ?? [];
    expect(harvard.map(([year]) => year)).toEqual([
      '2016-17',
      '2017-18',
      '2018-19',
      '2019-20',
      '2020-21',
      '2021-22',
      '2022-23',
      '2023-24',
    ]);
    expect(harvard.at(-1)).toEqual(['2023-24', 59_076, 59_076, school('Harvard University').netPrice, 3.5, 97.3, 98.6]);
    expect(build.trends.length).toBeGreaterThan(2_000);
  });
});

describe('rates of few people', () => {
  it('knows of nearly every rate how many people it is of', () => {
    for (const field of ['acceptanceRate', 'graduationRate', 'retentionRate', 'percentReceivingAid'] as const) {
      const withRate = build.universities.filter((university) => university[field] !== null);
      const counted = withRate.filter(({ cohorts }) => cohorts[field] !== undefined);
      expect(counted.length / withRate.length, field).toBeGreaterThan(0.95);
    }
  });

  it('has a cohort only beside its rate, labelled with its year', () => {
    for (const { name, cohorts, facts } of build.universities) {
      for (const [field, cohort] of Object.entries(cohorts)) {
        expect(facts[field as keyof typeof facts], `${name} ${field}`).toBeDefined();
        expect(isOfPeople(field as keyof typeof facts), `${name} ${field}`).toBe(true);
        expect(cohort.count, name).toBeGreaterThan(0);
        expect(cohort.year, name).toMatch(/20\d\d/);
      }
    }
  });

  it('leads a list by graduation rate with the schools a person expects', () => {
    const leading = bachelors
      .filter((one) => one.graduationRate !== null && decides('graduationRate', one))
      .sort((a, b) => (b.graduationRate ?? 0) - (a.graduationRate ?? 0))
      .slice(0, 20)
      .map(({ name }) => name);
    for (const name of ['Harvard University', 'Princeton University', 'Massachusetts Institute of Technology']) {
      expect(leading).toContain(name);
    }
    // Sorted by the rate alone, some twenty schools of a handful of students led.
    const everybody = bachelors.filter(({ graduationRate }) => graduationRate === 100);
    expect(everybody.length).toBeGreaterThan(10);
    expect(everybody.filter((one) => decides('graduationRate', one)).length).toBeLessThan(5);
    expect(MIN_COHORT).toBe(30);
  });
});

describe('what an applicant asks', () => {
  it.each([
    ['University of California, Los Angeles', 'not-considered', '2026-27'],
    ['University of California, Berkeley', 'not-considered', '2026-27'],
    ['Massachusetts Institute of Technology', 'required', '2026-27'],
    ['Harvard University', 'required', '2026-27'],
    ['The University of Texas at Austin', 'required', '2026-27'],
    ['University of Florida', 'required', '2026-27'],
    ['Ohio State University', 'required', '2026-27'],
    ['Princeton University', 'optional', '2026-27'],
  ])('knows what %s says of tests', (name, policy, cycle) => {
    expect(school(name).testPolicy).toMatchObject({ policy, cycle });
  });

  it('gives the page on which a policy was read', () => {
    expect(school('Massachusetts Institute of Technology').testPolicy?.url).toMatch(/^https:\/\/mitadmissions\.org\//);
    expect(build.universities.filter(({ testPolicy }) => testPolicy?.url).length).toBe(30);
  });

  it('asks nobody for a test where everybody is admitted', () => {
    const open = build.universities.filter(({ admissionPolicy }) => admissionPolicy === 'open');
    expect(open.filter(({ testPolicy }) => testPolicy !== null)).toEqual([]);
    expect(open.every(({ missing }) => missing.testPolicy === 'not-applicable')).toBe(true);
  });

  it.each([
    ['Harvard University', { restrictiveEarlyAction: '2026-11-01', regular: '2027-01-01', lastKnown: false }],
    ['Duke University', { earlyDecision: '2026-11-02', regular: '2027-01-04', lastKnown: false }],
    ['University of California, Los Angeles', { regular: '2026-11-30', lastKnown: false }],
    ['The University of Texas at Austin', { earlyAction: '2026-10-15', regular: '2026-12-01', lastKnown: false }],
    ['San Diego State University', { earlyAction: null, priority: '2026-11-30', lastKnown: false }],
  ])('knows the dates of %s', (name, dates) => {
    expect(school(name).deadlines).toMatchObject({ cycle: '2026-27', ...dates });
  });

  it('says of the dates of an earlier round that they are', () => {
    const earlier = build.universities.filter(({ deadlines }) => deadlines && deadlines.cycle !== '2026-27');
    expect(earlier.length).toBeGreaterThan(100);
    expect(earlier.every(({ deadlines }) => deadlines?.lastKnown)).toBe(true);
  });

  it("has fees, considerations, early decision and the school's own pages", () => {
    const harvard = school('Harvard University');
    expect(harvard.applicationFee).toBe(90);
    expect(harvard.admissionFactors).toMatchObject({ tests: 'required', legacy: 'considered' });
    expect(harvard.links?.netPriceCalculator).toMatch(/^https:\/\/college\.harvard\.edu\//);
    expect(school('Duke University').earlyDecision).toEqual({ applied: 6_013, admitted: 1_042, year: '2024-25' });
  });
});

describe('what becomes of students', () => {
  const program = (name: string, cip: string) =>
    build.programs
      .find(({ id }) => id === school(name).id)
      ?.programs.find(([code, level]) => code === cip && level === 'bachelor');

  it('has pay and debt by program', () => {
    expect(program('University of Michigan', '11.01')?.slice(4, 7)).toEqual([113_634, 172_904, 19_475]);
    const degrees = build.programs.flatMap(({ programs }) => programs.filter(([, level]) => level === 'bachelor'));
    expect(degrees.filter(([, , , , oneYear]) => typeof oneYear === 'number').length).toBeGreaterThan(24_000);
    expect(degrees.filter(([, , , , , fourYears]) => typeof fourYears === 'number').length).toBeGreaterThan(25_000);
    expect(degrees.filter(([, , , , , , debt]) => typeof debt === 'number').length).toBeGreaterThan(24_000);
  });

  it('says of a school without pay by program that it is withheld', () => {
    const none = build.universities.filter(({ facts }) => facts.programs && !facts.programEarnings);
    expect(none.every(({ missing }) => missing.programEarnings !== undefined)).toBe(true);
  });

  it('has Pell recipients beside all, and eight years on', () => {
    const harvard = school('Harvard University');
    expect(harvard.graduationRatePell).toBe(96.1);
    expect(harvard.cohorts.graduationRatePell).toMatchObject({ count: 282, year: 'entered fall 2017' });
    expect(harvard.graduationRates).toEqual({ fourYears: 86, sixYears: 98, eightYears: 98, cohort: 1_649 });
    expect(harvard.outcomes?.['first-time-full-time']).toMatchObject({ award: 98.3, cohort: 1_660 });
    expect(harvard.studentBody).toMatchObject({ women: 53.1, international: 13.5 });
  });
});

describe('where a school is', () => {
  it.each([
    ['University of California, Los Angeles', 'Los Angeles County, CA', 113.6],
    ['Boston College', 'Newton, MA', 108.3],
    ['University of Connecticut', 'Mansfield, CT', 102.7],
  ])('knows rents and prices around %s', (name, area, parity) => {
    const { rent, priceParity } = school(name);
    expect(rent).toMatchObject({ area, period: 'fiscal year 2026' });
    expect(rent?.twoBedroom).toBeGreaterThan(rent?.oneBedroom ?? 0);
    expect(priceParity?.all).toBe(parity);
  });

  it('counts what was reported on the campus over three years', () => {
    const { safety } = school('Harvard University');
    expect(safety).toMatchObject({ years: ['2021', '2022', '2023'], reports: { murder: 0, robbery: 2 } });
    expect(safety?.perThousand).toBeCloseTo((1_000 * 388) / 3 / (safety?.students ?? 1), 1);
  });

  it.each([
    ['Stanford University', 'Atlantic Coast Conference'],
    ['The University of Texas at Austin', 'Southeastern Conference'],
    ['University of California, Los Angeles', 'Big Ten Conference'],
    ['University of Oregon', 'Big Ten Conference'],
  ])('has %s in the conference of today', (name, conference) => {
    expect(school(name).athleticsConference).toBe(conference);
  });
});
