/** Which filters of the panel a text means: by their names, groups, values, and other words for the same. */

import { AREAS } from '#frontend/content/area-keys.ts';
import { valueLabel } from '#frontend/content/filter-labels.ts';
import { statesOf } from '#schema/domain/places/places.ts';
import { COUNTRIES } from '#schema/domain/record/enums.ts';
import { INCOME_BANDS } from '#schema/domain/search/filter-values.ts';
import {
  type CodedFilter,
  codedFilter,
  isCoded,
  isOfSubject,
  ofSubjectFilter,
} from '#schema/domain/search/search-filters.ts';
import { areaName } from '#words/places/areas.ts';
import { FILTER_LABELS, FINDER_WORDS, GROUP_TITLES } from '#words/search/search-filters.ts';
import { isWishKey, type PanelKey } from './filters.ts';
import { FIRST_FILTERS, FURTHER_GROUPS } from './panel-filters.ts';

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}|[’']/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function valuesOf(key: PanelKey): string[] {
  if (key === 'metro') return [...AREAS.US, ...AREAS.CA].map(areaName);
  if (key === 'income') return INCOME_BANDS.map((band) => valueLabel('income', band));
  if (key === 'state') return COUNTRIES.flatMap(statesOf).map(({ name }) => name);
  if (isWishKey(key)) return [];
  if (isOfSubject(key)) return ofSubjectFilter(key).values.map((value) => valueLabel(key, value));
  if (!isCoded(key)) return [];
  const { values } = codedFilter(key);
  return values.flatMap((value) => [value, valueLabel(key as CodedFilter, value)]);
}

let known: (readonly [PanelKey, readonly string[]])[] | undefined;

/** Each filter with all words that find it; made when somebody first looks for one. */
function vocabulary(): readonly (readonly [PanelKey, readonly string[]])[] {
  known ??= [
    ...FIRST_FILTERS.map((key) => [key, ''] as const),
    ...FURTHER_GROUPS.flatMap(([group, keys]) => keys.map((key) => [key, GROUP_TITLES[group]] as const)),
  ].map(([key, group]) => {
    const label = FILTER_LABELS[key as keyof typeof FILTER_LABELS];
    return [key, wordsOf([label, group, FINDER_WORDS[key] ?? '', ...valuesOf(key)].join(' '))] as const;
  });
  return known;
}

/** Filters all of whose text's words begin one of theirs, in the panel's order; null where there is no text. */
export function filtersFor(text: string): ReadonlySet<PanelKey> | null {
  const asked = wordsOf(text);
  if (asked.length === 0) return null;
  const found = vocabulary().filter(([, words]) => asked.every((one) => words.some((word) => word.startsWith(one))));
  return new Set(found.map(([key]) => key));
}
