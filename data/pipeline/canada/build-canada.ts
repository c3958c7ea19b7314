/** The catalogue of Canada: rows of the sources to records of the dataset. */
import type { AliasRecord, ProgramsRecord, ProvenanceTable, UniversityRecord } from '#schema/domain/record/dataset.ts';
import { readCanadaImages } from '../../sources/ca-images/read.ts';
import { type CanadaInstitutionRow, readCanadaInstitutions } from '../../sources/ca-institutions/read.ts';
import { readProvincesTuition } from '../../sources/ca-provinces-tuition/read.ts';
import { readCanadaTopup, type TopupRow } from '../../sources/ca-topup/read.ts';
import { type RorRow, readRor } from '../../sources/ror/read.ts';
import type { Reject, Source } from '../../sources/source.ts';
import { campusEnrolment, enrolmentOf, parentOfCampus } from './enrolment.ts';
import { UNUSED_FEE_FIELDS } from './fees.ts';
import { readFurtherSources } from './further-sources.ts';
import { canadaIdOf, readCanadaIds } from './ids.ts';
import { exclusionOf, LISTED_INSTITUTIONS } from './inclusion.ts';
import { institutionIndex } from './institution-index.ts';
import { NAMED_INSTITUTIONS, otherNames } from './names.ts';
import { OVERRIDES } from './overrides.ts';
import { provincialAverages } from './provincial-averages.ts';
import { type CanadaExtras, type Context, LEVELLED_INSTITUTIONS, nameOf, universityOf } from './university.ts';

export interface CanadaBuild {
  universities: Omit<UniversityRecord, 'description'>[];
  aliases: AliasRecord[];
  programs: ProgramsRecord[];
  provenance: ProvenanceTable;
  extras: Map<number, CanadaExtras>;
  sources: Source[];
  rejects: Reject[];
  /** Institutions left out, by the rule that left them out. */
  exclusions: Record<string, number>;
  /** Rows of a source that no figure was taken from, and why. */
  unmatched: { source: string; row: string; reason: string }[];
}

/** Reads all Canadian sources and builds the records, in the order of the ids. Throws when an institution has no id. */
export function buildCanada(): CanadaBuild {
  const institutions = readCanadaInstitutions();
  const topup = readCanadaTopup();
  const provinces = readProvincesTuition();
  const images = readCanadaImages();
  const ror = readRor();
  const stray = strayNames(institutions.rows);
  if (stray.length > 0) throw new Error(`hand-made lists of Canada name no row of the source: ${stray.join('; ')}`);

  const ids = readCanadaIds();
  const exclusions: Record<string, number> = {};
  const included = institutions.rows
    .filter((row) => {
      const rule = exclusionOf(row);
      if (rule) exclusions[rule] = (exclusions[rule] ?? 0) + 1;
      return rule === null;
    })
    .map((row) => ({ row, id: canadaIdOf(row, ids) }))
    .sort((a, b) => a.id - b.id);

  const index = institutionIndex(
    included.map(({ row, id }) => ({ id, province: row.province, names: [row.name, nameOf(row)] })),
  );
  const further = readFurtherSources(index, new Set(included.map(({ id }) => id)));
  const topupByName = Map.groupBy(topup.rows, ({ name }) => name);
  const rorById = new Map(ror.rows.map((row) => [row.id, row]));
  const context: Context = {
    provenance: {},
    averages: provincialAverages(provinces.rows),
    cityPositions: cityPositionsOf(institutions.rows),
    rents: further.rents,
  };
  const built = included.map(({ row, id }) => {
    const facts = topupByName.get(row.name) ?? [];
    const parent = parentOfCampus(row.name);
    const enrolment = parent
      ? campusEnrolment(row.name, topupByName.get(parent) ?? [])
      : enrolmentOf(row, facts, further.autumnsOf(id));
    const { tuples, ...figures } = further.furtherOf(id, row.name, row.province);
    const { record, extras } = universityOf(id, row, facts, enrolment, figures, context);
    return { record, extras, programs: tuples, aliases: otherNames(id, record.name, row, rorOf(row, rorById)) };
  });

  return {
    universities: built.map(({ record }) => record),
    aliases: built.flatMap(({ aliases }) => aliases),
    programs: built.flatMap(({ record, programs }) => (programs.length > 0 ? [{ id: record.id, programs }] : [])),
    provenance: context.provenance,
    extras: new Map(built.map(({ record, extras }) => [record.id, extras])),
    sources: [institutions.source, topup.source, provinces.source, images.source, ror.source, ...further.sources],
    rejects: [...institutions.rejects, ...topup.rejects, ...provinces.rejects, ...images.rejects, ...further.rejects],
    exclusions,
    unmatched: [
      ...unmatchedRows(
        topup.rows,
        included.map(({ row }) => row),
        rorById,
      ),
      ...further.unmatched,
    ],
  };
}

/** The ROR record a row names, when it is still active. */
function rorOf(row: CanadaInstitutionRow, rorById: ReadonlyMap<string, RorRow>): RorRow | undefined {
  const record = row.rorId ? rorById.get(row.rorId) : undefined;
  return record?.status === 'active' ? record : undefined;
}

/** First city-level position of each city, for schools of the city that have none. */
function cityPositionsOf(rows: readonly CanadaInstitutionRow[]): Map<string, [number, number]> {
  const positions = new Map<string, [number, number]>();
  for (const { city, province, latitude, longitude } of rows) {
    const key = `${city}, ${province}`;
    if (city && latitude !== null && longitude !== null && !positions.has(key))
      positions.set(key, [latitude, longitude]);
  }
  return positions;
}

/** Names in the hand-made files that no row has: a slip of the pen there would lose a fact in silence. */
function strayNames(rows: readonly CanadaInstitutionRow[]): string[] {
  const known = new Set(rows.map(({ name }) => name));
  const written = [
    ...LISTED_INSTITUTIONS,
    ...NAMED_INSTITUTIONS,
    ...LEVELLED_INSTITUTIONS,
    ...OVERRIDES.flatMap(({ names }) => names),
  ];
  return written.filter((name) => !known.has(name));
}

function unmatchedRows(
  topup: readonly TopupRow[],
  included: readonly CanadaInstitutionRow[],
  rorById: ReadonlyMap<string, RorRow>,
): CanadaBuild['unmatched'] {
  const names = new Set(included.map(({ name }) => name));
  return [
    ...topup
      .filter(({ name }) => !names.has(name))
      .map(({ name, field }) => ({ source: 'ca-topup', row: `${name}: ${field}`, reason: 'institution not included' })),
    ...topup.flatMap(({ name, field }) => {
      const reason = names.has(name) ? UNUSED_FEE_FIELDS[field] : undefined;
      return reason ? [{ source: 'ca-topup', row: `${name}: ${field}`, reason }] : [];
    }),
    ...included
      .filter(({ rorId }) => rorId !== null && !rorById.has(rorId))
      .map(({ name }) => ({ source: 'ca-institutions', row: name, reason: 'its ROR record is not in the ROR file' })),
  ];
}
