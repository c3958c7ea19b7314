/** One spelling for each town: schools of St. Louis write it "Saint Louis" and "St. Louis". */

import { nameKey } from '../name-key.ts';
import { titleCase } from './names.ts';

interface Addressed {
  city: string | null;
  state: string | null;
}

const small = (name: string): number => name.replace(/[^a-z]/g, '').length;

/** The spelling of most schools first; of as many, the one without abbreviations ("Saint") and stray capitals ("du"). */
const byUse = ([a, schools]: [string, number], [b, others]: [string, number]): number =>
  others - schools || b.length - a.length || small(b) - small(a);

const townKey = ({ city, state }: Addressed): string =>
  `${state} ${nameKey((city ?? '').replace(/^st\b/i, 'Saint').replace(/^mt\b/i, 'Mount').replace(/^ft\b/i, 'Fort'))}`;

/** Some schools type their city in capitals. */
const uncapitalized = (city: string): string =>
  city.length > 4 && city === city.toUpperCase() ? titleCase(city) : city;

/** How to spell the town of a school, among all schools of its state. */
export function townSpellings(schools: readonly Addressed[]): (school: Addressed) => string | null {
  const towns = Map.groupBy(
    schools.filter(({ city }) => city !== null),
    townKey,
  );
  const spellings = new Map(
    [...towns].map(([key, there]) => {
      const uses = Map.groupBy(there, ({ city }) => uncapitalized(city ?? ''));
      const [most] = [...uses].map(([city, { length }]): [string, number] => [city, length]).sort(byUse);
      return [key, most?.[0] ?? null];
    }),
  );
  return (school) => spellings.get(townKey(school)) ?? null;
}
