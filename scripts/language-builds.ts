/**
 * The site's builds, one for each language: which Vite environments they are, and a plugin that writes index.html in the
 * language of the build. Modules get their words by an import condition (`#words/*` in package.json, vite.config.ts).
 */
import type { Plugin } from 'vite';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '#schema/domain/formats/language.ts';
import { MANIFEST_FILES, WORDS_OF_SITE } from './site-manifest.ts';

/** Vite's environment for browsers in each language. English has Vite's own. */
export const BROWSER_BUILDS: Record<Language, string> = { en: 'client', fr: 'client_fr' };

/** Under this condition `#words/*` and `#names/*` are French. */
export const FRENCH = 'french';

export const isForBrowsers = ({ name }: { name: string }): boolean => Object.values(BROWSER_BUILDS).includes(name);

/** Fills in the language, title, description and manifest of index.html; the server for development is in English. */
export function localizedHtml(): Plugin {
  // One environment is built after the other.
  let language: Language = 'en';
  return {
    name: 'localized-html',
    buildStart() {
      const { name } = this.environment;
      language = LANGUAGES.find((one) => BROWSER_BUILDS[one] === name) ?? 'en';
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const { title, description } = WORDS_OF_SITE[language];
        const texts: Record<string, string> = {
          TITLE: title.replaceAll('&', '&amp;'),
          DESCRIPTION: description,
          MANIFEST: `/${MANIFEST_FILES[language]}`,
        };
        return html
          .replace('<html lang="en">', `<html lang="${LANGUAGE_TAGS[language]}">`)
          .replace(/%([A-Z]+)%/g, (mark, name: string) => texts[name] ?? mark);
      },
    },
  };
}
