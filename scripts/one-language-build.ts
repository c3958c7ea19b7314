/**
 * Vite plugin: a build for browsers speaks one language. Words (`#words/…`, `#names/…`) are the modules of that language
 * themselves, and `SITE_LANGUAGE` says which it is; the other language is in no file of the build. The Worker's copy
 * of the site and the server for development take the modules that speak all (scripts/languages.mjs).
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '#schema/domain/language.ts';
import { ROOMS, writeLanguages } from './languages.mjs';
import { MANIFEST_FILES, WORDS_OF_SITE } from './site-manifest.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Vite's environment for browsers in each language. English has Vite's own. */
export const BROWSER_BUILDS: Record<Language, string> = { en: 'client', fr: 'client_fr' };

export const isForBrowsers = ({ name }: { name: string }): boolean => Object.values(BROWSER_BUILDS).includes(name);

/** The language of a build for browsers; null for the Worker's. */
export const languageOf = ({ name }: { name: string }): Language | null =>
  LANGUAGES.find((language) => BROWSER_BUILDS[language] === name) ?? null;

export function oneLanguage(): Plugin {
  // One after the other is built; the server for development begins in English.
  let spoken: Language | null = null;
  return {
    name: 'one-language',
    enforce: 'pre',
    configResolved: writeLanguages,
    buildStart() {
      spoken = languageOf(this.environment);
    },
    resolveId(id) {
      const language = this.environment.mode === 'build' ? languageOf(this.environment) : null;
      const room = ROOMS.find(({ alias }) => id.startsWith(alias));
      if (language === null || room === undefined) return null;
      return path.join(ROOT, room.words, language, id.slice(room.alias.length));
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const language = spoken ?? 'en';
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
