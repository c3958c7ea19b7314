/** The dataset's manifest: counts, the exchange rate, price thresholds, sources and coverage. */
import type { Manifest, UniversityRecord } from '#schema/domain/record/dataset.ts';
import { COUNTRIES, type Country } from '#schema/domain/record/enums.ts';
import { FACT_FIELDS } from '#schema/domain/record/facts.ts';
import { BACHELORS_KINDS, isGone } from '#schema/domain/record/university-figures.ts';
import type { Source } from '../sources/source.ts';
import type { Contents } from './dataset-files.ts';
import { hasValue } from './fact-values.ts';
import { tuitionUsdOf } from './tuition-usd.ts';

/** Canadian dollars for one US dollar, Bank of Canada, average of the daily rates of 2024. */
const CAD_PER_USD_2024 = 1.3698;

export const EXCHANGE_RATE: Manifest['exchangeRate'] = {
  usdPerCad: Number((1 / CAD_PER_USD_2024).toFixed(6)),
  date: '2024 (annual average)',
  source: `Bank of Canada, annual average exchange rate 2024: 1 USD = ${CAD_PER_USD_2024} CAD`,
};

/** The day at which statuses are judged: the build reads no clock, the page compares dates when it is shown. */
export const AS_OF = '2026-11-22';

/** The two values that part the known tuitions in US dollars into thirds. */
export function affordabilityBounds(tuitions: readonly number[]): Manifest['affordability'] {
  const sorted = tuitions.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { budgetFriendlyBelow: at(1 / 3), moderateBelow: at(2 / 3) };
}

/** Share of universities with a value, 0-1 with four decimals, per country and fact field. */
export function coverageOf(
  universities: readonly UniversityRecord[],
  withPrograms: ReadonlySet<number>,
): Manifest['coverage'] {
  const ofCountry = (country: Country): Record<string, number> => {
    const all = universities.filter((university) => university.country === country);
    const share = (count: number): number => (all.length === 0 ? 0 : Number((count / all.length).toFixed(4)));
    return Object.fromEntries(
      FACT_FIELDS.map((field) => [
        field,
        share(all.filter((university) => hasValue(university, field, withPrograms.has(university.id))).length),
      ]),
    );
  };
  return Object.fromEntries(COUNTRIES.map((country) => [country, ofCountry(country)])) as Manifest['coverage'];
}

export function manifestOf(contents: Contents, sources: readonly Source[]): Omit<Manifest, 'version'> {
  const { universities, programs, aliases } = contents;
  const inCountry = (country: Country): number => universities.filter((one) => one.country === country).length;
  // Cheap is defined among the schools that lists show: two-year colleges would make every other one dear.
  const tuitions = universities
    .filter(({ kind, status }) => BACHELORS_KINDS.includes(kind) && !isGone(status))
    .map((university) => tuitionUsdOf(university, EXCHANGE_RATE.usdPerCad))
    .filter((tuition) => tuition !== null);
  const withPrograms = new Set(programs.filter((one) => one.programs.length > 0).map((one) => one.id));
  return {
    asOf: AS_OF,
    counts: {
      universities: universities.length,
      US: inCountry('US'),
      CA: inCountry('CA'),
      programs: programs.reduce((sum, one) => sum + one.programs.length, 0),
      aliases: aliases.length,
    },
    exchangeRate: EXCHANGE_RATE,
    affordability: affordabilityBounds(tuitions),
    sources: sources
      .map(({ key, publisher, title, vintage, licence, url, rows, sha256 }) => ({
        key,
        publisher,
        title,
        vintage,
        licence,
        url,
        rows,
        sha256,
      }))
      .sort((a, b) => (a.key < b.key ? -1 : 1)),
    coverage: coverageOf(universities, withPrograms),
  };
}
