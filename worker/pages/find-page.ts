/** The page of an address: kept, else drawn from the dataset, else drawn without it. */
import type { renderPage } from '#pages';
import { contactMark } from '#schema/domain/account/contact.ts';
import { isoDay } from '#schema/domain/formats/partial-date.ts';
import { idOfSlug } from '#schema/domain/record/slug.ts';
import { addressIn } from '#schema/domain/site/route-addresses.ts';
import { type MatchedRoute, NOT_FOUND_PAGE, ROUTE_PATHS, routeOf } from '#schema/domain/site/route-paths.ts';
import { isUnavailable } from '#worker/app-error.ts';
import type { HeldShell } from '#worker/cache/isolate-state.ts';
import type { LoadedDataset } from '#worker/cache/loaded-dataset.ts';
import { answerOf } from '#worker/cache/memory-cache.ts';
import type { CacheState } from '#worker/cache/read-through.ts';
import type { Deps } from '#worker/deps.ts';
import { decodedText } from '#worker/http/routes/decoded-text.ts';
import { universityPath, universityPathOf } from '#worker/services/sitemap.ts';
import { PAGES } from './by-language.ts';
import { hasMarkdown } from './markdown-address.ts';
import type { Loader, Moved, PageForm, PageInput } from './page.ts';
import { pageAddress } from './page-addresses.ts';
import { getOrRenderPage, getOrRenderStaticPage, type Uncacheable } from './page-cache.ts';
import { shellOf } from './shell.ts';
import { writeMarkdown, writePage } from './write-page.ts';

/** A page as it is sent. */
export interface FoundPage {
  status: number;
  text: string;
  tag: string;
  state: CacheState;
  /** The same as it is sent. */
  bytes: Uint8Array | string;
}

type Rendered = Pick<FoundPage, 'status' | 'text'> & { keepable: boolean };

/**
 * The page at a path of the site in the language of `deps`, or where it has moved. It is handed an address and no
 * request: what it answers depends on the language, the path, the form, the dataset, the release, the settings and the day alone, never on who asks. Throws Failure `unavailable` where the site's
 * own files cannot be had.
 */
export async function findPage(deps: Deps, url: URL, form: PageForm): Promise<FoundPage | Moved> {
  const { language } = deps;
  const shell = await shellOf(deps, url);
  const route = routeOf(url.pathname);
  if (!route) return sent(await renderRoute({ shell, route, form }, sourceOf(deps, url, loadNothing)));
  const { address, fromDataset, keepable, unboundedKey } = pageAddress(route.name, url);
  const { origin } = url;
  const drawFrom = async (ask: Loader) => {
    const at = new URL(origin + address);
    // The path in one writing names the same page.
    return renderRoute({ shell, route: routeOf(at.pathname), form }, sourceOf(deps, at, ask));
  };
  const forKeeping = async (ask: Loader): Promise<string | Uncacheable<Rendered | Moved>> => {
    const drawn = await drawFrom(ask);
    return 'movedTo' in drawn || !drawn.keepable ? { uncacheable: drawn } : drawn.text;
  };
  const release = shell.release + contactMark(deps.config.contact) + (form === 'html' ? '' : form);
  const key = { origin, address: addressIn(language, address), release, unboundedKey, uncached: !keepable };
  try {
    const page = fromDataset
      ? await getOrRenderPage(deps, key, ({ dataset }) => forKeeping(loadFromDataset(deps, dataset)))
      : keepable
        ? await getOrRenderStaticPage(deps, key, () => forKeeping(loadNothing))
        : { uncacheable: await drawFrom(loadNothing) };
    return 'uncacheable' in page ? sent(page.uncacheable) : { status: 200, ...page };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return movedUniversity(deps, route) ?? sent(await drawFrom(loadFromCache(deps)));
  }
}

function sourceOf({ clock, config, language }: Deps, url: URL, ask: Loader): PageInput {
  return { url, language, today: isoDay(new Date(clock())), contact: config.contact, ask };
}

/** Answers made from this dataset: the page is kept, and they as a part of it. */
function loadFromDataset(deps: Deps, dataset: LoadedDataset): Loader {
  return (route, asked) => route.make(deps, dataset, asked);
}

/** Where the database cannot be reached: what is kept of the API's answers, and the browser asks again for the rest. */
function loadFromCache(deps: Deps): Loader {
  return async (route, asked) => {
    // Without a dataset it would be asked for once more.
    if (deps.isolate.dataset.held === null) return null;
    try {
      return await route.recall(deps, asked);
    } catch (error) {
      if (isUnavailable(error)) return null;
      throw error;
    }
  };
}

/** Where a university's page is by the names that the isolate holds, when that is elsewhere. */
function movedUniversity({ isolate }: Deps, { name, params }: MatchedRoute): Moved | null {
  const { held } = isolate.dataset;
  const slug = decodedText(params.slug ?? '');
  const id = name === 'university' ? idOfSlug(slug) : null;
  const path = held && id !== null ? universityPath(held.snapshot, id) : null;
  return path === null || path === universityPathOf(slug) ? null : { movedTo: path };
}

const loadNothing: Loader = async () => null;

async function renderRoute(
  { shell, route, form }: { shell: HeldShell; route: MatchedRoute | null; form: PageForm },
  source: PageInput,
): Promise<Rendered | Moved> {
  const { url, language, today, contact } = source;
  const { pageOf, pageTitle } = PAGES[language].meta;
  const page = await pageOf(source, route);
  if ('movedTo' in page) return page;
  const markup = await markupOf(source, page.initialAnswers);
  const drawn = {
    page,
    documentTitle: pageTitle(page.title),
    language,
    file: route ? ROUTE_PATHS[route.name].page : NOT_FOUND_PAGE,
    hasMarkdown: route !== null && hasMarkdown(route.name),
    today,
    contact,
    markup,
  };
  const keepable = page.status === 200 && markup !== '';
  if (form === 'html') return { status: page.status, text: writePage(shell, drawn, url.origin), keepable };
  // No browser draws it later.
  const status = markup === '' ? 503 : page.status;
  return { status, text: writeMarkdown(drawn, url.origin), keepable };
}

/** Empty where the page cannot be drawn here, which is a fault of ours: the browser then draws it by itself. */
async function markupOf(
  { url, language, today, contact }: PageInput,
  answers: Parameters<typeof renderPage>[0]['answers'],
): Promise<string> {
  try {
    const render = await PAGES[language].loadRender();
    return await render.renderPage({ url, answers, today, contact });
  } catch (error) {
    console.error('A page could not be drawn', error);
    return '';
  }
}

async function sent(drawn: Rendered | Moved): Promise<FoundPage | Moved> {
  if ('movedTo' in drawn) return drawn;
  const { status, text } = drawn;
  const { bytes = text, tag } = await answerOf({ body: text, version: 'page', madeAt: 0 });
  return { status, text, bytes, tag, state: 'BYPASS' };
}
