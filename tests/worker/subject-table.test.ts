/** The table of one subject's schools: figures, orders, filters, the file, and what a page costs. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type SearchResponse, searchResponse } from '#schema/api/search.ts';
import { checkEarnings, resultOf } from '#schema/domain/programs/earnings-check.ts';
import { programKey, trendOf } from '#schema/domain/programs/graduates-trend.ts';
import { paymentShare } from '#schema/domain/programs/subject-orders.ts';
import { subjectHolds } from '#schema/domain/programs/subjects.ts';
import { loadSmallDataset, SMALL } from './helpers/database.ts';
import { type TestApp, warmTestApp } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());

const QUERY = 'subject=business&degree=bachelors';
let world: TestApp;
beforeAll(async () => {
  world = await warmTestApp();
  await world.ask(`/api/universities/search?${QUERY}&limit=1`);
  await world.settle();
});

async function search(query: string): Promise<SearchResponse> {
  const response = await world.ask(`/api/universities/search?${query}&limit=100`);
  expect(response.status, query).toBe(200);
  return searchResponse.parse(await response.json());
}

/** The program whose figures show, by the dataset alone: the largest with pay, else the largest. */
function expectedOf(id: number, subject = 'business') {
  const record = SMALL.programs.find((one) => one.id === id);
  const school = SMALL.universities.find((one) => one.id === id);
  const rows = (record?.programs ?? []).filter(
    ([cip, level, graduates, , , , , basis]) =>
      level === 'bachelor' && graduates !== 0 && basis !== 'knowledge' && subjectHolds(subject)(cip),
  );
  const [shown] = rows.toSorted(
    (a, b) => Number((b[5] ?? 0) > 0) - Number((a[5] ?? 0) > 0) || (b[2] ?? 0) - (a[2] ?? 0),
  );
  if (!shown) return null;
  const [cip, level, , , payOneYear = null, payFourYears = null, debt = null] = shown;
  const counted = rows.flatMap(([, , graduates]) => graduates ?? []);
  return {
    cip,
    level,
    programs: rows.length,
    graduates: counted.length === 0 ? null : counted.reduce((sum, one) => sum + one, 0),
    payOneYear,
    payFourYears,
    debt,
    paymentShare: paymentShare(level, debt, payOneYear),
    check: checkEarnings({ cip, level, earningsFourYears: payFourYears }, school?.earningsLines ?? null),
    trend: trendOf(record?.graduatesByYear?.[programKey(cip, level)] ?? []),
    lines: school?.earningsLines ?? null,
    shared: school?.aidNumber?.counts === false && payFourYears !== null,
  };
}

describe('the table of a subject', () => {
  it('has the figures of the largest program with pay at each school', async () => {
    const { universities, total } = await search(QUERY);
    expect(total).toBeGreaterThan(10);
    for (const { id, subject } of universities) {
      const expected = expectedOf(id);
      expect(subject === undefined, String(id)).toBe(expected === null);
      if (!subject || !expected) continue;
      const { check, trend, lines, shared: _, ...figures } = expected;
      expect(subject).toMatchObject(figures);
      expect(subject.check ?? null).toEqual(check);
      expect(subject.checkLines ?? null).toEqual(check && { state: lines?.state, nation: lines?.nation });
      expect(subject.trend ?? null).toEqual(trend);
    }
    expect(universities.some(({ subject }) => subject?.check !== undefined)).toBe(true);
  });

  it.each([
    ['subjectGraduates', 'graduates'],
    ['subjectPayOneYear', 'payOneYear'],
    ['subjectPay', 'payFourYears'],
    ['subjectDebt', 'debt'],
    ['subjectPayment', 'paymentShare'],
  ] as const)('orders by %s both ways, with blanks and shared pay last', async (sortBy, field) => {
    for (const [sortOrder, sign] of [
      ['asc', 1],
      ['desc', -1],
    ] as const) {
      const { universities, total, withoutValue } = await search(`${QUERY}&sortBy=${sortBy}&sortOrder=${sortOrder}`);
      const values = universities.map(({ id, subject }) =>
        field !== 'graduates' && expectedOf(id)?.shared ? null : (subject?.[field] ?? null),
      );
      const known = values.filter((value) => value !== null);
      expect(known.length).toBeGreaterThan(2);
      expect(values.slice(0, known.length)).toEqual(known);
      expect(known).toEqual(known.toSorted((a, b) => sign * (a - b)));
      if (universities.length === total) expect(withoutValue).toBe(total - known.length);
    }
  });

  it('keeps to a result of the check and to a trend, and both mean nothing without a subject', async () => {
    const all = (await search(QUERY)).universities;
    for (const result of ['above', 'close'] as const) {
      const { universities } = await search(`${QUERY}&check=${result}`);
      const expected = all.filter(({ subject }) => subject?.check && resultOf(subject.check) === result);
      expect(universities.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
    }
    const { universities } = await search(`${QUERY}&trend=growing,steady`);
    const expected = all.filter(({ subject }) => subject?.trend === 'growing' || subject?.trend === 'steady');
    expect(universities.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
    expect((await search('state=CA&check=below')).total).toBe((await search('state=CA')).total);
    expect((await search('sortBy=subjectPay')).universities).toEqual((await search('')).universities);
  });

  it('refuses what is no result, trend or order', async () => {
    for (const wrong of ['check=passes', 'trend=dead', 'sortBy=subjectSalary']) {
      const response = await world.ask(`/api/universities/search?${QUERY}&${wrong}`);
      expect(response.status, wrong).toBe(400);
    }
  });

  it('reads as many rows as the page has, and one more', async () => {
    const fresh = await warmTestApp();
    await fresh.ask(`/api/universities/search?subject=nursing&limit=1&state=AK`);
    await fresh.settle();
    fresh.database.reset();
    const response = await fresh.ask(`/api/universities/search?${QUERY}&sortBy=subjectPay&sortOrder=desc`);
    const { universities } = searchResponse.parse(await response.json());
    expect(fresh.database.rowsRead).toBeLessThanOrEqual(universities.length + 1);
  });

  it('goes into the file of the list, and only there', async () => {
    const response = await world.ask(`/api/universities/export.csv?${QUERY}&sortBy=subjectPay&sortOrder=desc`);
    const [head = '', first = ''] = (await response.text()).split('\r\n');
    expect(head).toContain('Subject: median pay 4 years after graduating (USD)');
    const top = (await search(`${QUERY}&sortBy=subjectPay&sortOrder=desc`)).universities[0];
    expect(first).toContain(String(top?.subject?.payFourYears));
    expect(head).toContain('earnings check, state line (USD)');
    expect(first).toContain(`${top?.subject?.checkLines?.state},${top?.subject?.checkLines?.nation},`);
    const plain = await world.ask('/api/universities/export.csv?state=CA');
    expect(await plain.text()).not.toContain('Subject:');
  });
});
