/** What a source has published in English only: quoted as it is, and marked as English where the page is not. */
import type { ReactNode } from 'react';
import { language } from '#names/locale.ts';

export function AsPublished({ children }: { children: ReactNode }) {
  return language === 'en' ? children : <span lang="en">{children}</span>;
}
