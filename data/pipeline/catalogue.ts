/** Both countries merged, before what is computed over the whole catalogue is added. */
import type {
  AliasRecord,
  CipTitles,
  ProgramsRecord,
  ProvenanceTable,
  TrendsRecord,
  UniversityRecord,
} from '#schema/domain/dataset.ts';
import type { Reject, Source } from '../sources/source.ts';
import { type AliasDrops, tidyAliases } from './aliases.ts';
import { buildCanada } from './canada/build-canada.ts';
import { postalSources } from './map/postal-places.ts';
import { nicknames } from './nicknames/read.ts';
import { buildUs } from './us/build-us.ts';

export type PlainUniversity = Omit<UniversityRecord, 'description'>;

/** Features that similarity uses and the record does not carry; null where unknown. */
export interface Extras {
  carnegieBasic: number | null;
  /** Share of students who study at a distance only, 0-1. */
  distanceShare: number | null;
}

export interface Unmatched {
  source: string;
  row: string;
  reason: string;
}

export interface Catalogue {
  universities: PlainUniversity[];
  aliases: AliasRecord[];
  programs: ProgramsRecord[];
  trends: TrendsRecord[];
  provenance: ProvenanceTable;
  cipTitles: CipTitles;
  extras: Map<number, Extras>;
  sources: Source[];
  rejects: Reject[];
  exclusions: Record<'US' | 'CA', Record<string, number>>;
  unmatched: Unmatched[];
  /** Records joined without a common id, and the rule that joined them. */
  links: { id: number; reason: string }[];
  aliasDrops: AliasDrops;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function oncePerKey(sources: readonly Source[]): Source[] {
  return [...new Map(sources.map((source) => [source.key, source])).values()].sort((a, b) => compare(a.key, b.key));
}

/** Only the provenances some figure names. Throws when a figure names one that nobody defined. */
function provenanceInUse(universities: readonly PlainUniversity[], all: ProvenanceTable): ProvenanceTable {
  const used: ProvenanceTable = {};
  for (const university of universities) {
    for (const [field, key] of Object.entries(university.facts)) {
      const provenance = all[key];
      if (!provenance) throw new Error(`university ${university.id}: ${field} names the unknown provenance ${key}`);
      used[key] = provenance;
    }
  }
  return used;
}

/** Reads every source and merges. Throws when two universities share an id. */
export function readCatalogue(): Catalogue {
  const us = buildUs();
  const canada = buildCanada();
  const universities = [...us.universities, ...canada.universities].sort((a, b) => a.id - b.id);
  const ids = new Set(universities.map((university) => university.id));
  if (ids.size !== universities.length) throw new Error('two universities have the same id');
  const { aliases, drops } = tidyAliases([...us.aliases, ...canada.aliases, ...nicknames()], universities);
  return {
    universities,
    aliases,
    programs: [...us.programs, ...canada.programs]
      .filter((record) => record.programs.length > 0)
      .sort((a, b) => a.id - b.id),
    trends: us.trends,
    provenance: provenanceInUse(universities, { ...us.provenance, ...canada.provenance }),
    cipTitles: us.cipTitles,
    extras: new Map<number, Extras>([...us.extras, ...canada.extras]),
    sources: oncePerKey([...us.sources, ...canada.sources, ...postalSources()]),
    rejects: [...us.rejects, ...canada.rejects],
    exclusions: { US: us.exclusions, CA: canada.exclusions },
    unmatched: [...us.unmatched, ...canada.unmatched],
    links: us.links,
    aliasDrops: drops,
  };
}
