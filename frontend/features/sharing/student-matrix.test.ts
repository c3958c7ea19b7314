import { describe, expect, it } from 'vitest';
import type { ListedUniversity } from '#schema/api/shared-links.ts';
import type { YourPrice } from '#schema/domain/money/your-price.ts';
import type { AdmissionFacts } from '#schema/domain/peers/balanced-list.ts';
import type { Home } from '#schema/domain/situation/situation.ts';
import {
  balanceOfList,
  byNextDate,
  homeOfFirstDate,
  MATRIX_SCHOOLS,
  matrixRow,
  matrixSchools,
  nextAt,
  priceIn,
  sortRows,
} from './student-matrix.ts';
import { type CommonSchool, commonSchools, type Student } from './students.ts';

const TODAY = '2026-11-27';
const NO_DATES = {
  cycle: '2026-27',
  lastKnown: false,
  rolling: false,
  asOf: '2026-09',
  restrictiveEarlyAction: null,
  earlyDecision: null,
  earlyAction: null,
  earlyAction2: null,
  earlyDecision2: null,
  priority: null,
  regular: null,
};
const school = (id: number, name: string, dates: object | null = null) =>
  ({ university: { id, name }, deadlines: dates && { ...NO_DATES, ...dates } }) as unknown as ListedUniversity;
const student = (alias: string): Student => ({ alias, link: { ids: [1] }, situation: null });
const price = (amount: number | null) => ({ amount, currency: 'USD' }) as YourPrice;

const early = school(1, 'Alpha', { earlyAction: '2026-11-01', regular: '2027-01-15' });
const soon = school(2, 'Beta', { regular: '2026-12-01' });
const lastYear = school(3, 'Gamma', { regular: '2026-12-31', lastKnown: true });
const undated = school(4, 'Delta');
/** In Canada, where an application service has the dates and the school none of its own. */
const byService = {
  ...school(5, 'Epsilon'),
  applicationRoutes: [
    { key: 'service', system: 'A service', cycle: 'fall 2027', dates: [{ key: 'a', date: '2027-01-15', what: null }] },
  ],
} as unknown as ListedUniversity;

describe('the next date', () => {
  it('is the first that has not passed, of this year’s', () => {
    expect(nextAt(early, TODAY, null)).toMatchObject({ id: 1, date: '2027-01-15', round: { key: 'regular' } });
    expect(nextAt(lastYear, TODAY, null)).toBeNull();
    expect(nextAt(undated, TODAY, null)).toBeNull();
  });

  it('is an application service’s where the school has none of its own', () => {
    expect(nextAt(byService, TODAY, null)).toMatchObject({ id: 5, date: '2027-01-15', round: { key: 'service-a' } });
  });

  it('of a school on several lists is one that is for a student who has it', () => {
    const abroad = {
      ...school(6, 'Zeta'),
      applicationRoutes: [
        {
          key: 'school',
          system: 'direct',
          cycle: 'fall 2027',
          dates: [{ key: 'abroad', date: '2027-01-15', what: 'A' }],
        },
      ],
    } as unknown as ListedUniversity;
    const from = (home: Home): Student => ({ ...student(home), situation: { home, residence: null, income: null } });
    const students = [from('CA-ON'), from('US-OH')];
    const onListsOf = (...places: number[]) => {
      const home = homeOfFirstDate({ listed: abroad, on: new Set(places) }, students, TODAY);
      return nextAt(abroad, TODAY, home)?.date;
    };
    expect(onListsOf(0)).toBeUndefined();
    expect(onListsOf(0, 1)).toBe('2027-01-15');
  });

  it('orders the schools of a student, those without one last by name', () => {
    const names = byNextDate([lastYear, early, undated, soon], TODAY, null).map(({ university }) => university.name);
    expect(names).toEqual(['Beta', 'Alpha', 'Delta', 'Gamma']);
  });
});

describe('how a list is balanced', () => {
  const admits = (id: number, rate: number | null) =>
    [id, { id, country: 'US', entry: 'first-year', policy: null, rate, few: false } as AdmissionFacts] as const;

  it('goes by what each school admits, since nobody says a student’s scores', () => {
    const facts = new Map([admits(1, 5), admits(2, 50), admits(3, 90), admits(4, null)]);
    expect(balanceOfList([early, soon, lastYear, undated], facts)).toEqual({
      reach: 1,
      target: 1,
      likely: 1,
      unknown: 1,
    });
  });

  it('is not said of a list that is not there, is empty, or whose schools are on their way', () => {
    expect(balanceOfList(null, new Map())).toBeNull();
    expect(balanceOfList([], new Map())).toBeNull();
    expect(balanceOfList([early, soon], new Map([admits(1, 5)]))).toBeNull();
  });
});

describe('the rows', () => {
  const zoe = matrixRow(
    student('Zoe'),
    [early, soon],
    new Map([
      [1, price(9_000)],
      [2, price(20_000)],
    ]),
    TODAY,
  );
  const amy = matrixRow(student('Amy'), [early], new Map([[1, price(15_000)]]), TODAY);
  const sam10 = matrixRow(student('Sam 10'), [undated], new Map([[4, price(null)]]), TODAY);
  const sam9 = matrixRow(student('Sam 9'), null, new Map([[1, price(1)]]), TODAY);
  const rows = [sam10, amy, sam9, zoe];
  const names = (order: Parameters<typeof sortRows>[1]) => sortRows(rows, order).map((row) => row.student.alias);

  it('have a price only where the school is on the list', () => {
    expect(priceIn(zoe, 1)?.amount).toBe(9_000);
    expect(priceIn(amy, 2)).toBeNull();
    expect(priceIn(sam9, 1)).toBeNull();
  });

  it('go by the next date, by name with numbers as numbers, or by the price of one school', () => {
    expect(names('next')).toEqual(['Zoe', 'Amy', 'Sam 9', 'Sam 10']);
    expect(names('name')).toEqual(['Amy', 'Sam 9', 'Sam 10', 'Zoe']);
    expect(names(1)).toEqual(['Zoe', 'Amy', 'Sam 9', 'Sam 10']);
    expect(names(4)).toEqual(['Amy', 'Sam 9', 'Sam 10', 'Zoe']);
  });
});

describe('the columns', () => {
  const ids = (schools: readonly CommonSchool[]) => schools.map(({ listed }) => listed.university.id);
  const many = Array.from({ length: MATRIX_SCHOOLS + 3 }, (_, at) => school(at + 1, `School ${at + 1}`));

  it('are all schools where they are few', () => {
    expect(ids(matrixSchools(commonSchools([many.slice(0, 3)]), false))).toEqual([1, 2, 3]);
  });

  it('are those on several lists where they are many, until all are wanted', () => {
    const schools = commonSchools([many, [many[4] as ListedUniversity]]);
    expect(ids(matrixSchools(schools, false))).toEqual([5]);
    expect(matrixSchools(schools, true)).toHaveLength(many.length);
  });

  it('have a school of each student, also of whoever has none in common with another', () => {
    const schools = commonSchools([many, [many[4] as ListedUniversity], [school(99, 'School 99')]]);
    expect(ids(matrixSchools(schools, false))).toEqual([5, 99]);
  });

  it('are the first where no two students have one in common', () => {
    expect(matrixSchools(commonSchools([many]), false)).toHaveLength(MATRIX_SCHOOLS);
  });
});
