/** What a source has published in English only: quoted as it is, and marked as English where the page is not. */
import type { ReactNode } from 'react';
import { language } from '#names/locale.ts';
import { ownSourceText } from '#words/university/source-words.ts';

export function AsPublished({ children }: { children: ReactNode }) {
  if (language === 'en') return children;
  const own = typeof children === 'string' ? ownSourceText(children) : children;
  return own === children ? <span lang="en">{children}</span> : own;
}
