/** Ontario's common university data by field, and its programs with their application codes. */
import type { Provenance } from '#schema/domain/record/facts.ts';
import type { EnteringAverages, FieldEmployment, OntarioProgram } from '#schema/domain/record/university-figures.ts';
import type { CudoAveragesRow } from '../../sources/ca-cudo-averages-2022/read.ts';
import type { CudoEmploymentRow } from '../../sources/ca-cudo-employment-2021/read.ts';
import type { OntarioCodeRow } from '../../sources/ca-on-ouac-programs-2026/read.ts';
import type { OntarioListingRow } from '../../sources/ca-on-programs-2023/read.ts';
import type { Figure } from './figures.ts';

const CUDO = { source: 'Common University Data Ontario', url: 'https://cudo.ouac.on.ca/' };
/** When each list of the application service was read. */
export const LISTED_2023 = '2023-12';
export const LISTED_2026 = '2026-02';

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Share of entrants by average and field; null where the university has no row. */
export function enteringAverages(rows: readonly CudoAveragesRow[]): Figure<EnteringAverages[]> | null {
  const [first] = rows;
  if (!first) return null;
  return {
    value: rows
      .map(({ university: _university, year: _year, ...bands }) => bands)
      .sort((a, b) => byText(a.field, b.field)),
    from: 'ca-cudo-averages-2022',
    provenance: {
      ...CUDO,
      variable: 'B3: share of first-year students by overall average in secondary school, by field of study',
      year: first.year,
    },
  };
}

/** Rows of "all fields" are the overall rate, which the record has of its own. */
const OVERALL = /^(?:all|total|overall)\b/i;

/** Employment two years after graduation by field; null where the university has no row. */
export function employmentByField(rows: readonly CudoEmploymentRow[]): Figure<FieldEmployment[]> | null {
  const fields = rows.filter(({ field }) => !OVERALL.test(field));
  const [first] = fields;
  if (!first) return null;
  return {
    value: fields
      .map(({ field, rate }) => ({ field, rate: Math.round(rate * 10) / 10 }))
      .sort((a, b) => byText(a.field, b.field)),
    from: 'ca-cudo-employment-2021',
    provenance: {
      ...CUDO,
      variable: 'graduates employed two years after graduation, by field of study',
      year: first.year,
    },
  };
}

/** The campus behind a dash in the application service's name of a university. */
const CAMPUS = / – (.+?)(?: Campus)?$/;

/** A program of the list of 2023; those of campuses without a list of their own say where they are. */
function listed(row: OntarioListingRow, universities: number): OntarioProgram {
  const { university, name, ...rest } = row;
  const campus = universities > 1 ? CAMPUS.exec(university)?.[1] : undefined;
  return { name: campus ? `${name} (${campus})` : name, ...rest, publishedAverage: null, asOf: LISTED_2023 };
}

/**
 * The programs of one university from both lists, joined by their code, in the order of their names. Grade range,
 * prerequisites and target enrolment are of the list of 2023 (entry in 2024), `publishedAverage` of that of 2026 (entry
 * in 2025); `asOf` is the newest list that has the program. Null without any.
 */
export function ontarioPrograms(
  listing: readonly OntarioListingRow[],
  codes: readonly OntarioCodeRow[],
): Figure<OntarioProgram[]> | null {
  if (listing.length === 0 && codes.length === 0) return null;
  const universities = new Set(listing.map(({ university }) => university)).size;
  const newest = new Map(codes.map((row) => [row.code, row]));
  const known = new Set(listing.map(({ code }) => code));
  const programs = listing.map((row): OntarioProgram => {
    const today = newest.get(row.code);
    const program = listed(row, universities);
    return today ? { ...program, publishedAverage: today.publishedAverage, asOf: LISTED_2026 } : program;
  });
  for (const { code, name, publishedAverage } of codes) {
    if (known.has(code)) continue;
    programs.push({
      name,
      degree: null,
      code,
      gradeRange: null,
      prerequisites: null,
      experiential: null,
      targetEnrolment: null,
      link: null,
      publishedAverage,
      asOf: LISTED_2026,
    });
  }
  return {
    value: programs.sort((a, b) => byText(a.name, b.name) || byText(a.code ?? '', b.code ?? '')),
    from: listing.length > 0 ? 'ca-on-programs-2023' : 'ca-on-ouac-programs-2026',
    provenance: ontarioProvenance(listing.length > 0, codes.length > 0),
  };
}

function ontarioProvenance(of2023: boolean, of2026: boolean): Provenance {
  const parts = [
    ...(of2023 ? ['grade ranges and prerequisites as listed in December 2023 for entry in 2024'] : []),
    ...(of2026 ? ['codes, and averages the universities state for entry in 2025, as of February 2026'] : []),
  ];
  return {
    source: 'Ontario Universities’ Application Centre (OUInfo)',
    variable: `undergraduate programs: ${parts.join('; ')}`,
    year: [...(of2023 ? ['December 2023'] : []), ...(of2026 ? ['February 2026'] : [])].join(' and '),
    url: 'https://www.ouinfo.ca/',
    ...(of2023 && of2026 ? { computed: 'Two lists joined by their program codes' } : {}),
  };
}
