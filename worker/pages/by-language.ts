/** What makes a page in each language: its meta data, and its markup, whose code is loaded when it is first needed. */
import * as french from '#fr/pages';
import type { renderPage } from '#pages';
import type { Language } from '#schema/domain/formats/language.ts';
import * as english from './localized.ts';

interface PageModules {
  meta: typeof english;
  loadRender: () => Promise<{ renderPage: typeof renderPage }>;
}

export const PAGES: Readonly<Record<Language, PageModules>> = {
  en: { meta: english, loadRender: () => import('#pages') },
  fr: { meta: french, loadRender: () => import('#fr/render') },
};
