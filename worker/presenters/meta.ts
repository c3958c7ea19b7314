/** The manifest as /api/meta sends it. */
import type { MetaResponse } from '#schema/api/meta.ts';
import type { Manifest } from '#schema/domain/record/dataset.ts';
import { recordText } from './texts-of-data.ts';

export function presentMeta(manifest: Manifest): MetaResponse {
  const { version, asOf, counts, exchangeRate, affordability, sources, coverage } = manifest;
  return {
    version,
    asOf,
    counts: {
      universities: counts.universities,
      US: counts.US,
      CA: counts.CA,
      programs: counts.programs,
      aliases: counts.aliases,
    },
    exchangeRate: {
      usdPerCad: exchangeRate.usdPerCad,
      date: exchangeRate.date,
      source: recordText('exchangeRate', exchangeRate.source),
    },
    affordability: {
      budgetFriendlyBelow: affordability.budgetFriendlyBelow,
      moderateBelow: affordability.moderateBelow,
    },
    sources: sources.map(({ key, publisher, title, vintage, licence, url, rows, sha256 }) => ({
      key,
      publisher: recordText('publisher', publisher),
      title,
      vintage,
      licence: recordText('licence', licence),
      url,
      rows,
      sha256,
    })),
    coverage,
  };
}
