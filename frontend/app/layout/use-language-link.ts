/** The way to the same page in the other language: a new document, since each language has its own files. */
import type { SyntheticEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { chooseLanguage } from '#frontend/lib/links/chosen-language.ts';
import { alternateUrl, toRoutePath } from '#frontend/lib/links/localized-paths.ts';
import { language } from '#names/locale.ts';
import type { Language } from '#schema/domain/formats/language.ts';
import { shellWords } from '#words/layout/shell.ts';

const OTHER: Record<Language, Language> = { en: 'fr', fr: 'en' };

/** Leads to where the window is by now, with what its address asks for. The page is drawn without it: it is the same for everybody. */
function bringState({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
  const { pathname, search, hash } = window.location;
  currentTarget.href = alternateUrl(toRoutePath(pathname)) + search + hash;
}

/** The properties of the link. */
export function useLanguageLink() {
  const { pathname } = useLocation();
  const other = OTHER[language];
  return {
    href: alternateUrl(pathname),
    lang: other,
    hrefLang: other,
    title: shellWords.language.label,
    // Before whatever follows: a click, a new tab, the menu of the link.
    onPointerDown: bringState,
    onFocus: bringState,
    onClick(event: SyntheticEvent<HTMLAnchorElement>) {
      bringState(event);
      chooseLanguage(other);
    },
  };
}
