/** Sources that say one thing each of many Canadian institutions, joined to the catalogue's ids. */
import type { ProgramTuple } from '#schema/domain/record/dataset.ts';
import { readAccreditedSchools } from '../../sources/ca-accredited-schools/read.ts';
import { readCanadaApplications } from '../../sources/ca-applications/read.ts';
import { readCudoAverages } from '../../sources/ca-cudo-averages-2022/read.ts';
import { readCudoEmployment } from '../../sources/ca-cudo-employment-2021/read.ts';
import { type CanadaEnrolmentRow, readCanadaEnrolment } from '../../sources/ca-enrolment-2009-2023/read.ts';
import { readOntarioCodes } from '../../sources/ca-on-ouac-programs-2026/read.ts';
import { readOntarioListing } from '../../sources/ca-on-programs-2023/read.ts';
import { type CanadaRentRow, readCanadaRents } from '../../sources/ca-rents-2025/read.ts';
import { readUniversityFields } from '../../sources/ca-university-fields/read.ts';
import type { Reading, Reject, Source } from '../../sources/source.ts';
import { applicationRoutes } from './applications.ts';
import { enrolmentByYear } from './enrolment-by-year.ts';
import type { InstitutionIndex } from './institution-index.ts';
import { employmentByField, enteringAverages, ontarioPrograms } from './ontario.ts';
import { accreditedSchools, canadaPrograms } from './programs.ts';
import type { Further } from './university.ts';

export interface FurtherSources {
  rents: readonly CanadaRentRow[];
  autumnsOf(id: number): readonly CanadaEnrolmentRow[];
  /** What they say of one institution, and its rows of the programs table. `name` is that of the institutions file. */
  furtherOf(id: number, name: string, province: string): Further & { tuples: ProgramTuple[] };
  sources: Source[];
  rejects: Reject[];
  unmatched: { source: string; row: string; reason: string }[];
}

const OUTSIDE = 'institution not included';

/** Reads them all. Rows of institutions outside the catalogue are listed in `unmatched`, once for each institution. */
export function readFurtherSources(index: InstitutionIndex, ids: ReadonlySet<number>): FurtherSources {
  const unmatched: FurtherSources['unmatched'] = [];
  const readings: Reading<unknown>[] = [];

  /** Rows by id. */
  function joined<T>(
    reading: Reading<T>,
    idOf: (row: T) => number | null,
    nameOf: (row: T) => string,
  ): ReadonlyMap<number, T[]> {
    readings.push(reading);
    const byId = new Map<number, T[]>();
    const strangers = new Set<string>();
    for (const row of reading.rows) {
      const id = idOf(row);
      if (id === null || !ids.has(id)) strangers.add(nameOf(row));
      else byId.set(id, [...(byId.get(id) ?? []), row]);
    }
    for (const row of strangers) unmatched.push({ source: reading.source.key, row, reason: OUTSIDE });
    return byId;
  }
  const ofOntario = ({ university }: { university: string }) => index.ofOntario(university);
  const universityOf = ({ university }: { university: string }) => university;
  const idOf = ({ id }: { id: number }) => id;
  const nameOf = ({ name }: { name: string }) => name;

  const autumns = joined(
    readCanadaEnrolment(),
    ({ institution, province }) => index.ofStatCan(institution, province),
    ({ institution }) => institution,
  );
  const averages = joined(readCudoAverages(), ofOntario, universityOf);
  const employment = joined(readCudoEmployment(), ofOntario, universityOf);
  const listing = joined(readOntarioListing(), ofOntario, universityOf);
  const codes = joined(readOntarioCodes(), ofOntario, universityOf);
  const schools = joined(readAccreditedSchools(), idOf, nameOf);
  const fields = joined(readUniversityFields(), idOf, nameOf);
  const rents = readCanadaRents();
  const applications = readCanadaApplications();
  readings.push(rents, applications);
  // A program that its campus lists is not listed again for the university.
  const elsewhere = new Map([...listing].flatMap(([id, rows]) => rows.map(({ code }) => [code, id] as const)));

  return {
    rents: rents.rows,
    autumnsOf: (id) => autumns.get(id) ?? [],
    furtherOf(id, name, province) {
      const listedHere = listing.get(id) ?? [];
      const ontario = ontarioPrograms(
        listedHere,
        (codes.get(id) ?? []).filter(({ code }) => (elsewhere.get(code) ?? id) === id),
      );
      const ofSchools = schools.get(id) ?? [];
      const programs = canadaPrograms(ofSchools, fields.get(id) ?? [], ontario?.value ?? []);
      return {
        enrolmentByYear: enrolmentByYear(name, autumns.get(id) ?? []),
        enteringAverages: enteringAverages(averages.get(id) ?? []),
        employmentByField: employmentByField(employment.get(id) ?? []),
        ontarioPrograms: ontario,
        accreditedSchools: accreditedSchools(ofSchools),
        applicationRoutes: (isPublic, website) =>
          applicationRoutes(applications.rows, { name, province, isPublic, website, inOuac: ontario !== null }),
        programs: programs.provenance,
        tuples: programs.tuples,
      };
    },
    sources: readings.map(({ source }) => source),
    rejects: readings.flatMap(({ rejects }) => rejects),
    unmatched,
  };
}
