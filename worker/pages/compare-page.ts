/** /compare as the Worker knows it: the universities its address names, and for both countries the exchange rate. */
import { endpoints } from '#schema/api/endpoints.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { readComparedIds } from '#schema/domain/compared-ids.ts';
import { SITE_ROUTES } from '#schema/domain/routes.ts';
import type { Deps } from '../deps.ts';
import { isUnavailable } from '../failure.ts';
import { compareRoute } from '../http/routes/universities.ts';
import { datasetAnswer } from './dataset-answer.ts';
import { compareView } from './first-paint/compare.ts';
import type { InitialAnswer, Page } from './page.ts';

const { path: COMPARE_PATH, title: COMPARE_TITLE, description } = SITE_ROUTES.compare;
const names = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' });

interface Compared {
  records: UniversityRecordView[];
  /** The same as JSON. */
  text: string;
}

const NOTHING: Compared = { records: [], text: '[]' };

export async function comparePage(deps: Deps, url: URL): Promise<Page> {
  const { ids } = readComparedIds(url.searchParams.getAll('ids'));
  const { records, text } = ids.length === 0 ? NOTHING : await orWhenUnavailable(recordsOf(deps, ids), NOTHING);
  return {
    status: 200,
    title: records.length === 0 ? COMPARE_TITLE : `Compare ${names.format(records.map(({ name }) => name))}`,
    description,
    // Browsers share the canonical address instead of the visitor's: it must show the same comparison.
    canonical: records.length === 0 ? COMPARE_PATH : `${COMPARE_PATH}?ids=${records.map(({ id }) => id).join(',')}`,
    initialAnswers: await initialAnswers(deps, ids, { records, text }),
    ...(records.length > 0 || ids.length === 0 ? { withoutScript: compareView(records) } : {}),
  };
}

/** The answer, or the fallback while the data cannot be reached: the page comes without it, and the SPA asks again. */
async function orWhenUnavailable<T>(answer: Promise<T>, fallback: T): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isUnavailable(error)) return fallback;
    throw error;
  }
}

async function recordsOf(deps: Deps, ids: number[]): Promise<Compared> {
  const { answer, value } = await compareRoute.serve(deps, { params: undefined, query: { ids } });
  return { records: value(), text: answer.body };
}

/** What the SPA will ask for: the records, and the rate where money has to be converted. */
async function initialAnswers(deps: Deps, ids: number[], { records, text }: Compared): Promise<InitialAnswer[]> {
  if (records.length === 0) return [];
  const { name: endpoint } = endpoints.compareUniversities;
  const compared = { endpoint, params: {}, query: `ids=${ids.join(',')}`, text };
  const acrossBorder = new Set(records.map(({ country }) => country)).size > 1;
  return [compared, ...(acrossBorder ? await datasetAnswer(deps) : [])];
}
