/** How unlike two schools are, by what a search knows of them: size, who is admitted, who graduates, price, type, place. */
import type { CodedFilter } from '#schema/domain/search-filters.ts';
import { hasAnyCode, NO_NUMBER, type Snapshot } from '#schema/search/snapshot.ts';
import { codesOf } from '../filter-universities.ts';

/** What an unknown figure counts, as a share of its weight. */
const UNKNOWN = 0.35;

type Column = 'acceptanceRate' | 'graduationRate' | 'netPrice' | 'tuition' | 'medianEarnings';
/** What a difference of `span` (in the column's unit) counts. */
const FIGURES: readonly { column: Column; span: number; weight: number }[] = [
  { column: 'acceptanceRate', span: 500, weight: 1.5 },
  { column: 'graduationRate', span: 400, weight: 1.5 },
  { column: 'medianEarnings', span: 40_000, weight: 0.7 },
  { column: 'tuition', span: 40_000, weight: 0.4 },
];
const SIZE_WEIGHT = 1.2;
const TYPE_WEIGHT = 0.5;
const SETTING_WEIGHT = 0.2;
const COUNTRY_WEIGHT = 0.8;

const KIND_WEIGHT = 1;
/** What a school is besides. */
const TRAITS: readonly (readonly [CodedFilter, string, number])[] = [
  ['degree', 'doctorate', 0.6],
  ['degree', 'masters', 0.3],
  ['carnegie', 'research', 0.4],
  ['carnegie', 'very-high-research', 0.4],
  ['carnegie', 'liberal-arts', 0.6],
  ['carnegie', 'special-focus', 0.4],
  ['language', 'fr', 0.8],
];

/** 0 is the same; for ordering. */
export function unlikenessTo(snapshot: Snapshot, to: number): (row: number) => number {
  const { studentPopulation, type, setting, country } = snapshot;
  const tests = TRAITS.map(([filter, value, weight]) => ({
    isOne: hasAnyCode(snapshot, filter, codesOf(filter, [value])),
    weight,
  }));
  const logSize = (row: number) => Math.log10(Math.max(1, studentPopulation[row] as number));
  return (row) => {
    let far = Math.abs(logSize(row) - logSize(to)) * SIZE_WEIGHT;
    for (const { column, span, weight } of FIGURES) {
      const [mine, theirs] = [snapshot[column][row] as number, snapshot[column][to] as number];
      far +=
        weight * (mine === NO_NUMBER || theirs === NO_NUMBER ? UNKNOWN : Math.min(1, Math.abs(mine - theirs) / span));
    }
    if (type[row] !== type[to]) far += TYPE_WEIGHT;
    if (snapshot.kind[row] !== snapshot.kind[to]) far += KIND_WEIGHT;
    for (const { isOne, weight } of tests) if (isOne(row) !== isOne(to)) far += weight;
    if (setting[row] !== setting[to]) far += SETTING_WEIGHT;
    if (country[row] !== country[to]) far += COUNTRY_WEIGHT;
    return far;
  };
}
