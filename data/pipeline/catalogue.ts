/** The universities of both countries merged, before figures over the whole catalogue are added. */

import type {
  AliasRecord,
  CipTitles,
  EndedProgramsRecord,
  OutsideRecord,
  ProgramsRecord,
  ProvenanceTable,
  Redirects,
  TrendsRecord,
} from '#schema/domain/record/dataset.ts';
import type { UniversityKind } from '#schema/domain/record/university-figures.ts';
import { readAbsentSchools } from '../sources/absent-schools/read.ts';
import { type CanadaInstitutionRow, readCanadaInstitutions } from '../sources/ca-institutions/read.ts';
import { readDisplayNames } from '../sources/display-names/read.ts';
import { readInstitutionStatus } from '../sources/institution-status/read.ts';
import { readRor } from '../sources/ror/read.ts';
import type { Reject, Source } from '../sources/source.ts';
import { type AliasDrops, tidyAliases } from './aliases.ts';
import { buildCanada } from './canada/build-canada.ts';
import { readCanadaIds, registryKey } from './canada/ids.ts';
import { kindOfCanadian } from './canada/inclusion.ts';
import { buildCareers, type Careers } from './careers/build-careers.ts';
import { IDENTITY_PROVENANCE, identify } from './identity/identify.ts';
import { outsideRecords, unanswered } from './identity/outside.ts';
import { UNLISTED_PROVENANCE, unlistedSchools } from './identity/unlisted.ts';
import { AS_OF } from './manifest.ts';
import { postalSources } from './map/postal-places.ts';
import { nicknames } from './nicknames/read.ts';
import type { PlainUniversity } from './plain-university.ts';
import { buildUs } from './us/build-us.ts';

/** Features that similarity uses and the record does not carry; null where unknown. */
export interface Extras {
  /** Share of students who study at a distance only, 0-1. */
  distanceShare: number | null;
  /** F1SYSCOD of IPEDS: the system it belongs to; null of others and in Canada. */
  system: number | null;
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
  endedPrograms: EndedProgramsRecord[];
  trends: TrendsRecord[];
  outside: OutsideRecord[];
  redirects: Redirects;
  provenance: ProvenanceTable;
  cipTitles: CipTitles;
  careers: Careers;
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

/** Kind of every Canadian institution, and the level of award that colleges without degrees reach. */
function canadianKinds(rows: readonly CanadaInstitutionRow[]): Map<number, UniversityKind> {
  const ids = readCanadaIds();
  return new Map(
    rows.flatMap((row) => {
      const id = ids[registryKey(row)];
      return id === undefined ? [] : [[id, kindOfCanadian(row)]];
    }),
  );
}

/** Four-digit groups that somebody teaches; of a Canadian school no more than the family may be known. */
const programGroups = (programs: readonly ProgramsRecord[]): string[] => [
  ...new Set(programs.flatMap((record) => record.programs.flatMap(([cip]) => (cip.length === 5 ? [cip] : [])))),
];

/** Reads every source and merges. Throws when two universities share an id. */
export function readCatalogue(): Catalogue {
  const us = buildUs();
  const canada = buildCanada();
  const canadianRows = readCanadaInstitutions().rows;
  const statuses = readInstitutionStatus();
  const displayNames = readDisplayNames();
  const absent = readAbsentSchools();
  const unlisted = unlistedSchools(readRor().rows);
  const { universities, aliases, redirects } = identify({
    universities: [...us.universities, ...canada.universities, ...unlisted.universities].sort((a, b) => a.id - b.id),
    aliases: [...us.aliases, ...canada.aliases, ...unlisted.aliases, ...nicknames()],
    kinds: new Map([...us.kinds, ...canadianKinds(canadianRows)]),
    statuses: statuses.rows,
    flags: us.flags,
    inNewest: us.inNewest,
    names: displayNames.rows,
    asOf: AS_OF,
  });
  const ids = new Set(universities.map((university) => university.id));
  if (ids.size !== universities.length) throw new Error('two universities have the same id');
  const tidied = tidyAliases(aliases, universities);
  const outside = outsideRecords(us.graduateSchools, canadianRows, universities);
  const forgotten = unanswered(absent.rows, universities, tidied.aliases, outside);
  if (forgotten.length > 0) throw new Error(`absent schools without a page or a line: ${forgotten.join('; ')}`);
  const programs = [...us.programs, ...canada.programs]
    .filter((record) => record.programs.length > 0 && ids.has(record.id))
    .sort((a, b) => a.id - b.id);
  // Only groups that somebody still teaches have a name, and a school that has closed teaches none of its programs.
  const groups = new Set(programGroups(programs));
  const open = new Set(universities.flatMap(({ id, status }) => (status.state === 'open' ? [id] : [])));
  const careers = buildCareers([...groups]);
  return {
    universities,
    aliases: tidied.aliases,
    programs,
    endedPrograms: us.endedPrograms
      .filter(({ id }) => open.has(id))
      .map(({ id, ended }) => ({ id, ended: ended.filter(([cip]) => groups.has(cip)) }))
      .filter(({ ended }) => ended.length > 0),
    trends: us.trends.filter(({ id }) => ids.has(id)),
    outside,
    redirects,
    provenance: provenanceInUse(universities, {
      ...us.provenance,
      ...canada.provenance,
      ...IDENTITY_PROVENANCE,
      ...UNLISTED_PROVENANCE,
    }),
    cipTitles: us.cipTitles,
    careers,
    extras: new Map<number, Extras>([...us.extras, ...canada.extras]),
    sources: oncePerKey([
      ...us.sources,
      ...canada.sources,
      statuses.source,
      displayNames.source,
      absent.source,
      ...postalSources(),
      ...careers.sources,
    ]),
    rejects: [...us.rejects, ...canada.rejects, ...statuses.rejects, ...displayNames.rejects, ...absent.rejects],
    exclusions: { US: us.exclusions, CA: canada.exclusions },
    unmatched: [...us.unmatched, ...canada.unmatched],
    links: us.links,
    aliasDrops: tidied.drops,
  };
}
