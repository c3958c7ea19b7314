/** The catalogue of the United States: rows of the sources to records of the dataset. */
import type {
  AliasRecord,
  CipTitles,
  ProgramsRecord,
  ProvenanceTable,
  UniversityRecord,
} from '#schema/domain/dataset.ts';
import { readCipTitles } from '../../sources/cip-titles/read.ts';
import { readCompletions2024 } from '../../sources/completions2024/read.ts';
import { readRor } from '../../sources/ror/read.ts';
import type { Reject, Source } from '../../sources/source.ts';
import { usAliases } from './aliases.ts';
import { cipTitles } from './cip-titles.ts';
import { FIELD_VINTAGES } from './field-vintages.ts';
import { linkRor } from './founding.ts';
import { unfitness } from './images.ts';
import { EXCLUSIONS } from './inclusion.ts';
import { displayNames } from './names.ts';
import { loadOverrides, overrideKeyOf } from './overrides.ts';
import { bachelorAwards, byInstitution, foldPrograms } from './programs.ts';
import { readUsRows, type UsRows } from './rows.ts';
import { universityOf } from './university.ts';
import { provenanceKeyOf, provenanceOf, type Vintage } from './vintages.ts';

/** Features of a school that similarity needs and the record does not carry. */
export interface UsExtras {
  /** HD2024 C21BASIC. */
  carnegieBasic: number | null;
  /** HD2024 HDEGOFR1. */
  highestDegree: number | null;
  /** Share of students of the year who study at a distance only, 0-1. */
  distanceShare: number | null;
}

export interface UsBuild {
  universities: Omit<UniversityRecord, 'description'>[];
  aliases: AliasRecord[];
  programs: ProgramsRecord[];
  provenance: ProvenanceTable;
  cipTitles: CipTitles;
  extras: Map<number, UsExtras>;
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
  sources.push(completions.source, titles.source, ror.source);
  rejects.push(...completions.rejects, ...titles.rejects, ...ror.rejects);

  const awards = bachelorAwards(completions.rows);
  const exclusions: Record<string, number> = Object.fromEntries(EXCLUSIONS.map((rule) => [rule.name, 0]));
  const included = [...byId]
    .filter(([id, rows]) => {
      if (!rows.hd2024) return false;
      const rule = EXCLUSIONS.find(({ holds }) => holds(rows, awards.get(id)));
      if (rule) exclusions[rule.name] = (exclusions[rule.name] ?? 0) + 1;
      return !rule;
    })
    .sort(([a], [b]) => a - b);

  const provenance = provenanceTable(new Map(sources.map((source) => [source.key, source])));
  const overrides = loadOverrides();
  for (const override of overrides.values()) {
    provenance[overrideKeyOf(override)] = {
      source: override.source,
      variable: override.field,
      year: 'checked by hand',
    };
  }
  const names = displayNames(included.map(([id, { hd2024 }]) => ({ id, name: hd2024?.name ?? '' })));
  for (const override of overrides.values()) {
    if (override.field === 'name' && names.has(override.id)) names.set(override.id, String(override.value));
  }
  const { links, refused } = linkRor(
    included.map(([id, { hd2024 }]) => ({
      id,
      names: [hd2024?.name ?? '', names.get(id) ?? ''],
      city: hd2024?.city ?? null,
      website: hd2024?.website ?? null,
    })),
    new Map(included.flatMap(([id, { founded }]) => (founded ? [[id, founded]] : []))),
    ror.rows,
  );

  const byUnit = byInstitution(completions.rows);
  const programs = included
    .map(([id, rows]) => {
      const families = rows['scorecard-2021-22']?.distanceOnlyFamilies;
      const online = rows.ic2023?.distanceOnly ?? false;
      return foldPrograms(
        id,
        byUnit.get(id) ?? [],
        (family, level) => online || (families?.has(`${family} ${level}`) ?? false),
      );
    })
    .filter((record) => record.programs.length > 0);
  const withPrograms = new Set(programs.map((record) => record.id));
  const universities = included.map(([id, rows]) =>
    universityOf(id, rows, {
      name: names.get(id) ?? '',
      link: links.get(id),
      hasPrograms: withPrograms.has(id),
      overrides,
    }),
  );
  const aliases = usAliases(
    included.map(([id, rows]) => ({
      id,
      name: names.get(id) ?? '',
      official: rows.hd2024?.name ?? '',
      city: rows.hd2024?.city ?? null,
      cells: [rows.hd2024?.aliases ?? null, rows['scorecard-2021-22']?.alias ?? null],
      former: [rows['scorecard-2021-22']?.name ?? null],
      link: links.get(id),
      spanish: rows.hd2024?.state === 'PR',
    })),
  );
  return {
    universities,
    aliases,
    programs,
    provenance,
    cipTitles: cipTitles(titles.rows),
    extras: new Map(included.map(([id, rows]) => [id, extrasOf(rows)])),
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
      ...included.flatMap(([id, rows]) => {
        const image = rows['us-images'];
        const reason = image ? unfitness(image) : null;
        return image && reason ? [{ source: 'us-images', row: `${id} ${image.file}`, reason }] : [];
      }),
    ],
  };
}

/** Every vintage a fact can name, with its source spelled out. */
function provenanceTable(sources: ReadonlyMap<string, Source>): ProvenanceTable {
  const vintages: readonly Vintage<unknown>[] = Object.values(FIELD_VINTAGES).flat();
  const entries = vintages.flatMap((vintage) => {
    const source = sources.get(vintage.table);
    return source ? [[provenanceKeyOf(vintage), provenanceOf(vintage, source)] as const] : [];
  });
  return Object.fromEntries(entries);
}

function extrasOf({ hd2024, distance2024 }: UsRows): UsExtras {
  const total = distance2024?.total;
  const distance = distance2024?.distanceOnly;
  return {
    carnegieBasic: hd2024?.carnegieBasic ?? null,
    highestDegree: hd2024?.highestDegree ?? null,
    distanceShare: typeof total === 'number' && total > 0 && typeof distance === 'number' ? distance / total : null,
  };
}
