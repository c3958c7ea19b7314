import { describe, expect, it } from 'vitest';
import { ACADEMIC_PROGRAM_KEYS } from '#schema/domain/programs/academic-programs.ts';
import {
  MAJOR_EARNINGS_SCHOOLS,
  MAJOR_LEADERS_MAX,
  MAJOR_PLACES_MAX,
  MOSTLY_ONLINE_FROM,
} from '#schema/domain/programs/majors.ts';
import type { ProgramTuple } from '#schema/domain/record/dataset.ts';
import { OPEN } from '#schema/domain/record/university-figures.ts';
import { committedDataset } from '#tests/search/catalogue.ts';
import { majorFigures } from './major-figures.ts';

const university = (id: number, state = 'TX', country: 'US' | 'CA' = 'US') => ({
  id,
  state,
  country,
  status: OPEN,
  cohorts: {},
  aidNumber: null,
  kind: 'bachelors' as const,
  onlineShare: null as number | null,
  designations: [],
});
const nursing = (graduates: number | null, four: number | null = null): ProgramTuple => [
  '51.38',
  'bachelor',
  graduates,
  0,
  null,
  four,
];
const figuresOf = (
  universities: Parameters<typeof majorFigures>[0],
  rows: Record<number, ProgramTuple[]>,
  key = 'nursing',
) => {
  const programs = Object.entries(rows).map(([id, own]) => ({ id: Number(id), programs: own }));
  const found = majorFigures(universities, programs).find((one) => one.key === key);
  if (!found) throw new Error(`no figures of ${key}`);
  return found;
};

describe('the figures of majors', () => {
  it('count who has graduates, by place and by size', () => {
    const found = figuresOf([university(1), university(2, 'OH'), university(3), university(4)], {
      1: [nursing(30)],
      2: [nursing(50)],
      3: [nursing(0)],
      4: [['11.07', 'bachelor', 80, 0]],
    });
    expect(found).toMatchObject({ level: 'bachelor', universities: { US: 2, CA: 0 }, graduates: 80, earnings: null });
    expect(found.places.map(({ state, graduates }) => [state, graduates])).toEqual([
      ['OH', 50],
      ['TX', 30],
    ]);
    expect(found.leaders.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('count the results of the earnings check by each school’s own lines, and shared pay once', () => {
    const lines = { state: 40_000, nation: 36_000, fields: {} };
    const shared = { name: 'Main', campuses: 2, counts: false };
    const found = figuresOf(
      [
        { ...university(1), earningsLines: lines },
        { ...university(2), earningsLines: lines },
        { ...university(3), earningsLines: lines },
        { ...university(4), earningsLines: lines, aidNumber: shared },
        university(5),
      ],
      // Clearly above both, below both, within 9 % of the state's, shared, and without lines.
      {
        1: [nursing(10, 60_000)],
        2: [nursing(10, 20_000)],
        3: [nursing(10, 42_000)],
        4: [nursing(10, 60_000)],
        5: [nursing(10, 60_000)],
      },
    );
    expect(found.checks).toEqual({ above: 1, close: 1, between: 0, below: 1 });
    expect(figuresOf([university(1)], { 1: [nursing(10, 60_000)] }).checks).toBeNull();
  });

  it('leave out a university that teaches nobody any more', () => {
    const closed = { ...university(1), status: { ...OPEN, state: 'closed' as const } };
    expect(figuresOf([closed, university(2)], { 1: [nursing(30)], 2: [nursing(5)] }).graduates).toBe(5);
  });

  it('state of Canada what was read on a list, and not what is known by heart', () => {
    const found = figuresOf([university(900_001, 'ON', 'CA'), university(900_002, 'QC', 'CA')], {
      900001: [['51.38', 'bachelor', null, 0, null, null, null, 'listed']],
      900002: [['51.38', 'bachelor', null, 0, null, null, null, 'knowledge']],
    });
    expect(found.universities).toEqual({ US: 0, CA: 1 });
    expect(found.places).toEqual([{ country: 'CA', state: 'ON', universities: 1, graduates: null }]);
    expect(found.leaders).toEqual([]);
  });

  it('take a whole family for the major that most people mean by it', () => {
    const found = figuresOf(
      [university(900_001, 'ON', 'CA')],
      { 900001: [['54', 'bachelor', null, 0, null, null, null, 'listed']] },
      'history',
    );
    expect(found.universities.CA).toBe(1);
  });

  it('join the groups of a major at one university, and take the pay of its largest', () => {
    const ids = Array.from({ length: MAJOR_EARNINGS_SCHOOLS }, (_, at) => at + 1);
    const rows = Object.fromEntries(
      ids.map((id): [number, ProgramTuple[]] => [id, [['51.39', 'bachelor', 1, 0, null, 99_000], nursing(9, 50_000)]]),
    );
    const found = figuresOf(
      ids.map((id) => university(id)),
      rows,
    );
    expect(found.earnings).toEqual({ schools: ids.length, lower: 50_000, median: 50_000, upper: 50_000 });
    expect(found.leaders[0]).toEqual({ id: 1, graduates: 10, marks: [] });
  });

  it('have a range of pay from ten schools on', () => {
    const ids = Array.from({ length: MAJOR_EARNINGS_SCHOOLS + 1 }, (_, at) => at + 1);
    const rows = Object.fromEntries(ids.map((id) => [id, [nursing(9, 10_000 * id)]]));
    const all = ids.map((id) => university(id));
    expect(figuresOf(all, rows).earnings).toEqual({ schools: 11, lower: 35_000, median: 60_000, upper: 85_000 });
    expect(figuresOf(all.slice(0, 9), rows).earnings).toBeNull();
  });

  it('are of the degree that a subject is taught for', () => {
    const ids = [1, 2, 3, 4, 5, 6, 7, 8];
    const all = ids.map((id) => university(id));
    const doctors = (id: number): ProgramTuple[] => [['22.01', 'doctorate', 40 + id, 0]];
    const rows = Object.fromEntries(ids.map((id) => [id, doctors(id)]));
    expect(figuresOf(all, { ...rows, 1: [...doctors(1), ['22.01', 'bachelor', 3, 0]] }, 'law')).toMatchObject({
      level: 'doctorate',
      universities: { US: 8 },
    });
    const bachelors = Object.fromEntries(
      [1, 2].map((id) => [id, [...doctors(id), ['22.01', 'bachelor', 3, 0] as ProgramTuple]]),
    );
    expect(figuresOf(all, { ...rows, ...bachelors }, 'law').level).toBe('bachelor');
  });

  it('say who can be studied with at a distance only', () => {
    const far: ProgramTuple = ['51.38', 'bachelor', 20, 1];
    const found = figuresOf([university(1), university(2)], { 1: [far], 2: [far, ['51.39', 'bachelor', 2, 0]] });
    expect(found.leaders).toEqual([{ id: 2, graduates: 22, marks: [] }]);
    expect(found.apart).toEqual([{ id: 1, graduates: 20, marks: ['distance-only'] }]);
  });
});

describe('who does not lead', () => {
  it('teaches mostly online, however many finish there', () => {
    const found = figuresOf([{ ...university(1), onlineShare: MOSTLY_ONLINE_FROM }, university(2)], {
      1: [nursing(9_000)],
      2: [nursing(5)],
    });
    expect(found.leaders.map(({ id }) => id)).toEqual([2]);
    expect(found.apart).toEqual([{ id: 1, graduates: 9_000, marks: ['mostly-online'] }]);
    expect(found.places).toEqual([{ country: 'US', state: 'TX', universities: 1, graduates: 5 }]);
    expect(found.graduates).toBe(9_005);
  });

  it('only completes an associate degree, which a college does that gives more of those', () => {
    const associates = (graduates: number): ProgramTuple => ['51.38', 'associate', graduates, 0];
    const found = figuresOf([university(1), university(2), { ...university(3), kind: 'mostly-associate' as const }], {
      1: [nursing(40), associates(41)],
      2: [nursing(40), associates(39)],
      3: [nursing(50), associates(1)],
    });
    expect(found.leaders.map(({ id }) => id)).toEqual([2]);
    expect(found.apart.map(({ id, marks }) => [id, marks])).toEqual([
      [3, ['completes']],
      [1, ['completes']],
    ]);
    const inBusiness = figuresOf(
      [university(1)],
      {
        1: [
          ['52.02', 'bachelor', 40, 0],
          ['52.02', 'associate', 90, 0],
        ],
      },
      'business-administration',
    );
    expect(inBusiness.leaders.map(({ id }) => id)).toEqual([1]);
  });
});

describe('the figures of the dataset', () => {
  const { universities, programs } = committedDataset();
  const all = majorFigures(universities, programs);

  it('are there for every major, each taught somewhere', () => {
    expect(all.map(({ key }) => key)).toEqual(ACADEMIC_PROGRAM_KEYS);
    expect(all.filter((one) => one.universities.US < 10).map(({ key }) => key)).toEqual([]);
    for (const { places, leaders } of all) {
      expect(places.length).toBeLessThanOrEqual(2 * MAJOR_PLACES_MAX);
      expect(leaders.length).toBeLessThanOrEqual(MAJOR_LEADERS_MAX);
    }
  });

  it('are plausible', () => {
    const of = (key: string) => all.find((one) => one.key === key);
    expect(of('law')?.level).toBe('doctorate');
    expect(of('nursing')?.level).toBe('bachelor');
    expect(of('nursing')?.universities.US).toBeGreaterThan(900);
    const pay = (key: string) => of(key)?.earnings?.median ?? 0;
    expect(pay('computer-science')).toBeGreaterThan(pay('music'));
    for (const { earnings } of all) {
      if (!earnings) continue;
      expect(earnings.lower).toBeLessThanOrEqual(earnings.median);
      expect(earnings.median).toBeLessThanOrEqual(earnings.upper);
      expect(earnings.lower).toBeGreaterThan(15_000);
    }
  });
});
