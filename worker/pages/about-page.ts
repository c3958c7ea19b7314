/** /about as the Worker knows it: what the dataset says of itself. */
import { SITE_ROUTES } from '#schema/domain/routes.ts';
import type { Deps } from '../deps.ts';
import { datasetAnswer } from './dataset-answer.ts';
import { aboutView } from './first-paint/text.ts';
import type { Page } from './page.ts';

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
