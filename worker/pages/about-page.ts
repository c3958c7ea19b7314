/** /about as the Worker knows it: what the dataset says of itself. */
import { endpoints } from '#schema/api/endpoints.ts';
import { SITE_ROUTES } from '#schema/domain/routes.ts';
import type { Deps } from '../deps.ts';
import { isUnavailable } from '../failure.ts';
import { metaRoute } from '../routes/service.ts';
import { aboutView } from './first-paint/text.ts';
import type { InitialAnswer, Page } from './page.ts';

const { path, title, description } = SITE_ROUTES.about;

/** The page; without the database the SPA asks again. */
export async function aboutPage(deps: Deps): Promise<Page> {
  return {
    status: 200,
    title,
    description,
    canonical: path,
    initialAnswers: await datasetAnswer(deps),
    withoutScript: aboutView(),
  };
}

async function datasetAnswer(deps: Deps): Promise<InitialAnswer[]> {
  try {
    const { answer } = await metaRoute.serve(deps, { params: undefined, query: undefined });
    return [{ endpoint: endpoints.meta.name, params: {}, query: '', data: JSON.parse(answer.body) as unknown }];
  } catch (error) {
    if (isUnavailable(error)) return [];
    throw error;
  }
}
