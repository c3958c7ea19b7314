import { describe, expect, it } from 'vitest';
import type { SimilarReason } from '#schema/domain/peers/similar-reasons.ts';
import type { CareerPay, CareerRecord } from '#schema/domain/programs/careers.ts';
import type { Dataset, EndedProgramsRecord, UniversityRecord } from '#schema/domain/record/dataset.ts';
import type { ApplicationRoute } from '#schema/domain/record/university-figures.ts';
import { madeUpDataset, madeUpUniversity } from '../../../tests/data/made-up-dataset.ts';
import { loadDataset } from '../dataset-files.ts';
import { lint } from './lint.ts';

const sound = () => madeUpDataset('x', [madeUpUniversity(100_001), madeUpUniversity(100_002)]);

const aRoute = (changes: Partial<ApplicationRoute>): ApplicationRoute => ({
  key: 'ouac',
  system: 'OUAC',
  applicants: 'all',
  cycle: 'fall 2027',
  opens: null,
  deadline: null,
  fee: null,
  url: null,
  confidence: 'official page',
  note: null,
  asOf: '2026-11-22',
  dates: [],
  ...changes,
});

/** What the lint says of a sound dataset in which the first university was changed. */
function complaintsWith(changes: Partial<UniversityRecord>): string[] {
  const dataset = sound();
  const first = dataset.universities[0];
  if (first) Object.assign(first, changes);
  return lint(dataset).map(({ rule, what }) => `${rule}: ${what}`);
}

function complaintsAfter(change: (dataset: Dataset) => void): string[] {
  const dataset = sound();
  change(dataset);
  return lint(dataset).map(({ rule, what }) => `${rule}: ${what}`);
}

describe('the lint', () => {
  it('has nothing to say of a sound dataset', () => {
    expect(lint(sound())).toEqual([]);
  });

  it.each<[string, Partial<UniversityRecord>, RegExp]>([
    ['a rate above 100', { acceptanceRate: 101 }, /acceptanceRate/],
    ['a rate with two decimals', { retentionRate: 80.25 }, /retentionRate.*decimal/],
    ['a year before universities', { yearFounded: 1066 }, /yearFounded/],
    ['a price in cents', { tuition: 4_500_000 }, /tuition/],
    ['a fraction of a dollar', { tuitionInState: 9_999.5 }, /tuitionInState/],
    ['scores the wrong way round', { satMath: [700, 600] }, /satMath/],
    ['a name with stray spaces', { name: 'Two  Spaces' }, /name/],
    ['a short description', { description: 'A school.' }, /description/],
    ['more students in the levels than in all', { undergraduateEnrollment: 900 }, /headcounts/],
    ['residents who pay more', { tuitionInState: 40_000 }, /prices/],
    ['US dollars in Canada', { country: 'CA', state: 'ON', latitude: 43.7, longitude: -79.4 }, /prices/],
    ['a school in another state', { latitude: 34, longitude: -118 }, /place/],
    ['half a position', { latitude: null }, /place/],
    ['an open door with a rate', { admissionPolicy: 'open', acceptanceRate: 50 }, /admission: an open door/],
    ['a denomination without a group', { religiousDenomination: 'Baptist' }, /religion/],
    ['a figure without a source', { graduationRate: 50 }, /accounted: graduationRate: no source/],
    ['a null without a reason', { missing: {} }, /accounted: graduationRate: no value and no reason/],
    ['a source for nothing', { tuition: null }, /accounted: tuition: no value, but the source/],
    ['the word None', { locale: 'None' }, /words: locale/],
    ['an ACT score that nobody has', { actComposite: [5, 7] }, /actComposite/],
    [
      'a note of whoever put the rows together',
      { applicationRoutes: [aRoute({ note: 'which institutions are in: partly from knowledge' })] },
      /applying: OUAC: "which/,
    ],
    [
      'a way to apply that leads to another school',
      {
        website: 'https://www.hec.ca/',
        applicationRoutes: [aRoute({ key: 'school', url: 'https://admission.umontreal.ca' })],
      },
      /applying: applies at umontreal.ca/,
    ],
    [
      'reports over students who are not there',
      {
        onlineShare: 95,
        studentPopulation: 100_000,
        safety: { years: ['2021', '2022', '2023'], students: 100_000, reports: {}, perThousand: 0.1 },
      },
      /reportsOnCampus: divides by 100000 of 5000/,
    ],
    ['28 meals a week', { housingOptions: ['Meal plan with up to 28 meals a week'] }, /meals: "Meal plan/],
    [
      'a net price outside its bands',
      {
        netPrice: 9_000,
        netPriceByIncome: [1_000, 2_000, null, 4_000, null],
        facts: { netPrice: 'sc.price', netPriceByIncome: 'sc.price' },
      },
      /net price bands: net price 9000 is outside/,
    ],
    [
      'bands of another release',
      { netPrice: 3_000, netPriceByIncome: [1_000, 2_000, 3_000, 4_000, 5_000], facts: { netPrice: 'sc.price' } },
      /net price bands: .*two releases/,
    ],
    ['a cohort without a rate', { cohorts: { retentionRate: { count: 40, of: 'x', year: '2022' } } }, /cohorts/],
    ['a cohort of nobody', { cohorts: { retentionRate: { count: 0, of: 'x', year: '2022' } } }, /cohorts/],
    ['more admitted early than applied', { earlyDecision: { applied: 5, admitted: 6, year: '2024-25' } }, /cohorts/],
    [
      'outcomes of more than everybody',
      { outcomes: { all: { award: 90, stillEnrolled: 9, enrolledElsewhere: 9, unknown: 1, cohort: 100 } } },
      /shares: outcomes of all/,
    ],
    [
      'fewer graduates in more years',
      { graduationRates: { fourYears: 60, sixYears: 50, eightYears: 70, cohort: 100 } },
      /shares: graduates in more years/,
    ],
    ['pay by program that is in no program', { facts: { programEarnings: 'fos.pay' } }, /files of their own/],
    ['trends that are in no file', { facts: { trends: 'sc.trends' } }, /files of their own/],
  ])('finds %s', (_what, changes, expected) => {
    expect(complaintsWith(changes).join('\n')).toMatch(expected);
  });

  it('finds a figure whose source is not in the table', () => {
    expect(complaintsAfter((dataset) => delete dataset.provenance['ic.tuition']).join()).toMatch(
      /unknown provenance ic.tuition/,
    );
  });

  it('finds provenance that nothing uses', () => {
    const extra = { source: 'x', variable: 'y', year: '2024' };
    expect(complaintsAfter((dataset) => Object.assign(dataset.provenance, { extra })).join()).toMatch(
      /used by no figure/,
    );
  });

  it('finds ids out of order or twice', () => {
    expect(complaintsAfter(({ universities }) => universities.reverse()).join()).toMatch(/order: comes after/);
    expect(complaintsAfter(({ programs }) => programs.push(...programs.slice(1))).join()).toMatch(/order: comes after/);
  });

  it.each<[string, EndedProgramsRecord, RegExp]>([
    ['is taught', { id: 100_001, ended: [['11.07', 'bachelor', [12, 9, 3, 1, 0]]] }, /11.07 has ended and is taught/],
    ['has graduates', { id: 100_001, ended: [['11', 'bachelor', [12, 9, 3, 1, 2]]] }, /has not ended by its years/],
    ['had nine graduates', { id: 100_001, ended: [['11', 'bachelor', [9, 9, 3, 1, 0]]] }, /has not ended by its years/],
    ['has no title', { id: 100_001, ended: [['54.01', 'bachelor', [12, 9, 3, 1, 0]]] }, /54.01 has no title/],
    ['is of nobody', { id: 7, ended: [['11', 'bachelor', [12, 9, 3, 1, 0]]] }, /is no open university/],
    ['is no program', { id: 100_001, ended: [] }, /empty list of ended programs/],
  ])('finds an ended program that %s', (_, record, expected) => {
    expect(complaintsAfter(({ endedPrograms }) => endedPrograms.push(record)).join()).toMatch(expected);
  });

  it.each<[string, string, RegExp]>([
    ["the university's own name", 'university-100001', /own name/],
    ["another university's name", 'University 100002', /another university's name/],
    ['a name that comes twice', 'u100001', /comes twice/],
    ['a name without letters', '???', /no letters/],
    ['an address', 'www.example.edu', /not a name/],
  ])('finds an alias that is %s', (_what, name, expected) => {
    const said = complaintsAfter(({ aliases }) => aliases.push({ id: 100_001, name, kind: 'alias' }));
    expect(said.join()).toMatch(expected);
  });

  it('lets a nickname be the name of another', () => {
    expect(
      complaintsAfter(({ aliases, manifest }) => {
        aliases.push({ id: 100_001, name: 'University 100002', kind: 'nickname' });
        manifest.counts.aliases += 1;
      }),
    ).toEqual([]);
  });

  it('finds neighbours that are nobody, oneself, or told by one reason twice', () => {
    const withNeighbour = (id: number, ...reasons: [SimilarReason, SimilarReason]) =>
      complaintsAfter(({ neighbours }) => {
        const first = neighbours[0];
        if (first) first.neighbours = [[id, 0.1, reasons]];
      }).join();
    const ohio: SimilarReason = ['state', 'US', 'OH'];
    expect(withNeighbour(999_999, ohio, ['open'])).toMatch(/has the neighbour 999999/);
    expect(withNeighbour(100_001, ohio, ['open'])).toMatch(/has the neighbour 100001/);
    expect(withNeighbour(100_002, ohio, ['state', 'US', 'OH'])).toMatch(/one reason twice/);
    expect(withNeighbour(100_002, ohio, ['open'])).not.toMatch(/the reasons/);
  });

  it.each([
    ['a sentence', 'Both in Ohio'],
    ['nothing', null],
    ['no key', []],
    ['a key of no reason', ['toString']],
    ['a state that is none', ['state', 'US', 'ZZ']],
    ['no figure', ['students', null]],
    ['a figure too few', ['nearStudents', 1_000]],
    ['a figure too many', ['open', 1]],
    ['a figure that is none', ['admitted', 101]],
    ['a field without a name', ['mix', '33']],
  ])('finds %s among the reasons', (_what, reason) => {
    expect(
      complaintsAfter(({ neighbours }) => {
        const first = neighbours[0];
        if (first) first.neighbours = [[100_002, 0.1, [['open'], reason as SimilarReason]]];
      }).join(),
    ).toMatch(/the reasons/);
  });

  it('finds programs without a title, and graduates that are no number', () => {
    expect(complaintsAfter(({ programs }) => programs[0]?.programs.push(['99.99', 'bachelor', -1, 0])).join()).toMatch(
      /99\.99 has no title.*-1 graduates/,
    );
  });

  it('finds a figure older than four years', () => {
    const said = complaintsAfter((dataset) => {
      const tuition = dataset.provenance['ic.tuition'];
      if (tuition) tuition.year = '2020-21';
    });
    expect(said.join()).toMatch(/age: tuition: is of 2020-21/);
  });

  it('finds years out of order, and a rate above 100', () => {
    const said = complaintsAfter(({ trends, universities }) => {
      const first = universities[0];
      if (first) Object.assign(first.facts, { trends: 'ic.tuition' });
      trends.push({
        id: 100_001,
        years: [
          ['2022-23', 1, 1, null, null, 101, null],
          ['2021-22', 1, 1, null, null, null, null],
        ],
      });
    });
    expect(said.join()).toMatch(/trends: 2022-23 has the rate 101.*trends: has the year 2021-22/);
  });

  it('finds pay that cannot be', () => {
    const said = complaintsAfter(({ programs }) => programs[0]?.programs.push(['11', 'bachelor', 1, 0, 12]));
    expect(said.join()).toMatch(/11 bachelor has the amount 12/);
  });

  it('finds a manifest that counts otherwise', () => {
    expect(
      complaintsAfter(({ manifest }) => {
        manifest.counts.CA = 7;
      }).join(),
    ).toMatch(/counts: CA is 0/);
  });
});

describe('the lint of careers', () => {
  const { careers } = loadDataset();
  const hygienists = careers.find(({ slug }) => slug === 'dental-hygienists') as CareerRecord;
  const complaintsWithCareer = (changes: Partial<CareerRecord>, listed: readonly string[] = [hygienists.code]) =>
    complaintsAfter((dataset) => {
      dataset.careers = [{ ...hygienists, ...changes }];
      dataset.careerLists = { '11.07': { careers: [...listed], teaching: [], more: 0 } };
    });

  it('takes what the build makes', () => {
    expect(complaintsWithCareer({})).toEqual([]);
  });

  it.each<[string, Partial<CareerRecord>]>([
    ['percentiles', { pay: { ...(hygienists.pay as CareerPay), p25: 90, p75: 10 } }],
    ['openings', { openings: hygienists.people + 1 }],
    ['military', { code: '55-1011' }],
    ['slug', { slug: 'Dental hygienists' }],
    ['teaching', { teachesOnly: true }],
    ['title', { title: { en: 'Dental hygienists', fr: '' } }],
    ['no program', { groups: [] }],
  ])('complains of its %s', (word, changes) => {
    const complaints = complaintsWithCareer(changes);
    expect(complaints.some((one) => one.startsWith('careers: ') && one.includes(word))).toBe(true);
  });

  it('complains when programs lead nowhere, or to one that there is not', () => {
    expect(complaintsWithCareer({}, ['11-0000'])).toEqual(['careers: lists a career that there is not']);
    const without = complaintsAfter((dataset) => {
      dataset.careers = [hygienists];
    });
    expect(without).toEqual(['careers: only 0 of 1 program groups have careers']);
  });
});
