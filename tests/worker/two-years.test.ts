/** /api/two-years: which schools are meant, what is known of both, and what is refused. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type TwoYearsResponse, twoYearsResponse } from '#schema/api/two-years.ts';
import { SERVICE_ACADEMIES } from '#schema/domain/money/your-price.ts';
import type { Dataset } from '#schema/domain/record/dataset.ts';
import { slugOf } from '#schema/domain/record/slug.ts';
import { MIN_COHORT } from '#schema/domain/record/small-cohorts.ts';
import { loadSmallDataset, SMALL, universityNamed } from './helpers/database.ts';
import { type TestApp, warmTestApp } from './helpers/test-app.ts';

/** The small dataset has no two-year college: one of its universities is one here, with associate degrees in some subjects. */
const MADE_COLLEGE = 'Texas A&M University';
const DATASET: Dataset = {
  ...SMALL,
  universities: SMALL.universities.map((one) => (one.name === MADE_COLLEGE ? { ...one, kind: 'two-year' } : one)),
  programs: SMALL.programs.map((record) =>
    record.id === universityNamed(MADE_COLLEGE).id
      ? {
          ...record,
          programs: [
            ['11.07', 'associate', 40, 0],
            ['52.02', 'associate', 7, 0],
            ['51.38', 'associate', 0, 0],
          ],
        }
      : record,
  ),
};
beforeAll(() => loadSmallDataset(DATASET));

let world: TestApp;
beforeAll(async () => {
  world = await warmTestApp();
});

async function path(query: string): Promise<TwoYearsResponse> {
  const response = await world.ask(`/api/two-years?${query}`);
  expect(response.status, query).toBe(200);
  return twoYearsResponse.parse(await response.json());
}

const college = DATASET.universities.find(({ name }) => name === MADE_COLLEGE);
const COLLEGES = DATASET.universities.filter(({ kind, country }) => kind === 'two-year' && country === 'US');
const UNIVERSITIES = DATASET.universities.filter(({ kind, country }) => kind === 'bachelors' && country === 'US');

const slug = (one: { name: string; id: number } | undefined) => (one ? slugOf(one.name, one.id) : '');
const programsOf = (id: number) => DATASET.programs.find((one) => one.id === id)?.programs ?? [];

describe('GET /api/two-years', () => {
  it('answers nothing of nothing', async () => {
    const { from, to, programs, policy, near } = await path('');
    for (const side of [from, to]) expect(side).toEqual({ asked: 'nothing', school: null, after: null, choices: [] });
    expect([programs, policy, near]).toEqual([[], null, null]);
  });

  it('finds both by slug, with shares as the dataset has them and the programs both have', async () => {
    expect(COLLEGES.length).toBeGreaterThan(0);
    for (const one of COLLEGES.slice(0, 3)) {
      for (const other of UNIVERSITIES.slice(0, 5)) {
        const answer = await path(`from=${slug(one)}&to=${slug(other)}`);
        expect(answer.from.school?.id).toBe(one.id);
        expect(answer.to.school?.id).toBe(other.id);
        const all = one.outcomes?.all;
        expect(answer.from.after?.enrolledElsewhere ?? null).toBe(all?.enrolledElsewhere ?? null);
        expect(answer.to.after?.award ?? null).toBe(other.outcomes?.transfer?.award ?? null);
        if (answer.from.after && all) expect(answer.from.after.few).toBe((all.cohort ?? all.fewest ?? 0) < MIN_COHORT);
        const associates = new Set(
          programsOf(one.id).flatMap(([cip, level, graduates]) => (level === 'associate' && graduates ? [cip] : [])),
        );
        const expected = programsOf(other.id).filter(
          ([cip, level, graduates]) => level === 'bachelor' && graduates && associates.has(cip),
        );
        expect(answer.programs.map(({ cip }) => cip).sort()).toEqual(expected.map(([cip]) => cip).sort());
        const inOneState = one.state === other.state && one.type === 'public' && other.type === 'public';
        expect(answer.policy === null).toBe(!inOneState);
        if (answer.policy) expect(answer.policy.state).toBe(one.state);
      }
    }
  });

  it('finds a college by its name, and refuses what is no two-year college', async () => {
    expect((await path(`from=${encodeURIComponent(college?.name ?? '')}`)).from.school?.id).toBe(college?.id);
    expect((await path(`from=${slug(UNIVERSITIES[0])}`)).from.asked).toBe('unknown');
    expect((await path('from=zzqx')).from).toMatchObject({ asked: 'unknown', choices: [] });
    expect((await path(`from=${slug(college)}&to=${slug(college)}`)).to.asked).toBe('unknown');
  });

  it('offers colleges around home, nearest first, and public universities of the state after it', async () => {
    const { from, near } = await path(`near=${encodeURIComponent(`${college?.city}, ${college?.state}`)}`);
    expect(near?.name).toContain(college?.city);
    const miles = from.choices.map((choice) => choice.miles ?? 0);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    expect(from.choices.length).toBeGreaterThan(0);
    const { to } = await path(`from=${slug(college)}`);
    for (const { id } of to.choices) {
      const one = DATASET.universities.find((university) => university.id === id);
      expect([one?.state, one?.type]).toEqual([college?.state, 'public']);
    }
    // Nobody transfers to a service academy.
    for (const { id } of to.choices) expect(SERVICE_ACADEMIES.has(id)).toBe(false);
    expect((await path('near=zzqxville')).near).toMatchObject({ name: null });
  });

  it('refuses a text that is too long or given twice', async () => {
    for (const query of [`from=${'x'.repeat(400)}`, 'from=a&from=b']) {
      const response = await world.ask(`/api/two-years?${query}`);
      expect(response.status, query.slice(0, 20)).toBe(400);
    }
  });
});
