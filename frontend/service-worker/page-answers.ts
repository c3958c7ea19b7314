/** The answers that the Worker writes into a page, as the API would give them: a page seen once can be shown again. */
import type { Language } from '#schema/domain/formats/language.ts';
import type { BuildFacts } from './build-facts.ts';

interface Entry {
  endpoint: string;
  params: Record<string, string>;
  query: string;
  data: unknown;
}

export interface PageAnswer {
  /** Path and query at the API. */
  address: string;
  body: string;
}

/** The answers in a page's HTML; none when it has none or they cannot be read. */
export function answersIn(html: string, endpoints: BuildFacts['endpoints'], language: Language): PageAnswer[] {
  const text = /<script type="application\/json" id="initial-data">(.*?)<\/script>/s.exec(html)?.[1];
  if (text === undefined) return [];
  try {
    const { entries } = JSON.parse(text) as { entries: Entry[] };
    return entries.flatMap(({ endpoint, params, query, data }) => {
      const path = endpoints.find(({ name }) => name === endpoint)?.path;
      if (path === undefined) return [];
      const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
      // As the page's own scripts would ask for it.
      const asked = [query, language === 'en' ? '' : `lang=${language}`].filter(Boolean).join('&');
      return [{ address: asked === '' ? filled : `${filled}?${asked}`, body: JSON.stringify(data) }];
    });
  } catch (error) {
    console.warn("The page's first data cannot be kept", error);
    return [];
  }
}
