/** Tests a university's record and its cost: one stored document, whatever the school has become. */
import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { bookmarksResponse } from '#schema/api/bookmarks.ts';
import { universityRecord } from '#schema/api/university.ts';
import type { Dataset, ProgramTuple, UniversityRecord } from '#schema/domain/record/dataset.ts';
import { slugOf } from '#schema/domain/record/slug.ts';
import { DOCUMENT_PARTS_MAX } from '#schema/domain/record/university-document.ts';
import { OPEN } from '#schema/domain/record/university-figures.ts';
import { loadSmallDataset, SMALL, universityNamed } from './helpers/database.ts';
import { unhurriedTestApp, warmTestApp } from './helpers/test-app.ts';
import { newUser } from './helpers/visitor.ts';

const stanford = universityNamed('Stanford University');
const ohio = universityNamed('Ohio State University');
const bennington = universityNamed('Bennington College');
const toronto = universityNamed('University of Toronto');
const laval = universityNamed('Université Laval');
/** Once stood for Toronto as well. */
const TWICE = 999_999;

/** Every group with something in it. */
const FIGURES: Partial<UniversityRecord> = {
  testPolicy: { policy: 'optional', cycle: '2026-27', url: 'https://example.edu/tests' },
  deadlines: {
    cycle: '2026-27',
    asOf: '2026-10-01',
    lastKnown: false,
    priority: null,
    earlyDecision: '2026-11-01',
    earlyDecision2: null,
    earlyAction: null,
    earlyAction2: null,
    restrictiveEarlyAction: null,
    regular: '2027-01-05',
    rolling: false,
  },
  applicationFee: 90,
  admissionFactors: { gpa: 'required', essay: 'considered' },
  earlyDecision: { applied: 900, admitted: 300, year: '2024-25' },
  waitlist: { offered: 500, accepted: 300, admitted: null, year: '2024-25' },
  graduationRatePell: 92.5,
  graduationRates: { fourYears: 76, sixYears: 94, eightYears: 95, cohort: 1_700 },
  outcomes: { pell: { award: 90, stillEnrolled: 1, enrolledElsewhere: 5, unknown: 4, cohort: 300 } },
  studentBody: {
    women: 51,
    white: 25,
    black: 7,
    hispanic: 17,
    asian: 25,
    nativeAmerican: 1,
    pacificIslander: 0.4,
    twoOrMoreRaces: 10,
    international: 12,
    unknownRace: 2,
    partTime: 0,
    adults: 2,
    firstGeneration: 18,
  },
  services: {
    rotc: ['Army'],
    studyAbroad: true,
    veterans: ['Yellow Ribbon'],
    disabilityShare: '3 or less',
    distancePrograms: null,
  },
  links: { admissions: 'https://example.edu/admission', apply: null, netPriceCalculator: null, aid: null },
  rent: { studio: 2_100, oneBedroom: 2_500, twoBedroom: 3_100, area: 'Santa Clara County', period: 'fiscal year 2026' },
  priceParity: { all: 115.2, housing: 180.1, area: 'San Jose' },
  safety: { years: ['2021', '2022', '2023'], students: 17_000, reports: { burglary: 90 }, perThousand: 1.8 },
  enrolmentByYear: [[2023, 60_000, 45_000, null]],
  enteringAverages: [
    { field: 'Arts', below70: 0, from70: 1, from75: 9, from80: 20, from85: 30, from90: 30, from95: 10 },
  ],
  employmentByField: [{ field: 'Arts', rate: 93.1 }],
  ontarioPrograms: [
    {
      name: 'Chemistry',
      degree: 'BSc',
      code: 'TCH',
      gradeRange: '80-85%',
      prerequisites: 'ENG4U',
      experiential: null,
      targetEnrolment: null,
      link: null,
      publishedAverage: 'Low 80s',
      asOf: '2026-02',
    },
  ],
  accreditedSchools: [{ field: 'Law', discipline: null, accreditor: 'Federation of Law Societies', unit: null }],
  tuitionInStateFor: 'Ontario residents',
  studentPopulationCounts: 'full-time',
};

const PROGRAMS: ProgramTuple[] = [
  ['11.07', 'bachelor', 300, 0, 120_000, 180_000, 12_000],
  ['11.07', 'master', 40, 1],
  ['14', 'bachelor', null, 0, null, null, null, 'listed'],
  ['51', 'doctorate', null, 0, null, null, null, 'knowledge'],
];

/** As many programs as no school has, so that the document comes in parts. */
const MANY: ProgramTuple[] = Array.from({ length: 3_500 }, (_, at) => [
  `${10 + Math.floor(at / 100)}.${String(at % 100).padStart(2, '0')}`,
  'bachelor',
  at,
  0,
]);

function changed(id: number, fields: Partial<UniversityRecord>, universities = DATASET.universities) {
  return universities.map((university) => (university.id === id ? { ...university, ...fields } : university));
}

let DATASET: Dataset = { ...SMALL, redirects: { [TWICE]: toronto.id } };
DATASET = {
  ...DATASET,
  manifest: { ...SMALL.manifest, version: 'records-1' },
  universities: changed(
    bennington.id,
    {
      kind: 'two-year',
      status: {
        ...OPEN,
        state: 'closed',
        date: '2025-05-31',
        successorId: stanford.id,
        successorName: stanford.name,
        evidence: 'a page',
      },
      cohorts: {
        acceptanceRate: { count: 3, of: 'applicants', year: 'fall 2024' },
        percentPell: { count: 9, of: 'students', year: '2023-24' },
      },
    },
    changed(stanford.id, FIGURES),
  ),
  programs: [
    ...SMALL.programs.filter(({ id }) => ![stanford.id, ohio.id].includes(id)),
    { id: stanford.id, programs: PROGRAMS },
    { id: ohio.id, programs: MANY },
  ],
  trends: [
    {
      id: stanford.id,
      years: [
        ['2022-23', 56_000, 56_000, 13_000, 3.7, 94, 98],
        ['2023-24', 62_000, 62_000, null, 3.9, 92.9, 98.5],
      ],
      breaks: [['graduationRate', '2023-24', 'four-year']],
    },
  ],
  peers: [
    { id: stanford.id, group: 'us-private-research', at: [70, null, [3, 2]] },
    { id: ohio.id, group: 'us-of-no-table', at: [1] },
  ],
  peerGroups: {
    'us-private-research': { members: 77, figures: { tuition: [76, 59_000.5], roomAndBoard: [75, 18_000] } },
  },
};

beforeAll(() => loadSmallDataset(DATASET));
afterAll(() => loadSmallDataset());

async function read(id: number) {
  const world = await warmTestApp();
  const response = await world.ask(`/api/universities/by-slug/x-${id}`);
  expect(response.status).toBe(200);
  return { record: universityRecord.parse(await response.json()), rowsRead: world.database.rowsRead, world };
}

describe('what a record costs', () => {
  it.each([
    ['an ordinary one', stanford.id, 3],
    ['one whose document comes in parts', ohio.id, 5],
    ['one in Canada', laval.id, 3],
  ])('is its document and two rows: %s', async (_, id, most) => {
    const { rowsRead, world } = await read(id);
    expect(rowsRead).toBeGreaterThan(0);
    expect(rowsRead).toBeLessThanOrEqual(most);
    expect(world.database.trips).toBe(1);
  });

  it('is one row and the documents for a comparison of four', async () => {
    const world = await warmTestApp();
    const ids = [stanford, ohio, bennington, toronto].map(({ id }) => id);
    const records = z
      .array(universityRecord)
      .parse(await (await world.ask(`/api/universities/compare?ids=${ids}`)).json());
    expect(records.map(({ id }) => id)).toEqual(ids);
    expect(world.database.rowsRead).toBeLessThanOrEqual(1 + ids.length * 2 + DOCUMENT_PARTS_MAX);
    expect(world.database.trips).toBe(1);
  });

  it('stays whole when it comes in parts', async () => {
    const { record } = await read(ohio.id);
    expect(record.programs.flatMap(({ programs }) => programs)).toHaveLength(MANY.length);
    expect(record.programs[0]?.graduates).toBe(
      MANY.slice(3_400).reduce((sum, [, , graduates]) => sum + Number(graduates), 0),
    );
  });

  it('is refused, not half shown, when a part is lost', async () => {
    const key = ohio.id * DOCUMENT_PARTS_MAX + 1;
    await env.DB.prepare('create table kept as select * from university_documents where key = ?').bind(key).run();
    await env.DB.prepare('delete from university_documents where key = ?').bind(key).run();
    try {
      const world = await warmTestApp();
      expect((await world.ask(`/api/universities/by-slug/x-${ohio.id}`)).status).toBe(503);
    } finally {
      await env.DB.batch([
        env.DB.prepare('insert into university_documents select * from kept'),
        env.DB.prepare('drop table kept'),
      ]);
    }
  });
});

describe('what a record holds', () => {
  it('is every group of figures under its own name', async () => {
    const { record } = await read(stanford.id);
    const { tuitionOtherProvinces: _, ...sent } = FIGURES;
    expect(record).toMatchObject(sent);
    expect(record.trends).toEqual([
      {
        year: '2022-23',
        tuition: 56_000,
        tuitionInState: 56_000,
        netPrice: 13_000,
        acceptanceRate: 3.7,
        graduationRate: 94,
        retentionRate: 98,
      },
      expect.objectContaining({ year: '2023-24', netPrice: null, retentionRate: 98.5 }),
    ]);
  });

  it('is where its figures stand among its peers, who they are, and where a trend means something else', async () => {
    const { record } = await read(stanford.id);
    expect(record.peers).toEqual({
      group: 'us-private-research',
      name: 'private research universities',
      members: 77,
      figures: {
        tuition: { below: 70, same: 0, count: 76, median: 59_000.5 },
        roomAndBoard: { below: 3, same: 2, count: 75, median: 18_000 },
      },
    });
    expect(record.trendBreaks).toEqual([{ measure: 'graduationRate', year: '2023-24', reason: 'four-year' }]);
    expect([(await read(ohio.id)).record.peers, (await read(bennington.id)).record.peers]).toEqual([null, null]);
  });

  it('lists the peers at the address it names', async () => {
    const world = await warmTestApp();
    const group = (await read(stanford.id)).record.peers?.group;
    const { total } = (await (await world.ask(`/api/universities/search?peers=${group}`)).json()) as { total: number };
    expect(total).toBeGreaterThan(0);
    expect((await world.ask('/api/universities/search?peers=nobody')).status).toBe(400);
  });

  it('is what each program earns, owes and rests on; what rests on knowledge alone is never sent', async () => {
    const { record } = await read(stanford.id);
    expect(record.programs.map(({ cip, graduates }) => [cip, graduates])).toEqual([
      ['11', 340],
      ['14', null],
    ]);
    expect(record.programs[0]?.programs[0]).toMatchObject({
      level: 'bachelor',
      earningsOneYear: 120_000,
      earningsFourYears: 180_000,
      debt: 12_000,
      basis: 'completions',
    });
    expect(record.programs[1]?.programs[0]).toMatchObject({ graduates: null, debt: null, basis: 'listed' });
  });
});

describe('a school that is no more', () => {
  it('answers with what became of it', async () => {
    const { record } = await read(bennington.id);
    expect(record).toMatchObject({
      kind: 'two-year',
      status: { state: 'closed', date: '2025-05-31', successorId: stanford.id, successorName: stanford.name },
    });
  });

  it('says so in bookmarks, lists and history', async () => {
    const world = await unhurriedTestApp();
    const user = await newUser(world);
    await user.send('PUT', `/api/bookmarks/${bennington.id}`);
    const { bookmarks } = bookmarksResponse.parse(await (await user.send('GET', '/api/bookmarks')).json());
    expect(bookmarks[0]?.university?.status).toMatchObject({ state: 'closed', successorName: stanford.name });
    await user.send('PUT', `/api/history/${bennington.id}`);
    expect(await (await user.send('GET', '/api/history')).json()).toMatchObject({
      views: [{ university: { status: { state: 'closed' } } }],
    });
  });

  it('has the people behind its rates on the card, and those of all its rates in the record', async () => {
    const { record } = await read(bennington.id);
    expect(Object.keys(record.cohorts)).toEqual(['acceptanceRate', 'percentPell']);
    const world = await unhurriedTestApp();
    const user = await newUser(world);
    await user.send('PUT', `/api/bookmarks/${bennington.id}`);
    const { bookmarks } = bookmarksResponse.parse(await (await user.send('GET', '/api/bookmarks')).json());
    expect(bookmarks[0]?.university?.cohorts).toEqual({
      acceptanceRate: { count: 3, of: 'applicants', year: 'fall 2024' },
    });
  });
});

describe('an id that stood for the same school twice', () => {
  it('answers with the one that is kept, under its address', async () => {
    const { record, rowsRead } = await read(TWICE);
    expect([record.id, record.slug]).toEqual([toronto.id, slugOf(toronto.name, toronto.id)]);
    expect(rowsRead).toBeLessThanOrEqual(3);
  });

  it('is the same school in a comparison', async () => {
    const world = await warmTestApp();
    const response = await world.ask(`/api/universities/compare?ids=${TWICE},${toronto.id},${stanford.id}`);
    const records = z.array(universityRecord).parse(await response.json());
    expect(records.map(({ id }) => id)).toEqual([toronto.id, stanford.id]);
  });
});
