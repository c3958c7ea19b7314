/** The way to the same page in the other language: a new document, since each language has its own files. */
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { twinOf } from '#frontend/lib/addresses.ts';
import { chooseLanguage } from '#frontend/lib/chosen-language.ts';
import { type Language, language } from '#schema/domain/language.ts';
import { shellWords } from '#words/shell.ts';

const OTHER: Record<Language, Language> = { en: 'fr', fr: 'en' };

/** The properties of the link; what follows # stays with the page, and is not known while it is drawn. */
export function useLanguageLink() {
  const { pathname, search } = useLocation();
  const other = OTHER[language];
  return {
    href: twinOf(pathname + search),
    lang: other,
    hrefLang: other,
    title: shellWords.language.label,
    onClick({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
      chooseLanguage(other);
      currentTarget.hash = window.location.hash;
    },
  };
}
