/** Full-time students of each autumn, from Statistics Canada's one table of all public institutions. */
import type { Provenance } from '#schema/domain/record/facts.ts';
import type { EnrolmentTuple } from '#schema/domain/record/university-figures.ts';
import type { CanadaEnrolmentRow } from '../../sources/ca-enrolment-2009-2023/read.ts';
import type { Figure } from './figures.ts';

const KEY = 'ca-enrolment-2009-2023';
const SOURCE = 'Statistics Canada, Postsecondary Student Information System, table 37-10-0277';
const URL = 'https://www150.statcan.gc.ca/t1/tbl1/en/tv.action?pid=3710027701';

/** Which institutions a row of Statistics Canada takes in that have a record of their own here, or campuses of one name. */
export const STATCAN_SCOPES: Readonly<Record<string, string>> = {
  'University of British Columbia': 'Vancouver and Okanagan together',
  'University of Toronto': 'all three campuses; the federated colleges have no count of their own',
  'Western University': 'the affiliated university colleges have no count of their own',
  'Université de Montréal': 'HEC Montréal and Polytechnique Montréal have no count of their own',
  'University of Ottawa': 'Saint Paul University has no count of its own',
  'University of Waterloo': 'the federated and affiliated colleges have no count of their own',
  'University of Regina': 'the federated colleges have no count of their own',
  'University of Saskatchewan': 'St. Thomas More College has no count of its own',
};

function provenance(name: string, variable: string, year: string): Provenance {
  const scope = STATCAN_SCOPES[name];
  return { source: SOURCE, variable: scope ? `${variable}; ${scope}` : variable, year, url: URL };
}

/** Years with a total, oldest first; null without any. */
export function enrolmentByYear(name: string, rows: readonly CanadaEnrolmentRow[]): Figure<EnrolmentTuple[]> | null {
  const counted = rows.filter(({ total }) => (total ?? 0) > 0).sort((a, b) => a.year - b.year);
  const [first, last] = [counted[0], counted.at(-1)];
  if (!first || !last) return null;
  return {
    value: counted.map(({ year, total, canadian, international }) => [year, total, canadian, international]),
    from: KEY,
    provenance: provenance(
      name,
      'full-time students by status in Canada, rounded to 3',
      first === last ? last.period : `${first.period} to ${last.period}`,
    ),
  };
}

/** The newest total, when it is of `oldest` or later. */
export function fullTimeTotal(
  name: string,
  rows: readonly CanadaEnrolmentRow[],
  oldest: number,
): Figure<number> | null {
  const newest = rows.filter(({ total }) => (total ?? 0) > 0).sort((a, b) => b.year - a.year)[0];
  if (!newest || newest.total === null || newest.year < oldest) return null;
  return {
    value: newest.total,
    from: KEY,
    provenance: provenance(name, 'all students, full-time only, rounded to 3', newest.period),
  };
}
