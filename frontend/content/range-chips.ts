/** Texts of ranges, from the words of their figures. */
import type { FilterParameter, RangeFilter } from '#schema/domain/search/search-filters.ts';

type Ends = readonly [min: string, max: string];

/** What the chips of a range say of its two ends. */
export function rangeChipsOf(
  texts: Readonly<Record<RangeFilter, Ends>>,
): Record<RangeFilter, { min: (value: string) => string; max: (value: string) => string }> {
  const chips = Object.entries(texts).map(([name, [min, max]]) => [
    name,
    {
      min: (value: string) => min.replace('{value}', () => value),
      max: (value: string) => max.replace('{value}', () => value),
    },
  ]);
  return Object.fromEntries(chips) as ReturnType<typeof rangeChipsOf>;
}

/** What the two parameters of each range are called. */
export function rangeParametersOf(
  words: Readonly<Record<RangeFilter, { parameters: Ends }>>,
): Record<Extract<FilterParameter, `${RangeFilter}${'Min' | 'Max'}`>, string> {
  const names = Object.entries(words).flatMap(
    ([
      name,
      {
        parameters: [min, max],
      },
    ]) => [
      [`${name}Min`, min],
      [`${name}Max`, max],
    ],
  );
  return Object.fromEntries(names) as ReturnType<typeof rangeParametersOf>;
}
