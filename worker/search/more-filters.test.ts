import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rawQueryOf } from '#schema/api/params.ts';
import { type SearchQuery, searchQuery } from '#schema/api/search.ts';
import type { ProgramsRecord, UniversityRecord } from '#schema/domain/record/dataset.ts';
import { type Services, TEST_POLICIES } from '#schema/domain/record/university-figures.ts';
import {
  CODED_FILTERS,
  codedFilter,
  type FacetKey,
  FILTER_GROUPS,
  FILTER_KEYS,
  filtersOfGroup,
  NUMBER_COLUMNS,
  ORDERED_NUMBERS,
  RANGE_FILTERS,
} from '#schema/domain/search/search-filters.ts';
import { buildProgramSnapshot, openProgramSnapshot } from '#schema/search/program-snapshot.ts';
import { buildSnapshot, openSnapshot } from '#schema/search/snapshot.ts';
import { aUniversity } from '#tests/search/made-up-universities.ts';
import { searchUniversities, selectUniversities } from './search-universities.ts';

const EMPTY = searchQuery.parse({});
const asking = (query: Partial<SearchQuery>): SearchQuery => ({ ...EMPTY, ...query });
const asked = (text: string) => searchQuery.parse(rawQueryOf(new URLSearchParams(text)));

const SERVICES: Services = {
  rotc: [],
  studyAbroad: null,
  veterans: [],
  disabilityShare: null,
  distancePrograms: null,
};
const FINISHED = { stillEnrolled: null, enrolledElsewhere: null, unknown: null, cohort: null };
const few = { count: 29, of: 'students', year: '2024' };
const FRENCH = { country: 'CA', state: 'QC', language: 'French' } as const;

/** A catalogue in which each school stands out by something. */
const UNIVERSITIES: UniversityRecord[] = [
  aUniversity(1, {
    type: 'public',
    carnegieClass: 'Mixed Undergraduate/Graduate-Doctorate Large',
    researchDesignation: 'r1',
    accessEarnings: 'opportunity',
    athleticsDivision: 'NCAA Division I',
    sports: ['football', 'track'],
    campusSetting: 'Urban',
    state: 'CT',
    services: { ...SERVICES, rotc: ['Army', 'Air Force'], studyAbroad: true },
    satReading: [600, 700],
    satMath: [610, 720],
    actComposite: [27, 32],
    netPrice: 20_000,
    netPriceByIncome: [8_000, 9_000, 12_000, null, 30_000],
    acceptanceRate: 20.4,
    applicationFee: 75,
    percentFederalLoan: 28,
    onlineShare: 3.2,
  }),
  aUniversity(2, {
    carnegieClass: 'Special Focus: Arts and Sciences',
    religiousAffiliation: 'protestant',
    religiousDenomination: 'Southern Baptist',
    athleticsDivision: 'NCAA Division III',
    sports: [],
    campusSetting: 'Small City',
    state: 'ME',
    testPolicy: { policy: 'not-considered', cycle: '2026-27', url: null },
    netPrice: 10_000,
    netPriceByIncome: [9_500, null, null, null, 12_000],
    applicationFee: 0,
    designations: ['womens'],
    housingOptions: ['Campus housing for 90 students'],
  }),
  aUniversity(3, {
    carnegieClass: 'Professions-focused Associate Small',
    designations: ['tribal', 'land-grant'],
    athleticsDivision: 'NCAA',
    campusSetting: 'Rural',
    state: 'MT',
    admissionPolicy: 'open',
    housingOptions: ['No campus housing'],
    retentionRate: 90,
    cohorts: { retentionRate: few, onlineShare: few },
    onlineShare: 100,
    medianDebt: 12_000,
  }),
  aUniversity(4, {
    ...FRENCH,
    religiousDenomination: 'Mennonite Church Canada; Mennonite Brethren Church of Manitoba',
    athleticsDivision: 'U SPORTS',
    tuitionInState: 4_000,
    highestAward: 'doctorate',
    status: {
      state: 'closing',
      date: '2027',
      successorId: null,
      successorName: null,
      announced: false,
      formerName: null,
      evidence: null,
    },
  }),
  aUniversity(5, { ...FRENCH, state: 'ON', language: 'Bilingual', campusSetting: 'Suburban' }),
  aUniversity(6, {
    state: 'PR',
    studentFacultyRatio: 12.5,
    medianEarnings: 40_000,
    graduationRate: 55,
    graduationRatePell: 40.6,
    outcomes: {
      pell: { ...FINISHED, award: 50, fewest: 30 },
      transfer: { ...FINISHED, award: 60.4, fewest: 90 },
      'part-time': { ...FINISHED, award: 20, fewest: 29 },
    },
  }),
  aUniversity(7, { kind: 'two-year', carnegieClass: 'Special Focus: Nursing', type: 'for-profit' }),
];

const PROGRAMS: ProgramsRecord[] = [
  {
    id: 1,
    programs: [
      ['51.38', 'bachelor', 120, 0],
      ['51.38', 'master', 40, 0],
      ['11.07', 'doctorate', 9, 0],
    ],
  },
  {
    id: 2,
    programs: [
      ['51.38', 'associate', 0, 0],
      ['11.01', 'bachelor', 12, 0],
    ],
  },
  { id: 3, programs: [['51.39', 'certificate', 30, 0]] },
  { id: 4, programs: [['11', 'bachelor', null, 0, null, null, null, 'listed']] },
];

const snapshot = openSnapshot(
  buildSnapshot({
    version: 'made-up',
    usdPerCad: 0.75,
    universities: UNIVERSITIES,
    aliases: [],
    programs: PROGRAMS,
    groups: { 'ivy-league': [1, 999_999], 'no-such-group': [2] },
  }),
);
const programs = openProgramSnapshot(
  buildProgramSnapshot({
    version: 'made-up',
    universities: UNIVERSITIES,
    programs: PROGRAMS,
    cipTitles: {},
    provenance: {},
  }),
);
const found = (text: string) => selectUniversities(snapshot, asked(text), programs).toSorted((a, b) => a - b);

describe('each filter', () => {
  it.each([
    ['state=CT&state=ME', [1, 2]],
    ['state=ct,me', [1, 2]],
    ['carnegie=research', [1]],
    ['carnegie=liberal-arts,associate', [2, 3]],
    ['carnegie=nursing&kind=two-year', [7]],
    ['accessEarnings=opportunity', [1]],
    ['denomination=baptist', [2]],
    ['denomination=southern-baptist', [2]],
    ['denomination=american-baptist', []],
    ['denomination=mennonite', [4]],
    ['denomination=brethren', [4]],
    ['division=ncaa', [1, 2, 3]],
    ['division=ncaa-3', [2]],
    ['division=u-sports,ncaa-1', [1, 4]],
    ['sport=football', [1]],
    ['sport=basketball', []],
    ['setting=city,town', [1, 2]],
    ['setting=suburb', [5]],
    ['setting=rural', [3]],
    ['testPolicy=not-considered', [2]],
    ['designation=tribal', [3]],
    ['designation=womens,land-grant', [2, 3]],
    ['language=en', [1, 2, 3, 5]],
    ['language=fr', [4, 5]],
    ['language=both', [5]],
    ['offers=housing', [2]],
    ['offers=open-admission', [3]],
    ['offers=army-rotc', [1]],
    ['offers=navy-rotc', []],
    ['offers=study-abroad,housing', [1, 2]],
    ['group=ivy-league', [1]],
    ['status=closing', [4]],
    ['peers=us-public-research', [1]],
    ['peers=ca-doctoral', [4]],
    ['peers=ca-undergraduate,ca-public-undergraduate', [5]],
    ['peers=us-two-year-health', [7]],
    ['peers=us-two-year-health&kind=bachelors', []],
    ['pellGraduationRateMin=41', []],
    ['pellGraduationRateMin=40', [6]],
    ['pellOutcomeMin=1', [6]],
    ['transferOutcomeMin=60&transferOutcomeMax=61', [6]],
    ['partTimeOutcomeMin=0', []],
    ['degree=masters', [1]],
    ['degree=doctorate', [1, 4]],
    ['degree=certificate,associate', [2, 3]],
    ['subject=51.38', [1]],
    ['subject=nursing', [1, 3]],
    ['subject=51', [1, 3]],
    ['subject=computer-science', [1, 2, 4]],
    ['subject=nursing&degree=masters', [1]],
    ['subject=nursing&degree=doctorate', []],
    ['subject=51.39,11.01', [2, 3, 4]],
    ['satScore=1300', [1]],
    ['satScore=1210', [1]],
    ['satScore=1209', []],
    ['satScore=1420', [1]],
    ['satScore=1421', []],
    ['actScore=27', [1]],
    ['actScore=32', [1]],
    ['actScore=33', []],
    ['acceptanceRateMax=20', []],
    ['acceptanceRateMax=21', [1]],
    ['applicationFeeMax=0', [2]],
    ['studentFacultyRatioMax=12', []],
    ['studentFacultyRatioMax=13', [6]],
    ['inStateTuitionMax=3000', [4]],
    ['inStateTuitionMax=2999', []],
    ['medianDebtMax=12000', [3]],
    ['federalLoanShareMax=28', [1]],
    ['federalLoanShareMin=29', []],
    ['medianEarningsMin=40000', [6]],
    ['graduationRateMin=55', [6]],
    ['netPriceMax=10000', [2]],
    ['netPriceMax=10000&income=0-30', [1, 2]],
    ['netPriceMax=9000&income=30-48', [1]],
    ['netPriceMin=0&income=75-110', []],
    ['netPriceMin=13000&income=110+', [1]],
    ['netPriceMin=13000&income=110%2B', [1]],
  ])('%s finds %j', (text, ids) => {
    expect(found(text)).toEqual(ids);
  });

  it('decides nothing by a rate of fewer than thirty people', () => {
    expect(found('retentionRateMin=1')).toEqual([]);
    expect(found('onlineShareMin=1')).toEqual([1]);
  });

  it('looks at no program where nobody asks for a subject', () => {
    expect(selectUniversities(snapshot, asked('degree=masters'))).toEqual([1]);
  });

  it('says by each filter that is in force how many there would be without it', () => {
    const { total, loosen } = searchUniversities(
      snapshot,
      asked('subject=nursing&degree=doctorate&sport=football'),
      programs,
    );
    expect(total).toBe(0);
    expect(loosen).toEqual([
      { parameter: 'subject', total: 1 },
      { parameter: 'degree', total: 1 },
    ]);
  });
});

describe('a degree beside a subject', () => {
  it('is counted as one of the subject', () => {
    const { facets } = searchUniversities(snapshot, asked('subject=nursing&facets=1'), programs);
    expect(facets?.degree).toEqual({ certificate: 1, bachelors: 1, masters: 1 });
    expect(searchUniversities(snapshot, asked('facets=1'), programs).facets?.degree).toMatchObject({ doctorate: 2 });
  });
});

describe('an order', () => {
  it.each(NUMBER_COLUMNS)('by %s puts blanks last both ways, and says how many', (sortBy) => {
    const [up, down] = (['asc', 'desc'] as const).map((sortOrder) =>
      searchUniversities(snapshot, asking({ sortBy, sortOrder })),
    );
    const valued = 6 - (up?.withoutValue as number);
    expect(down?.withoutValue).toBe(up?.withoutValue);
    expect(down?.ids.slice(valued)).toEqual(up?.ids.slice(valued));
    expect(down?.ids.slice(0, valued).toReversed()).toEqual(up?.ids.slice(0, valued));
  });

  it('by net price is that of the family income asked for', () => {
    const ids = (text: string) => searchUniversities(snapshot, asked(`sortBy=netPrice${text}`)).ids.slice(0, 2);
    expect(ids('')).toEqual([2, 1]);
    expect(ids('&income=0-30')).toEqual([1, 2]);
    expect(searchUniversities(snapshot, asked('sortBy=netPrice&income=30-48')).withoutValue).toBe(5);
  });
});

/** Records with a little of everything that a coded filter looks at. */
const maybe = <T>(...values: T[]) => fc.constantFrom(null, ...values);
const catalogue = fc
  .array(
    fc.record({
      carnegieClass: maybe('Mixed Baccalaureate', 'Special Focus: Law'),
      religiousDenomination: maybe('Roman Catholic', 'Wisconsin Evangelical Lutheran Synod', 'Something new'),
      athleticsDivision: maybe('NCAA Division II', 'NAIA'),
      sports: maybe(['football' as const], ['football' as const, 'baseball' as const], []),
      campusSetting: maybe('Urban' as const, 'Rural' as const),
      testPolicy: fc.constantFrom(null, ...TEST_POLICIES).map((policy) => policy && { policy, cycle: '', url: null }),
      designations: fc.subarray(['hbcu' as const, 'pbi' as const]),
      admissionPolicy: maybe('open' as const),
      highestAward: maybe('master' as const),
      satReading: maybe<[number, number]>([500, 600]),
      satMath: maybe<[number, number]>([500, 610]),
      netPriceByIncome: maybe<[number, null, null, null, number]>([1_000, null, null, null, 2_000]),
      netPrice: maybe(1_000, 1_500),
      acceptanceRate: maybe(20, 80.5),
    }),
    { maxLength: 30 },
  )
  .map((rows) => rows.map((fields, at) => aUniversity(at + 1, fields)));

const oneFilter = fc.oneof(
  ...CODED_FILTERS.filter((key) => codedFilter(key).shape === 'any').map((key) =>
    fc
      .subarray([...codedFilter(key).values], { minLength: 1, maxLength: Math.min(3, codedFilter(key).values.length) })
      .map((values) => `${key}=${values.join()}`),
  ),
  fc.constantFrom('satScore=1100', 'netPriceMax=1200', 'netPriceMax=1200&income=0-30', 'acceptanceRateMin=50'),
);
const openOf = (universities: UniversityRecord[]) =>
  openSnapshot(buildSnapshot({ version: 'v', usdPerCad: 1, universities, aliases: [] }));

describe('filters together', () => {
  it('narrow: with one more there is never anybody new', () => {
    fc.assert(
      fc.property(catalogue, oneFilter, oneFilter, (universities, a, b) => {
        const open = openOf(universities);
        const both = selectUniversities(open, asked(`${a}&${b.startsWith(a.split('=')[0] as string) ? '' : b}`));
        const alone = new Set(selectUniversities(open, asked(a)));
        expect(both.filter((id) => !alone.has(id))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('count beside each value what a list with that value alone would hold', () => {
    fc.assert(
      fc.property(catalogue, oneFilter, (universities, text) => {
        const open = openOf(universities);
        const query = asked(text);
        const { facets } = searchUniversities(open, { ...query, facets: true });
        for (const key of CODED_FILTERS) {
          if (codedFilter(key).shape !== 'any' || codedFilter(key).unasked || !codedFilter(key).facet) continue;
          const counts: Record<string, number> = facets?.[key as FacetKey] ?? {};
          for (const value of codedFilter(key).values) {
            const { length } = selectUniversities(open, { ...query, [key]: [value] } as SearchQuery);
            expect([key, value, counts[value] ?? 0]).toEqual([key, value, length]);
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('the table', () => {
  it('has every filter in one group', () => {
    expect(FILTER_GROUPS.flatMap(filtersOfGroup).toSorted()).toEqual(FILTER_KEYS.toSorted());
  });

  it('lets every range be an order too', () => {
    expect(RANGE_FILTERS.filter((key) => !ORDERED_NUMBERS.includes(key))).toEqual([]);
  });
});

describe('hostile values', () => {
  it.each([
    ['state=CT,XX', 'state'],
    ['degree=phd', 'degree'],
    ['subject=51.3', 'subject'],
    ["subject=nursing' OR 1=1", 'subject'],
    ['subject=constructor', 'subject'],
    [`subject=${Array.from({ length: 13 }, (_, at) => 11 + at).join()}`, 'subject'],
    ['income=0-1', 'income'],
    ['income=0-30&income=110+', 'income'],
    ['satScore=1601', 'satScore'],
    ['satScore=1e3', 'satScore'],
    ['actScore=0', 'actScore'],
    ['acceptanceRateMax=101', 'acceptanceRateMax'],
    ['onlineShareMin=-1', 'onlineShareMin'],
    ['sport=__proto__', 'sport'],
    ['peers=us-public', 'peers'],
    ['peers=100654', 'peers'],
    ['transferOutcomeMin=101', 'transferOutcomeMin'],
    ['group=', null],
  ])('%s', (text, parameter) => {
    const { error } = searchQuery.safeParse(rawQueryOf(new URLSearchParams(text)));
    expect(error?.issues.map(({ path }) => path[0]) ?? [null]).toEqual([parameter]);
    for (const { message } of error?.issues ?? []) expect(message).toMatch(/^must be /);
  });
});
