/** ROR: education organisations of the United States, its territories and Canada. */
import { loadSource, type Reading, readJsonLines } from '../source.ts';

export interface RorRow {
  id: string;
  name: string;
  status: string;
  established: number | null;
  aliases: string[];
  acronyms: string[];
  /** Names in other languages. */
  labels: { label: string; lang: string }[];
  links: string[];
  domains: string[];
  wikipedia: string | null;
  city: string | null;
  region: string | null;
  /** ISO 3166 code: US, CA, or a territory (PR, GU …). */
  country: string;
  wikidata: string[];
}

export const readRor = (): Reading<RorRow> =>
  readJsonLines<Partial<RorRow>, RorRow>(loadSource(import.meta.dirname), (row) => {
    if (!row.id || !row.name) return 'no id or no name';
    return {
      id: row.id,
      name: row.name,
      status: row.status ?? 'unknown',
      established: row.established ?? null,
      aliases: row.aliases ?? [],
      acronyms: row.acronyms ?? [],
      labels: row.labels ?? [],
      links: row.links ?? [],
      domains: row.domains ?? [],
      wikipedia: row.wikipedia ?? null,
      city: row.city ?? null,
      region: row.region ?? null,
      country: row.country ?? '',
      wikidata: row.wikidata ?? [],
    };
  });
