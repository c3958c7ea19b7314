/** The front page, with the counts that it shows of what there is. */
import { SITE_ROUTES } from '#schema/domain/routes.ts';
import type { Deps } from '../deps.ts';
import { datasetAnswer } from './dataset-answer.ts';
import { homeView } from './first-paint/home.ts';
import type { Page } from './page.ts';

const { path, title, description } = SITE_ROUTES.home;

/** The page; without the database the SPA asks again. */
export async function homePage(deps: Deps): Promise<Page> {
  return {
    status: 200,
    title,
    description,
    canonical: path,
    initialAnswers: await datasetAnswer(deps),
    withoutScript: homeView(),
  };
}
