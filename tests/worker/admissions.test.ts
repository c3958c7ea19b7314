import { beforeAll, describe, expect, it } from 'vitest';
import { admissionsResponse } from '#schema/api/admission.ts';
import { searchResponse } from '#schema/api/search.ts';
import { type OwnScores, searchFor, standingOf } from '#schema/domain/peers/balanced-list.ts';
import type { UniversityDocument } from '#schema/domain/record/university-document.ts';
import { ADMISSIONS_MAX } from '#schema/domain/site/limits.ts';
import { presentAdmission } from '#worker/presenters/admission-facts.ts';
import { loadSmallDataset, universityNamed } from './helpers/database.ts';
import { warmTestApp } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());

const NOBODY: OwnScores = { sat: null, act: null, average: null };
const harvard = universityNamed('Harvard University');
const ohioState = universityNamed('Ohio State University');
const toronto = universityNamed('University of Toronto');

async function admissions(ids: string) {
  const world = await warmTestApp();
  const answer = await world.ask(`/api/universities/admissions?ids=${ids}`);
  expect(answer.status).toBe(200);
  return admissionsResponse.parse(await answer.json()).schools;
}

describe('GET /api/universities/admissions', () => {
  it('answers by ascending id, with years, and leaves out what is no university', async () => {
    const schools = await admissions(`${toronto.id},${harvard.id},5,${ohioState.id}`);
    expect(schools.map(({ id }) => id)).toEqual([harvard.id, ohioState.id, toronto.id].sort((a, b) => a - b));
    const at = (id: number) => schools.find((one) => one.id === id);
    expect(at(harvard.id)).toMatchObject({ country: 'US', entry: 'first-year', policy: 'selective', few: false });
    expect(at(harvard.id)?.rate).toBe(harvard.acceptanceRate);
    expect(at(harvard.id)?.rateYear).toMatch(/\d{4}/);
    expect(at(toronto.id)).toMatchObject({ country: 'CA', rate: null, sat: null, mean: toronto.enteringAverage });
    expect(at(ohioState.id)?.act).toEqual(ohioState.actComposite);
    const { satReading, satMath } = ohioState;
    expect(at(ohioState.id)?.sat?.[0]).toBe((satReading?.[0] ?? 0) + (satMath?.[0] ?? 0));
  });

  it('says of a rate of few people only that there is one', () => {
    const few = { ...harvard, cohorts: { acceptanceRate: { count: 29, of: 'applicants', year: '2024' } }, facts: {} };
    expect(presentAdmission(few as unknown as UniversityDocument)).toMatchObject({ rate: null, few: true });
    const many = { ...few, cohorts: { acceptanceRate: { count: 30, of: 'applicants', year: '2024' } } };
    expect(presentAdmission(many as unknown as UniversityDocument).rate).toBe(harvard.acceptanceRate);
  });

  it.each(['', 'ids=', 'ids=abc', `ids=${Array.from({ length: ADMISSIONS_MAX + 1 }, (_, at) => at + 1)}`])(
    'refuses %.24s',
    async (query) => {
      const world = await warmTestApp();
      expect((await world.ask(`/api/universities/admissions?${query}`)).status).toBe(400);
    },
  );
});

describe('the search that is offered for what a list lacks', () => {
  const OF_NEITHER = { ...NOBODY, average: 88 };
  it.each([
    ['likely', NOBODY],
    ['likely', OF_NEITHER],
    ['likely', { ...NOBODY, sat: 1_050 }],
    ['likely-within', { ...NOBODY, act: 24 }],
    ['target', NOBODY],
    ['target', { ...NOBODY, sat: 1_250 }],
    ['target', { ...NOBODY, act: 25 }],
  ] as const)('for a %s school with %o finds some, and the rule calls each of them so', async (lack, own) => {
    const world = await warmTestApp();
    const query = new URLSearchParams(searchFor(lack, own));
    const answer = searchResponse.parse(await (await world.ask(`/api/universities/search?${query}`)).json());
    expect(answer.total).toBeGreaterThan(0);
    const ids = answer.universities.map(({ id }) => id).join(',');
    for (const school of await admissions(ids)) {
      expect(standingOf(school, own).standing, String(school.id)).toBe(lack === 'target' ? 'target' : 'likely');
    }
  });
});
