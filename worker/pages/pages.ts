/** The site's pages: for each route what is asked for it, and what its head says. Titles are in frontend/content/page-heads.ts. */

import { type Article, articleOf, resourceArticleOf } from '#frontend/content/articles.ts';
import { findHelpArticle } from '#frontend/content/help-categories.ts';
import { cardPath, drawingPath } from '#frontend/content/running-text.ts';
import { universityHead } from '#frontend/content/university-head.ts';
import { readComparedIds, readListedIds } from '#schema/domain/plan/compared-ids.ts';
import { pictureOf } from '#schema/domain/record/picture-address.ts';
import { articlePath } from '#schema/domain/site/articles.ts';
import { SIMILAR_COUNT } from '#schema/domain/site/limits.ts';
import { popularTabOf } from '#schema/domain/site/popular.ts';
import { namedTool } from '#schema/domain/site/resources.ts';
import { type MatchedRoute, ROUTE_PATHS, type RoutePath, type SiteRouteName } from '#schema/domain/site/route-paths.ts';
import { twoYearsWords } from '#words/calculators/two-years.ts';
import { comparePageWords } from '#words/compare/compare-page.ts';
import { NOT_FOUND_HEAD, PAGE_HEADS } from '#words/layout/page-heads.ts';
import { careerWords } from '#words/majors/careers.ts';
import { majorWords } from '#words/majors/majors.ts';
import { sharedWords } from '#words/saved/sharing.ts';
import { searchWords } from '#words/search/search.ts';
import { resourcesWords } from '#words/site/resources.ts';
import { decodedText } from '#worker/http/routes/decoded-text.ts';
import {
  careerAnswer,
  careerOf,
  careersAnswer,
  comparisonAnswers,
  datasetAnswer,
  exampleAnswer,
  homeAnswers,
  listAnswer,
  listedAnswers,
  majorAnswer,
  majorOf,
  majorsAnswer,
  popularAnswers,
  programsAnswer,
  programsAsked,
  readableQuery,
  recordAnswer,
  recordOf,
  schoolsAnswer,
  sharedAnswer,
  sharedOf,
  twoYearsAnswer,
} from '#worker/pages/answers.ts';
import type { InitialAnswer, Moved, Page, PageInput } from './page.ts';
import { articleData, careerData, collegeOrUniversity, majorData, majorsData } from './structured-data.ts';

/** How a page is told once all is there that it waits for. */
type MetaBuilder = () => Page | Moved;
type PageMaker = (source: PageInput, params: Record<string, string>) => MetaBuilder | Promise<MetaBuilder>;

/** Routes that are no more than their words. */
type Worded = Exclude<SiteRouteName, keyof typeof MORE_THAN_WORDS>;

const MORE_THAN_WORDS = {
  home: ({ ask, today, language }) => staticPageWith('home', homeAnswers(ask, today, language)),
  about: ({ ask }) => staticPageWith('about', datasetAnswer(ask)),
  assistants: ({ ask }) => staticPageWith('assistants', exampleAnswer(ask)),
  search: searchPage,
  universitySearch: searchPage,
  compare: comparePage,
  compareUniversities: comparePage,
  university: universityPage,
  majors: majorsPage,
  major: majorPage,
  careers: careersPage,
  career: careerPage,
  twoYears: twoYearsPage,
  resources: resourcesPage,
  // The tabs are parts of one page.
  popular: ({ ask, url }) => staticPageWith('popular', popularAnswers(ask, popularTabOf(url.searchParams.get('tab')))),
  resourcesArticle: (source, { id }) => articlePage(source, () => resourceArticleOf(id)),
  article: (source, { id = '' }) => articlePage(source, () => articleOf(id)),
  helpArticle: helpArticlePage,
  sharedList: sharedListPage,
  sharedHere: sharedHerePage,
} satisfies { [Name in SiteRouteName]?: PageMaker };

/** The page of a route, or where it has moved; for no route the not-found page. */
export async function pageOf(source: PageInput, route: MatchedRoute | null): Promise<Page | Moved> {
  const tell = route === null ? () => notFoundPage() : await makerOf(route.name)(source, route.params);
  return tell();
}

function makerOf(name: SiteRouteName): PageMaker {
  const make: PageMaker | undefined = (MORE_THAN_WORDS as Partial<Record<SiteRouteName, PageMaker>>)[name];
  return make ?? (() => () => staticPage(name as Worded));
}

/** The page of an address that leads nowhere. */
function notFoundPage(initialAnswers: InitialAnswer[] = []): Page {
  return {
    status: 404,
    ...NOT_FOUND_HEAD,
    canonical: null,
    initialAnswers,
  };
}

function staticPage(name: SiteRouteName, initialAnswers: InitialAnswer[] = []): Page {
  const { path, personal }: RoutePath = ROUTE_PATHS[name];
  const { title, description } = PAGE_HEADS[name];
  return { status: 200, title, description, canonical: personal ? null : path, initialAnswers };
}

async function staticPageWith(name: SiteRouteName, answers: Promise<InitialAnswer[]>): Promise<MetaBuilder> {
  const there = await answers;
  return () => staticPage(name, there);
}

async function searchPage({ ask, url }: PageInput): Promise<MetaBuilder> {
  const address = readableQuery(url);
  const { results, answers } = await listAnswer(ask, address);
  const text = address.get('q');
  const first = results?.universities[0];
  return () => ({
    ...staticPage('search', answers),
    ...(text === null ? {} : { title: searchWords.titleFor(text) }),
    // Lists are endless; the one without a question stands for them all.
    ...([...address].length === 0 ? {} : { canonical: null }),
    // As wide as cards ask for it.
    ...(first ? { firstPicture: pictureOf(first.id, 320) } : {}),
  });
}

async function comparePage({ ask, url }: PageInput): Promise<MetaBuilder> {
  const { ids } = readComparedIds(url.searchParams.getAll('ids'));
  const { records, answers } = await comparisonAnswers(ask, ids);
  if (records.length === 0)
    return () => ({
      ...staticPage('compare', answers),
      // Schools that the browser stored are put into the address, and asked for anew.
      ...(url.searchParams.has('ids') ? {} : { firstScript: '/stored-comparison.js' }),
    });
  return () => ({
    ...staticPage('compare', answers),
    ...(records.length > 1 ? { hasCard: true as const } : {}),
    title: comparePageWords.titleOf(records.map(({ name }) => name)),
    // Browsers share the canonical address instead of the visitor's: it must show the same comparison.
    canonical: `${ROUTE_PATHS.compare.path}?ids=${records.map(({ id }) => id).join(',')}`,
  });
}

async function universityPage({ ask, today }: PageInput, params: Record<string, string>): Promise<MetaBuilder> {
  const slug = decodedText(params.slug ?? '');
  const found = await recordOf(ask, slug);
  if (found === 'unknown') return () => notFoundPage([recordAnswer(slug, null)]);
  // The browser asks again. 503 keeps search engines from taking the empty page for the university's.
  if (found === 'unavailable') return () => ({ ...staticPage('university'), status: 503, canonical: null });
  const { record } = found;
  const path = ROUTE_PATHS.university.path.replace(':slug', record.slug);
  if (record.slug !== slug) return () => ({ movedTo: path });
  return () => ({
    status: 200,
    ...universityHead(record, today),
    canonical: path,
    image: pictureOf(record.id, 1280),
    firstPicture: pictureOf(record.id, 960),
    hasCard: true,
    jsonLd: collegeOrUniversity(record, today),
    initialAnswers: [recordAnswer(slug, found), ...found.similar],
  });
}

async function majorsPage({ ask, url }: PageInput): Promise<MetaBuilder> {
  const answers = await majorsAnswer(ask);
  return () => ({ ...staticPage('majors', answers), jsonLd: majorsData(url.origin) });
}

async function majorPage({ ask, url }: PageInput, params: Record<string, string>): Promise<MetaBuilder> {
  const asked = decodedText(params.major ?? '');
  const found = await majorOf(ask, asked);
  if (found === 'unknown') return () => notFoundPage([majorAnswer(asked, null)]);
  if (found === 'unavailable') return () => ({ ...staticPage('major'), status: 503, canonical: null });
  const { major } = found;
  const path = ROUTE_PATHS.major.path.replace(':major', major.key);
  if (major.key !== asked) return () => ({ movedTo: path });
  return () => ({
    status: 200,
    title: majorWords.title(major.title),
    description: majorWords.description(major),
    canonical: path,
    jsonLd: majorData(major, url.origin),
    initialAnswers: [majorAnswer(asked, found)],
  });
}

async function careersPage({ ask, url }: PageInput): Promise<MetaBuilder> {
  const answers = await careersAnswer(ask, url.searchParams);
  const asked = ['q', 'field', 'program', 'sortBy', 'page'].some((name) => url.searchParams.has(name));
  // The list without a question stands for all of them.
  return () => ({ ...staticPage('careers', answers), ...(asked ? { canonical: null } : {}) });
}

async function careerPage({ ask, url }: PageInput, params: Record<string, string>): Promise<MetaBuilder> {
  const asked = decodedText(params.career ?? '');
  const found = await careerOf(ask, asked);
  if (found === 'unknown') return () => notFoundPage([careerAnswer(asked, null)]);
  if (found === 'unavailable') return () => ({ ...staticPage('career'), status: 503, canonical: null });
  const { career } = found;
  const path = ROUTE_PATHS.career.path.replace(':career', career.slug);
  if (career.slug !== asked) return () => ({ movedTo: path });
  return () => ({
    status: 200,
    title: careerWords.title(career),
    description: careerWords.description(career),
    canonical: path,
    jsonLd: careerData(career, url.origin),
    initialAnswers: [careerAnswer(asked, found)],
  });
}

/** Its addresses are endless; the one without schools stands for them all. */
async function twoYearsPage({ ask, url }: PageInput): Promise<MetaBuilder> {
  // A page without a question shows the answer to an example.
  const { from, to } = twoYearsWords.example;
  const shown = url.search === '' ? [url.searchParams, new URLSearchParams({ from, to })] : [url.searchParams];
  const answers = (await Promise.all(shown.map((address) => twoYearsAnswer(ask, address)))).flat();
  return () => ({ ...staticPage('twoYears', answers), ...(url.search === '' ? {} : { canonical: null }) });
}

/** A tool that is named is a page with a title of its own, and the program finder's has what it found. */
async function resourcesPage({ ask, url }: PageInput): Promise<MetaBuilder> {
  const asked = programsAsked(url.searchParams);
  const answers = asked === null ? [] : await programsAnswer(ask, asked);
  const tool = namedTool(url.searchParams);
  return () => ({
    ...staticPage('resources', answers),
    ...(tool === null ? {} : { title: resourcesWords.tools[tool] }),
  });
}

async function articlePage({ ask }: PageInput, articleAsked: () => Article | undefined): Promise<MetaBuilder> {
  const query = articleAsked()?.schools.query;
  if (!query) return () => notFoundPage();
  const schools = await schoolsAnswer(ask, { ...query, limit: SIMILAR_COUNT });
  return () => articleMeta(articleAsked() as Article, schools);
}

function articleMeta(article: Article, initialAnswers: InitialAnswer[]): Page {
  const { id, key, title, description, author, categoryName, date, picture } = article;
  return {
    status: 200,
    title,
    description,
    // The same article has an address under /resources too.
    canonical: articlePath(id),
    article: { author, section: categoryName, published: date },
    image: cardPath(picture.drawing),
    text: `articles/${key}.md`,
    firstPicture: drawingPath(picture.drawing),
    jsonLd: articleData(article),
    initialAnswers,
  };
}

/** Nothing of it is told to search engines, nor by a canonical address: the address is the key. */
async function sharedListPage({ ask }: PageInput, { token = '' }: Record<string, string>): Promise<MetaBuilder> {
  const found = await sharedOf(ask, token);
  if (found === 'unavailable') return () => ({ ...staticPage('sharedList'), status: 503 });
  if (found !== 'unknown') {
    const { shared } = found;
    return () => ({
      ...staticPage('sharedList', [sharedAnswer(token, found)]),
      title: sharedWords.titleOf(shared.name),
    });
  }
  return () => ({
    ...staticPage('sharedList', [sharedAnswer(token, null)]),
    status: 404,
    title: sharedWords.closed.title,
  });
}

function sharedHerePage({ ask, url }: PageInput): Promise<MetaBuilder> {
  const { ids } = readListedIds(url.searchParams.getAll('ids'));
  return staticPageWith('sharedHere', listedAnswers(ask, ids));
}

function helpArticlePage(_: PageInput, { category = '', subcategory = '' }: Record<string, string>): MetaBuilder {
  return () => helpMeta(category, subcategory);
}

function helpMeta(category: string, subcategory: string): Page {
  const found = findHelpArticle(category, subcategory);
  if (found === null) return notFoundPage();
  const { title, description, key } = found.article;
  return {
    status: 200,
    title,
    description,
    canonical: ROUTE_PATHS.helpArticle.path.replace(':category', found.category.key).replace(':subcategory', key),
    text: `help/${found.category.key}.md`,
    initialAnswers: [],
  };
}
