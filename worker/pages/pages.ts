/** The site's pages: for each route what is asked for it, and what its head says. Titles are in frontend/content/page-heads.ts. */

import { type Article, articleOf, resourceArticleOf } from '#frontend/content/articles.ts';
import { findHelpArticle } from '#frontend/content/help-categories.ts';
import { cardPath, drawingPath } from '#frontend/content/running-text.ts';
import { universityHead } from '#frontend/content/university-head.ts';
import { articlePath } from '#schema/domain/articles.ts';
import { readComparedIds, readListedIds } from '#schema/domain/compared-ids.ts';
import { SIMILAR_COUNT } from '#schema/domain/limits.ts';
import { popularTabOf } from '#schema/domain/popular.ts';
import { ROUTE_PATHS, type RoutePath, type SiteRouteName } from '#schema/domain/route-paths.ts';
import { comparePageWords } from '#words/compare-page.ts';
import { majorWords } from '#words/majors.ts';
import { NOT_FOUND_HEAD, PAGE_HEADS } from '#words/page-heads.ts';
import { searchWords } from '#words/search.ts';
import { sharedWords } from '#words/sharing.ts';
import { decodedText } from '#worker/http/routes/decoded-text.ts';
import { pictureUrl } from '#worker/presenters/university-card.ts';
import {
  comparisonAnswers,
  datasetAnswer,
  listAnswer,
  listedAnswers,
  majorAnswer,
  majorOf,
  majorsAnswer,
  popularAnswers,
  readableQuery,
  recordAnswer,
  recordOf,
  schoolsAnswer,
  sharedAnswer,
  sharedOf,
} from './answers.ts';
import type { InitialAnswer, Moved, Page, PageSource } from './page.ts';
import { articleData, collegeOrUniversity, majorData, majorsData } from './structured-data.ts';

type PageMaker = (source: PageSource, params: Record<string, string>) => Page | Promise<Page | Moved>;

/** Routes that are no more than their words. */
type Worded = Exclude<SiteRouteName, keyof typeof MORE_THAN_WORDS>;

const MORE_THAN_WORDS = {
  home: async ({ ask }) => worded('home', await datasetAnswer(ask)),
  about: async ({ ask }) => worded('about', await datasetAnswer(ask)),
  search: searchPage,
  universitySearch: searchPage,
  compare: comparePage,
  compareUniversities: comparePage,
  university: universityPage,
  majors: majorsPage,
  major: majorPage,
  // The tabs are parts of one page.
  popular: async ({ ask, url }) =>
    worded('popular', await popularAnswers(ask, popularTabOf(url.searchParams.get('tab')))),
  resourcesArticle: (source, { id }) => articlePage(source, resourceArticleOf(id)),
  article: (source, { id = '' }) => articlePage(source, articleOf(id)),
  helpArticle: helpArticlePage,
  sharedList: sharedListPage,
  sharedHere: sharedHerePage,
} satisfies { [Name in SiteRouteName]?: PageMaker };

/** The page of a route, or where it has moved. */
export function pageOfRoute(name: SiteRouteName, source: PageSource, params: Record<string, string>) {
  const make: PageMaker | undefined = (MORE_THAN_WORDS as Partial<Record<SiteRouteName, PageMaker>>)[name];
  return make ? make(source, params) : worded(name as Worded);
}

/** The page of an address that leads nowhere. */
export function notFoundPage(initialAnswers: InitialAnswer[] = []): Page {
  return {
    status: 404,
    ...NOT_FOUND_HEAD,
    canonical: null,
    initialAnswers,
  };
}

function worded(name: SiteRouteName, initialAnswers: InitialAnswer[] = []): Page {
  const { path, personal }: RoutePath = ROUTE_PATHS[name];
  const { title, description } = PAGE_HEADS[name];
  return { status: 200, title, description, canonical: personal ? null : path, initialAnswers };
}

async function searchPage({ ask, url }: PageSource): Promise<Page> {
  const address = readableQuery(url);
  const { results, answers } = await listAnswer(ask, address);
  const page = worded('search', answers);
  const text = address.get('q');
  const first = results?.universities[0];
  return {
    ...page,
    title: text === null ? page.title : searchWords.titleFor(text),
    // Lists are endless; the one without a question stands for them all.
    canonical: [...address].length === 0 ? page.canonical : null,
    // As wide as cards ask for it.
    ...(first ? { firstPicture: `${pictureUrl(first.id)}?w=640` } : {}),
  };
}

async function comparePage({ ask, url }: PageSource): Promise<Page> {
  const { ids } = readComparedIds(url.searchParams.getAll('ids'));
  const { records, answers } = await comparisonAnswers(ask, ids);
  const page = worded('compare', answers);
  if (records.length === 0) return page;
  return {
    ...page,
    title: comparePageWords.titleOf(records.map(({ name }) => name)),
    // Browsers share the canonical address instead of the visitor's: it must show the same comparison.
    canonical: `${page.canonical}?ids=${records.map(({ id }) => id).join(',')}`,
  };
}

async function universityPage({ ask, today }: PageSource, params: Record<string, string>): Promise<Page | Moved> {
  const slug = decodedText(params.slug ?? '');
  const found = await recordOf(ask, slug);
  if (found === 'unknown') return notFoundPage([recordAnswer(slug, null)]);
  // The browser asks again. 503 keeps search engines from taking the empty page for the university's.
  if (found === 'unavailable') return { ...worded('university'), status: 503, canonical: null };
  const { record } = found;
  const path = ROUTE_PATHS.university.path.replace(':slug', record.slug);
  if (record.slug !== slug) return { movedTo: path };
  return {
    status: 200,
    ...universityHead(record, today),
    canonical: path,
    image: `${pictureUrl(record.id)}?w=1280`,
    firstPicture: `${pictureUrl(record.id)}?w=960`,
    jsonLd: collegeOrUniversity(record, today),
    initialAnswers: [recordAnswer(slug, found), ...found.similar],
  };
}

async function majorsPage({ ask, url }: PageSource): Promise<Page> {
  return { ...worded('majors', await majorsAnswer(ask)), jsonLd: majorsData(url.origin) };
}

async function majorPage({ ask, url }: PageSource, params: Record<string, string>): Promise<Page | Moved> {
  const asked = decodedText(params.major ?? '');
  const found = await majorOf(ask, asked);
  if (found === 'unknown') return notFoundPage([majorAnswer(asked, null)]);
  if (found === 'unavailable') return { ...worded('major'), status: 503, canonical: null };
  const { major } = found;
  const path = ROUTE_PATHS.major.path.replace(':major', major.key);
  if (major.key !== asked) return { movedTo: path };
  return {
    status: 200,
    title: majorWords.title(major.title),
    description: majorWords.description(major),
    canonical: path,
    jsonLd: majorData(major, url.origin),
    initialAnswers: [majorAnswer(asked, found)],
  };
}

async function articlePage({ ask }: PageSource, article: Article | undefined): Promise<Page> {
  if (!article) return notFoundPage();
  const { id, key, title, description, author, categoryName, date, picture, schools } = article;
  return {
    status: 200,
    title,
    description,
    // The same article has an address under /resources too.
    canonical: articlePath(id),
    article: { author, section: categoryName, published: date },
    image: cardPath(picture.drawing),
    furtherPart: `articles/${key}`,
    firstPicture: drawingPath(picture.drawing),
    jsonLd: articleData(article),
    initialAnswers: schools ? await schoolsAnswer(ask, { ...schools.query, limit: SIMILAR_COUNT }) : [],
  };
}

/** Nothing of it is told to search engines, nor by a canonical address: the address is the key. */
async function sharedListPage({ ask }: PageSource, { token = '' }: Record<string, string>): Promise<Page> {
  const found = await sharedOf(ask, token);
  const page = worded('sharedList');
  if (found === 'unknown') {
    return { ...page, status: 404, title: sharedWords.closed.title, initialAnswers: [sharedAnswer(token, null)] };
  }
  if (found === 'unavailable') return { ...page, status: 503 };
  return { ...page, title: sharedWords.titleOf(found.shared.name), initialAnswers: [sharedAnswer(token, found)] };
}

async function sharedHerePage({ ask, url }: PageSource): Promise<Page> {
  const { ids } = readListedIds(url.searchParams.getAll('ids'));
  return worded('sharedHere', await listedAnswers(ask, ids));
}

function helpArticlePage(_: PageSource, { category = '', subcategory = '' }: Record<string, string>): Page {
  const found = findHelpArticle(category, subcategory);
  if (found === null) return notFoundPage();
  const { title, description, key } = found.article;
  return {
    status: 200,
    title,
    description,
    canonical: ROUTE_PATHS.helpArticle.path.replace(':category', found.category.key).replace(':subcategory', key),
    furtherPart: `help/${found.category.key}`,
    initialAnswers: [],
  };
}
