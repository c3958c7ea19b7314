/** The catalogue of the United States: rows of the sources to records of the dataset. */
import type {
  AliasRecord,
  CipTitles,
  EndedProgramsRecord,
  ProgramsRecord,
  ProvenanceTable,
  TrendsRecord,
  UniversityRecord,
} from '#schema/domain/record/dataset.ts';
import type { UniversityKind } from '#schema/domain/record/university-figures.ts';
import { readBachelorPay } from '../../sources/bachelor-pay-ppd2026/read.ts';
import { readCipTitles } from '../../sources/cip-titles/read.ts';
import { readYearsOfAwards, type YearsOfAwardsRow } from '../../sources/completions-2020-2024/read.ts';
import { type CompletionsRow, readCompletions2024 } from '../../sources/completions2024/read.ts';
import { type FieldOfStudyRow, readFieldsOfStudy } from '../../sources/fos-2026-06/read.ts';
import type { Hd2024Row } from '../../sources/hd2024/read.ts';
import { readRor } from '../../sources/ror/read.ts';
import type { Reject, Source } from '../../sources/source.ts';
import { type Awards, awardsByInstitution } from '../identity/awards.ts';
import { kindOf } from '../identity/kinds.ts';
import type { DirectoryFlags } from '../identity/status.ts';
import { aidNumbers } from './aid-numbers.ts';
import { usAliases } from './aliases.ts';
import { cipTitles } from './cip-titles.ts';
import { bachelorPayOf } from './earnings-lines.ts';
import { endedPrograms } from './ended-programs.ts';
import { FIELD_VINTAGES } from './field-vintages.ts';
import { linkRor } from './founding.ts';
import { graduatesByYear } from './graduates-by-year.ts';
import { unfitness } from './images.ts';
import { EXCLUSIONS, GRADUATE_RULES, offersBachelors } from './inclusion.ts';
import { displayNames } from './names.ts';
import { loadOverrides, type Override, overrideKeyOf } from './overrides.ts';
import { byInstitution, foldPrograms, hasEarnings } from './programs.ts';
import { recodedPrograms } from './recoded-programs.ts';
import { readUsRows, type UsRows } from './rows.ts';
import { townSpellings } from './town-spellings.ts';
import { trendBreaksOf, trendsOf } from './trends.ts';
import { liesInItsState, universityOf } from './university.ts';
import { provenanceKeyOf, provenanceOf, type Vintage } from './vintages.ts';
import { websiteOf } from './website.ts';

/** Features of a school that similarity needs and the record does not carry. */
export interface UsExtras {
  /** HD2024 HDEGOFR1. */
  highestDegree: number | null;
  /** Share of students of the year who study at a distance only, 0-1. */
  distanceShare: number | null;
  system: number | null;
}

export interface UsBuild {
  universities: Omit<UniversityRecord, 'description'>[];
  aliases: AliasRecord[];
  programs: ProgramsRecord[];
  endedPrograms: EndedProgramsRecord[];
  trends: TrendsRecord[];
  provenance: ProvenanceTable;
  cipTitles: CipTitles;
  extras: Map<number, UsExtras>;
  kinds: Map<number, UniversityKind>;
  /** What the directory says of an end. */
  flags: Map<number, DirectoryFlags>;
  /** Those that the newest release of the Scorecard has. */
  inNewest: Set<number>;
  /** Rows of the directory that were left out because they teach no undergraduates. */
  graduateSchools: Hd2024Row[];
  sources: Source[];
  rejects: Reject[];
  /** Institutions left out, by the rule that left them out. */
  exclusions: Record<string, number>;
  /** Which record of ROR was taken for which university, and why. */
  links: { id: number; record: string; reason: string }[];
  /** Rows of a source that were not used for an institution here. */
  unmatched: { source: string; row: string; reason: string }[];
}

/** Reads all US sources and builds the records, in the order of the ids. */
export function buildUs(): UsBuild {
  const { byId, sources, rejects } = readUsRows();
  const completions = readCompletions2024();
  const titles = readCipTitles();
  const ror = readRor();
  const fieldsOfStudy = readFieldsOfStudy();
  const yearsOfAwards = readYearsOfAwards();
  const bachelorPay = readBachelorPay();
  for (const reading of [completions, titles, ror, fieldsOfStudy, yearsOfAwards, bachelorPay]) {
    sources.push(reading.source);
    rejects.push(...reading.rejects);
  }

  const awards = awardsByInstitution(completions.rows);
  const { included, exclusions, graduateSchools } = select(byId, awards);
  const overrides = loadOverrides();
  const names = namesOf(included, overrides);
  const nameOf = (id: number) => names.get(id) ?? '';
  const { links, refused } = linkRor(
    included.map(([id, { hd2024 }]) => ({
      id,
      names: [hd2024?.name ?? '', nameOf(id)],
      city: hd2024?.city ?? null,
      website: websiteOf(hd2024?.website ?? null),
    })),
    new Map(included.flatMap(([id, { founded }]) => (founded ? [[id, founded]] : []))),
    ror.rows,
  );
  const programs = programsOf(included, completions.rows, fieldsOfStudy.rows, yearsOfAwards.rows);
  const withPrograms = new Set(programs.map((record) => record.id));
  const withEarnings = new Set(programs.filter(hasEarnings).map((record) => record.id));
  const payOf = bachelorPayOf(programs, bachelorPay.rows);
  const numbers = aidNumbers(byId, included, nameOf);
  const addressOf = ({ hd2024 }: UsRows) => ({ city: hd2024?.city ?? null, state: hd2024?.state ?? null });
  const townOf = townSpellings(included.map(([, rows]) => addressOf(rows)));
  const universities = included.map(([id, rows]) =>
    universityOf(id, rows, {
      name: nameOf(id),
      city: townOf(addressOf(rows)),
      aidNumber: numbers.get(id) ?? null,
      bachelorPay: payOf(id),
      link: links.get(id),
      hasPrograms: withPrograms.has(id),
      hasEarnings: withEarnings.has(id),
      overrides,
    }),
  );
  return {
    universities,
    aliases: usAliases(
      included.map(([id, rows]) => ({
        id,
        name: nameOf(id),
        official: rows.hd2024?.name ?? '',
        city: rows.hd2024?.city ?? null,
        cells: [rows.hd2024?.aliases ?? null, rows['scorecard-2021-22']?.alias ?? null],
        former: [rows['scorecard-2021-22']?.name ?? null],
        link: links.get(id),
        spanish: rows.hd2024?.state === 'PR',
      })),
    ),
    programs,
    endedPrograms: endedOf(programs, yearsOfAwards.rows),
    trends: included
      .map(([id, rows]) => {
        const breaks = trendBreaksOf(rows);
        return { id, years: trendsOf(rows), ...(breaks.length > 0 ? { breaks } : {}) };
      })
      .filter(({ years }) => years.length > 0),
    provenance: provenanceTable(universities, sources, overrides),
    cipTitles: cipTitles(titles.rows),
    extras: new Map(included.map(([id, rows]) => [id, extrasOf(rows)])),
    kinds: new Map(
      included.map(([id, rows]) => [
        id,
        kindOf({
          awards: awards.get(id),
          carnegieClass: rows.hd2024?.carnegieClass ?? null,
          offersBachelors: offersBachelors(rows, awards.get(id)),
        }),
      ]),
    ),
    flags: new Map(included.flatMap(([id, { hd2024 }]) => (hd2024 ? [[id, hd2024]] : []))),
    inNewest: new Set(included.flatMap(([id, rows]) => (rows['net-price-2026-06'] ? [id] : []))),
    graduateSchools,
    sources,
    rejects,
    exclusions,
    links: [...links.values()].map(({ id, ror: { id: record, name }, reason }) => ({
      id,
      record: `${record} ${name}`,
      reason,
    })),
    unmatched: [
      ...refused.map(({ id, record, reason }) => ({ source: 'founded', row: `${id} ${record}`, reason })),
      ...included.flatMap(([id, rows]) =>
        liesInItsState(rows)
          ? []
          : [{ source: 'hd2024', row: `${id} LATITUDE, LONGITUD`, reason: 'not in the state of the address' }],
      ),
      ...included.flatMap(([id, rows]) => {
        const image = rows['us-images'];
        const reason = image ? unfitness(image) : null;
        return image && reason ? [{ source: 'us-images', row: `${id} ${image.file}`, reason }] : [];
      }),
    ],
  };
}

type Included = readonly (readonly [id: number, rows: UsRows])[];

/** The institutions of the directory that no rule leaves out, by id, and how many each rule left out. */
function select(byId: ReadonlyMap<number, UsRows>, awards: ReadonlyMap<number, Awards>) {
  const exclusions: Record<string, number> = Object.fromEntries(EXCLUSIONS.map((rule) => [rule.name, 0]));
  const graduateSchools: Hd2024Row[] = [];
  const included: Included = [...byId]
    .filter(([id, rows]) => {
      if (!rows.hd2024) return false;
      const rule = EXCLUSIONS.find(({ holds }) => holds(rows, awards.get(id)));
      if (rule) exclusions[rule.name] = (exclusions[rule.name] ?? 0) + 1;
      if (rule && GRADUATE_RULES.has(rule.name)) graduateSchools.push(rows.hd2024);
      return !rule;
    })
    .sort(([a], [b]) => a - b);
  return { included, exclusions, graduateSchools };
}

function namesOf(included: Included, overrides: ReadonlyMap<string, Override>): Map<number, string> {
  const names = displayNames(included.map(([id, { hd2024 }]) => ({ id, name: hd2024?.name ?? '' })));
  for (const { id, field, value } of overrides.values()) {
    if (field === 'name' && names.has(id)) names.set(id, String(value));
  }
  return names;
}

function programsOf(
  included: Included,
  rows: readonly CompletionsRow[],
  fieldsOfStudy: readonly FieldOfStudyRow[],
  yearsOfAwards: readonly YearsOfAwardsRow[],
): ProgramsRecord[] {
  const completions = byInstitution(rows);
  const years = byInstitution(yearsOfAwards);
  const afterwards = byInstitution(fieldsOfStudy);
  return included
    .map(([id, { ic2024, 'scorecard-2023-24': scorecard }]) => {
      const yearsOfSchool = years.get(id) ?? [];
      const formerCodes = recodedPrograms(yearsOfSchool);
      const record = foldPrograms(
        id,
        completions.get(id) ?? [],
        (family, level) => (ic2024?.distanceOnly || scorecard?.distanceOnlyFamilies.has(`${family} ${level}`)) ?? false,
        afterwards.get(id) ?? [],
        formerCodes,
      );
      const byYear = graduatesByYear(record, yearsOfSchool, formerCodes);
      return Object.keys(byYear).length === 0 ? record : { ...record, graduatesByYear: byYear };
    })
    .filter((record) => record.programs.length > 0);
}

function endedOf(
  programs: readonly ProgramsRecord[],
  yearsOfAwards: readonly YearsOfAwardsRow[],
): EndedProgramsRecord[] {
  const years = byInstitution(yearsOfAwards);
  return programs.flatMap((record) => {
    const ended = endedPrograms(record, years.get(record.id) ?? []);
    return ended.length === 0 ? [] : [{ id: record.id, ended }];
  });
}

/** Every vintage and override that a fact of the records names, spelled out, in the order of the keys. */
function provenanceTable(
  universities: UsBuild['universities'],
  sources: readonly Source[],
  overrides: ReadonlyMap<string, Override>,
): ProvenanceTable {
  const sourceOf = new Map(sources.map((source) => [source.key, source]));
  const vintages: readonly Vintage<unknown>[] = Object.values(FIELD_VINTAGES).flat();
  const all: ProvenanceTable = {};
  for (const vintage of vintages) {
    const source = sourceOf.get(vintage.table);
    if (source) all[provenanceKeyOf(vintage)] = provenanceOf(vintage, source);
  }
  for (const override of overrides.values()) {
    all[overrideKeyOf(override)] = { source: override.source, variable: override.field, year: 'checked by hand' };
  }
  const used = new Set(universities.flatMap(({ facts }) => Object.values(facts)));
  return Object.fromEntries(
    Object.entries(all)
      .filter(([key]) => used.has(key))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function extrasOf({ hd2024, distance2024 }: UsRows): UsExtras {
  const total = distance2024?.total;
  const distance = distance2024?.distanceOnly;
  return {
    system: hd2024?.system && hd2024.system > 0 ? hd2024.system : null,
    highestDegree: hd2024?.highestDegree ?? null,
    distanceShare: typeof total === 'number' && total > 0 && typeof distance === 'number' ? distance / total : null,
  };
}
