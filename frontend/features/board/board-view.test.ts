import { describe, expect, it } from 'vitest';
import type { PeersView, UniversityRecordView } from '#schema/api/university.ts';
import { type Board, type BoardPerson, EMPTY_BOARD, NO_WEIGHTS, newPerson } from '#schema/domain/plan/board.ts';
import { aCanadianRecord, aRecord } from '#tests/fixtures/university-record.ts';
import { boardCsv } from './board-csv.ts';
import { joinedWords } from './joined-words.ts';
import { boardSchoolOf, figureText } from './school-figures.ts';
import { blanksOf, brokenBy, unsureFor, viewOf } from './view.ts';

const place = (below: number, count = 101) => ({ below, same: 0, count, median: 0 });
const peers = (figures: PeersView['figures']): PeersView => ({ group: 'g', name: 'peers', members: 101, figures });
const cohort = { count: 500, of: 'students', year: '2023' };
const program = (cip: string, level: 'bachelor' | 'master', graduates: number | null) => ({
  cip,
  title: cip,
  level,
  graduates,
  distanceOnly: false,
  earningsOneYear: null,
  earningsFourYears: null,
  debt: null,
  basis: 'completions' as const,
});
const field = (...programs: ReturnType<typeof program>[]) => [
  { cip: programs[0]?.cip.slice(0, 2) ?? '', title: '', graduates: null, programs },
];
const person = (name: string, weights: Partial<BoardPerson['weights']>): BoardPerson => ({
  ...newPerson(name),
  weights: { ...NO_WEIGHTS, ...weights },
});

describe('a school on a board', () => {
  it('has the price of the family, else the average in US dollars, else none', () => {
    expect(boardSchoolOf(aRecord(1, { netPrice: 17_000 }), 9_000).priceUsd).toBe(9_000);
    expect(boardSchoolOf(aRecord(1, { netPrice: 17_000 }), null).priceUsd).toBe(17_000);
    expect(boardSchoolOf(aCanadianRecord(2, { netPrice: 17_000 }), null).priceUsd).toBeNull();
  });

  it('has no rate of few people, and no place without peers', () => {
    const many = aRecord(1, {
      graduationRate: 80,
      cohorts: { graduationRate: cohort },
      peers: peers({ graduationRate: place(50) }),
    });
    expect(boardSchoolOf(many, null).finish.all).toEqual({ value: 80, place: 0.5 });
    const few = { ...many, cohorts: { graduationRate: { ...cohort, count: 29 } } };
    expect(boardSchoolOf(few, null).finish.all).toEqual({ value: null, place: null });
    expect(boardSchoolOf({ ...many, peers: null }, null).finish.all).toEqual({ value: 80, place: null });
  });

  it('admits everybody where its admission is open, and nobody knows how many without a count', () => {
    expect(boardSchoolOf(aRecord(1, { admissionPolicy: 'open', acceptanceRate: null }), null).admitRate).toBe(100);
    expect(boardSchoolOf(aRecord(1, { acceptanceRate: 50, cohorts: {} }), null).admitRate).toBeNull();
  });

  it.each<[string, UniversityRecordView, number | null, boolean | null]>([
    [
      'counts first degrees',
      aRecord(1, { programs: field(program('51.38', 'bachelor', 40), program('51.38', 'master', 90)) }),
      40,
      true,
    ],
    [
      'knows what is not among all degrees',
      aRecord(1, { programs: field(program('54.01', 'bachelor', 40)) }),
      0,
      false,
    ],
    ['knows nothing without a list', aRecord(1), null, null],
    [
      'does not trust a Canadian list to be whole',
      aCanadianRecord(2, { programs: field(program('54.01', 'bachelor', null)) }),
      null,
      null,
    ],
    [
      'knows what is taught without a count',
      aCanadianRecord(2, { programs: field(program('51.38', 'bachelor', null)) }),
      null,
      true,
    ],
  ])('%s of a subject', (_, record, graduates, teaches) => {
    const school = boardSchoolOf(record, null);
    expect([school.graduatesOf('nursing'), school.teaches('nursing')]).toEqual([graduates, teaches]);
  });

  it('has its figures as people read them', () => {
    const school = boardSchoolOf(
      aRecord(1, { netPrice: 17_000, studentPopulation: 5_000, campusSetting: 'Small City' }),
      null,
    );
    const maya = newPerson('Maya');
    const home = { name: 'Here', latitude: 40, longitude: -80 };
    expect(figureText('price', school, maya, null)).toBe('$17,000');
    expect(figureText('size', school, maya, null)).toBe('5,000');
    expect(figureText('setting', school, maya, null)).toBe('Town');
    expect(figureText('distance', school, maya, home)).toBe('0 mi');
    expect(figureText('distance', school, maya, null)).toBeNull();
    expect(figureText('subject', school, maya, null)).toBeNull();
    expect(figureText('feel', school, maya, null)).toBeNull();
  });
});

const ONE = aRecord(1, {
  name: 'One',
  netPrice: 10_000,
  peers: peers({ medianEarnings: place(20) }),
  medianEarnings: 40_000,
});
const TWO = aRecord(2, { name: '=Two', netPrice: 50_000, graduationRate: null, peers: null, medianEarnings: 90_000 });
const board: Board = {
  ...EMPTY_BOARD,
  schools: [2, 1],
  people: [
    person('Maya', { pay: 2, price: 1 }),
    { ...person('Dad', { price: 1 }), musts: { ...newPerson('').musts, priceMax: 20_000, finishMin: 50 } },
    newPerson('Mom'),
  ],
  notes: [{ school: 2, kind: 'con', text: '=1+1' }],
};
const view = viewOf(board, [boardSchoolOf(ONE, null), boardSchoolOf(TWO, null)]);

describe('the view of a board', () => {
  it('names who has said nothing, what is blank, who rules out and what is not known', () => {
    expect(view.silent).toEqual(['Mom']);
    expect(view.orders.map((order) => order.length)).toEqual([2, 2, 0]);
    expect(blanksOf(view, board.people, 2)).toEqual(['pay']);
    expect(blanksOf(view, board.people, 1)).toEqual([]);
    const two = view.schools.get(2);
    if (!two) throw new Error('no school');
    expect(brokenBy(board, two).map(({ person: { name }, broken }) => [name, broken])).toEqual([['Dad', ['priceMax']]]);
    expect(unsureFor(board, two).map(({ person: { name }, unknown }) => [name, unknown])).toEqual([
      ['Dad', ['finishMin']],
    ]);
    expect(view.together.map(({ id, rank }) => [id, rank])).toEqual([
      [1, 1],
      [2, null],
    ]);
  });
});

describe('a board as a file', () => {
  const rows = boardCsv(board, view, (id) => `https://example.org/${id}`)
    .slice(1)
    .split('\r\n');

  it('has a column a school, in the board’s order, and runs nothing as a formula', () => {
    expect(rows[0]).toBe("Part,Item,Person,'=Two,One");
    expect(rows).toContain(',Page,,https://example.org/2,https://example.org/1');
    expect(rows).toContain("Notes,Con,,'=1+1,");
  });

  it('leaves blanks empty', () => {
    // Of two, less than half of what counts for Maya is known.
    expect(rows).toContain('Ranking,Rank,Maya,,1');
    expect(rows).toContain('Scores out of 100,Earnings,Maya,,20');
    expect(rows).toContain('Ranking,Ruled out by,,Dad,');
    expect(rows.some((row) => row.includes('Mom'))).toBe(false);
    expect(rows.some((row) => /NaN|null|undefined/.test(row))).toBe(false);
  });
});

describe('what came of bringing boards together', () => {
  const none = { people: [], schools: 0, notes: 0 };
  it.each([
    [{ board, added: ['Mom', 'Dad'], updated: [], left: none }, 'Mom and Dad joined the board.'],
    [{ board, added: [], updated: ['Maya'], left: none }, 'Maya answered again.'],
    [{ board, added: [], updated: [], left: none }, 'Nothing new in that link.'],
    [
      {
        board: { ...board, schools: [1, 2, 3] },
        added: [],
        updated: [],
        left: { people: ['Theo'], schools: 1, notes: 2 },
      },
      'We added schools or notes from that link. There was no room for Theo, 1 school, and 2 notes.',
    ],
  ])('%#', (joined, words) => {
    expect(joinedWords(board, joined)).toBe(words);
  });
});

describe('before anybody has said what counts', () => {
  const schools = [aRecord(1, { netPrice: 9_000 }), aRecord(2, { netPrice: 30_000 })].map((record) =>
    boardSchoolOf(record, null),
  );
  const board: Board = { ...EMPTY_BOARD, schools: [1, 2] };

  it('the schools stand in a first order, which is nobody’s', () => {
    const view = viewOf({ ...board, people: [newPerson('Maya')] }, schools);
    expect(view.start.map(({ id }) => id)).toEqual([1, 2]);
    expect(view.together).toEqual([]);
    expect(viewOf(board, schools).start).toHaveLength(2);
  });

  it('which ends once somebody has', () => {
    expect(viewOf({ ...board, people: [person('Maya', { price: 1 })] }, schools).start).toEqual([]);
  });
});
