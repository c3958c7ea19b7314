/** What the dataset says of itself, for a page that shows it. */
import { endpoints } from '#schema/api/endpoints.ts';
import type { Deps } from '../deps.ts';
import { isUnavailable } from '../failure.ts';
import { metaRoute } from '../http/routes/service.ts';
import type { InitialAnswer } from './page.ts';

/** The answer to bring along; none without the database: then the SPA asks. */
export async function datasetAnswer(deps: Deps): Promise<InitialAnswer[]> {
  try {
    const { answer } = await metaRoute.serve(deps, { params: undefined, query: undefined });
    return [{ endpoint: endpoints.meta.name, params: {}, query: '', text: answer.body }];
  } catch (error) {
    if (isUnavailable(error)) return [];
    throw error;
  }
}
