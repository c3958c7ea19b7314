/** The dataset's sources under those who publish them. */
import type { MetaResponse } from '#schema/api/meta.ts';

type Source = MetaResponse['sources'][number];

export interface Publisher {
  name: string;
  sources: Source[];
}

/** Publishers with most tables first, those with equally many by name; each one's tables by title. */
export function publishersOf(sources: readonly Source[]): Publisher[] {
  return [...Map.groupBy(sources, ({ publisher }) => publisher)]
    .map(([name, own]) => ({ name, sources: own.sort((a, b) => a.title.localeCompare(b.title, 'en')) }))
    .sort((a, b) => b.sources.length - a.sources.length || a.name.localeCompare(b.name, 'en'));
}
