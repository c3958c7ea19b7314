/** A page in French as the browser tests look at it: whether any English is left, where its links lead, what failed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { englishIn, textsOf } from '../helpers/english-left.ts';
import { expect } from './site.ts';

/** The end of every title. */
export const TITLE = / \| Recherche d’universités aux États-Unis et au Canada$/;

interface Named {
  name: string;
  city: string | null;
}

/** Names of schools and towns are the same in every language. */
const NAMES = new Set(
  ['universities.ndjson', 'outside.ndjson']
    .flatMap((file) =>
      readFileSync(path.resolve(import.meta.dirname, '../../data/dataset', file), 'utf8')
        .trim()
        .split('\n'),
    )
    .map((line) => JSON.parse(line) as Named)
    .flatMap(({ name, city }) => (city ? [name, city] : [name])),
);

/** Runs in the page: its markup as it is now, without what is marked as being in English. */
function markupNow(): string {
  const copy = document.documentElement.cloneNode(true) as Element;
  for (const one of copy.querySelectorAll('[lang="en"], script, style, noscript')) one.remove();
  return copy.outerHTML;
}

/** Other names of a term, in English where that is what American pages call it. */
const TERMS = /^Aussi : .*$/;

/** Texts with English in them; a name is taken out only where there is something to look at, as there are thousands. */
export function leftIn(markup: string): string[] {
  const doubtful = englishIn(textsOf(markup), [TERMS]);
  if (doubtful.length === 0) return [];
  const all = doubtful.join('\n');
  const longestFirst = [...NAMES].filter((name) => all.includes(name)).sort((a, b) => b.length - a.length);
  return englishIn(doubtful, longestFirst);
}

export const expectNoEnglish = async (page: Page, when?: string) =>
  expect.soft(leftIn(await page.evaluate(markupNow)), when).toEqual([]);

/** Runs in the page: links and forms of the site that lead out of its French part. */
function waysOut(): string[] {
  return [...document.querySelectorAll('a[href], form[action], [formaction]')].flatMap((one) => {
    if (one.closest('[hreflang]')) return [];
    const to = one.getAttribute('href') ?? one.getAttribute('formaction') ?? one.getAttribute('action') ?? '';
    const { origin, pathname } = new URL(to, location.href);
    const own = origin === location.origin && !to.startsWith('#');
    return own && !/^\/(?:fr(?:\/|$)|api\/|img\/|sitemap\.xml)/.test(pathname) ? [to] : [];
  });
}

export const expectFrenchWays = async (page: Page) => expect.soft(await page.evaluate(waysOut)).toEqual([]);

/** What was asked for and not had, from now on. */
export function failuresOf(page: Page): string[] {
  const failures: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Given up because somebody went on.
    if (why !== 'net::ERR_ABORTED') failures.push(`${why} ${request.url()}`);
  });
  return failures;
}

export const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
