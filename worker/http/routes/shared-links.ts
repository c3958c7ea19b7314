/** /api/links and /api/shared: links to lists and bookmarks, and what they show. */
import { endpoints } from '#schema/api/endpoints.ts';
import { withDataset } from '#worker/cache/dataset-store.ts';
import { presentLink } from '#worker/presenters/shared-links.ts';
import { linksOf, makeLink, openSharedList, revokeLink } from '#worker/services/shared-links.ts';
import { findForComparison } from '#worker/services/universities.ts';
import { PRIMARY } from '#worker/session-start.ts';
import { SHARED_HEADERS } from '../middleware/shared-headers.ts';
import { checkSharedRate } from '../middleware/shared-rate.ts';
import { type AnswerBody, answerBodyOf, type Loadable, publicRoute, type Route } from './public-route.ts';
import { userRoute } from './user-route.ts';

export const linkRoutes = [
  userRoute(endpoints.links, async ({ deps, session }) => ({
    links: (await linksOf(deps, session)).map(presentLink),
  })),
  userRoute(endpoints.addLink, async ({ deps, session, body }) => presentLink(await makeLink(deps, session, body))),
  userRoute(endpoints.removeLink, ({ deps, session, params }) => revokeLink(deps, session, params.token)),
];

type Shared = AnswerBody<typeof endpoints.sharedList>;

/** The list behind a link, as its page asks for it. It is made each time: there is nothing of it to recall. */
export const sharedListParts: Loadable<{ token: string }, Shared> = {
  make: async (deps, { version, affordability }, { token }) => {
    const found = await openSharedList(deps, version, token);
    return answerBodyOf(deps.presenters.presentSharedList(found, affordability));
  },
  recall: (deps, asked) => withDataset(deps, (dataset) => sharedListParts.make(deps, dataset, asked)),
};

export const listRoute = publicRoute(endpoints.listUniversities, {
  question: ({ query }) => query,
  unboundedKey: () => true,
  find: (deps, dataset, { ids }) => findForComparison(deps, dataset, ids),
  present: ({ presentListed }, found, { affordability }) => ({
    universities: found.map((document) => presentListed(document, affordability)),
  }),
});

export const listFileRoute = publicRoute(endpoints.listFile, {
  question: ({ query }) => query,
  unboundedKey: () => true,
  find: (deps, dataset, { ids }) => findForComparison(deps, dataset, ids),
  present: ({ sourcedCsv }, found) => sourcedCsv(found),
  headers: ({ answer, dataset }) => {
    const file = ['campusatlas-list', dataset.newestYear, answer.version].filter(Boolean).join('-');
    return { 'content-disposition': `attachment; filename="${file}.csv"` };
  },
});

export const sharedListRoute: Route = {
  endpoint: endpoints.sharedList,
  // A link that was taken back a moment ago opens nothing, wherever it is asked for.
  startsAt: () => PRIMARY,
  async handle({ deps, request }, { token = '' }) {
    await checkSharedRate(deps, request);
    const { text } = await withDataset(deps, (dataset) => sharedListParts.make(deps, dataset, { token }));
    return new Response(text, { headers: { ...SHARED_HEADERS, 'content-type': 'application/json; charset=utf-8' } });
  },
};
