/** Which sources may be published again as a whole, and on what terms. What is not named here stays out of a release. */
import type { ManifestSource } from '#schema/domain/record/dataset.ts';

/** Terms of the manifest that allow it. A source with several terms, or whose terms were not read, has none of them. */
const OPEN_TERMS: readonly (readonly [terms: RegExp, licence: string])[] = [
  [/^Public domain \(work of the U\.S\. government\)$/, 'US-PD'],
  [/^CC0 1\.0$/, 'CC0-1.0'],
  [/^Statistics Canada Open Licence( \(attribution: Statistics Canada\))?$/, 'StatCan-OL'],
  [/^Open Government Licence - Canada$/, 'OGL-Canada-2.0'],
  [/^CMHC licence for the use of data/, 'CMHC'],
];

/** Publishers whose figures carry their own name in place of a source's title. */
const OPEN_PUBLISHERS: readonly (readonly [source: RegExp, licence: string])[] = [
  [/^IPEDS\b/, 'US-PD'],
  [/^Title 10 and Title 14 of the U\.S\. Code$/, 'US-PD'],
  [/^Statistics Canada\b/, 'StatCan-OL'],
  [/^Research Organization Registry$/, 'CC0-1.0'],
  [/^Canada Mortgage and Housing Corporation \(CMHC\)/, 'CMHC'],
];

export const LICENCES: Readonly<Record<string, { title: string; path: string }>> = {
  'US-PD': { title: 'Public domain, work of the U.S. government', path: 'https://www.usa.gov/government-works' },
  'CC0-1.0': { title: 'Creative Commons Zero 1.0', path: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  'StatCan-OL': {
    title: 'Statistics Canada Open Licence (source: Statistics Canada)',
    path: 'https://www.statcan.gc.ca/en/terms-conditions/open-licence',
  },
  'OGL-Canada-2.0': {
    title: 'Open Government Licence - Canada',
    path: 'https://open.canada.ca/en/open-government-licence-canada',
  },
  CMHC: {
    title: 'CMHC licence for the use of data (source: CMHC, Rental Market Survey)',
    path: 'https://www.cmhc-schl.gc.ca/about-us/terms-conditions/licence-agreement-for-the-use-of-data',
  },
};

/** Finds the licence of a figure's source; null where its terms do not allow it, or were not read. */
export function licenceFinder(sources: readonly ManifestSource[]): (source: string) => string | null {
  const byTitle = new Map(
    sources.map(({ title, licence }) => [title, OPEN_TERMS.find(([terms]) => terms.test(licence))?.[1] ?? null]),
  );
  return (source) =>
    byTitle.has(source)
      ? (byTitle.get(source) ?? null)
      : (OPEN_PUBLISHERS.find(([pattern]) => pattern.test(source))?.[1] ?? null);
}
