/** Universities as a CSV file. */
import { acceptanceBadgeOf, sizeCategoryOf } from '#schema/domain/categories.ts';
import { type CsvCell, csvFile } from '#schema/domain/csv.ts';
import { CALENDAR_LABELS, COUNTRY_LABELS, RELIGION_LABELS, TYPE_LABELS } from '#schema/domain/enums.ts';
import { stateName } from '#schema/domain/places.ts';
import type { CardRow } from '../queries/universities.ts';

/** Column titles with units, and where each cell comes from. Money is whole units of the Currency column. */
export const UNIVERSITY_COLUMNS: readonly (readonly [title: string, cell: (row: CardRow) => CsvCell])[] = [
  ['Id', (row) => row.id],
  ['Name', (row) => row.name],
  ['City', (row) => row.city],
  ['State or province', (row) => stateName(row.country, row.state)],
  ['Country', (row) => COUNTRY_LABELS[row.country]],
  ['Type', (row) => row.type && TYPE_LABELS[row.type]],
  ['Currency', (row) => row.currency],
  ['Tuition and fees, out of state or international (per year)', (row) => row.tuition],
  ['Tuition and fees, in state or domestic (per year)', (row) => row.tuitionInState],
  ['Tuition and fees, out of state or international (US dollars per year)', (row) => row.tuitionUsd],
  ['Room and board (per year)', (row) => row.roomAndBoard],
  ['Books and supplies (per year)', (row) => row.booksAndSupplies],
  ['Net price (per year)', (row) => row.netPrice],
  ['Students receiving aid (%)', (row) => row.percentReceivingAid],
  ['Average aid (per year)', (row) => row.averageAidAmount],
  ['Students', (row) => row.studentPopulation],
  ['Undergraduates', (row) => row.undergraduateEnrollment],
  ['Graduate students', (row) => row.graduateEnrollment],
  ['Size', (row) => sizeCategoryOf(row.studentPopulation)],
  ['Students per faculty member', (row) => row.studentFacultyRatio],
  ['Acceptance rate (%)', (row) => row.acceptanceRate],
  ['Rating by acceptance rate', (row) => acceptanceBadgeOf(row.acceptanceRate)],
  ['Admission', (row) => row.admissionPolicy],
  ['Graduation rate (%)', (row) => row.graduationRate],
  ['Retention rate (%)', (row) => row.retentionRate],
  ['Median earnings (per year)', (row) => row.medianEarnings],
  ['Year founded', (row) => row.yearFounded],
  ['Religious affiliation', (row) => row.religiousAffiliation && RELIGION_LABELS[row.religiousAffiliation]],
  ['Denomination', (row) => row.religiousDenomination],
  ['Academic calendar', (row) => row.academicCalendar && CALENDAR_LABELS[row.academicCalendar]],
  ['Campus setting', (row) => row.campusSetting],
  ['Athletics', (row) => row.athleticsDivision],
];

/** The whole file: one header row, then one row a university. */
export function universitiesCsv(rows: readonly CardRow[]): string {
  return csvFile([
    UNIVERSITY_COLUMNS.map(([title]) => title),
    ...rows.map((row) => UNIVERSITY_COLUMNS.map(([, cell]) => cell(row))),
  ]);
}
