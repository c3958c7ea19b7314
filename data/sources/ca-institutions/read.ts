/** Canadian universities and colleges, one row each, with the origin of every figure in a column beside it. */
import { CA_PROVINCES } from '#schema/domain/places/english-places.ts';
import { type Cells, loadSource, numberOf, type Reading, readCsv, textOf } from '../source.ts';

/** A value with the year and the origin the file states for it. */
export interface Stated<T> {
  value: T;
  year: string | null;
  origin: string | null;
}

export interface CanadaInstitutionRow {
  name: string;
  nameFrench: string | null;
  aliases: string[];
  province: string;
  city: string | null;
  website: Stated<string> | null;
  latitude: number | null;
  longitude: number | null;
  /** university, college, campus; federated and affiliated ones name their parent in brackets. */
  level: string;
  control: Stated<string> | null;
  founded: Stated<number> | null;
  foundedRor: number | null;
  enrolmentTotal: Stated<number> | null;
  undergraduate: Stated<number> | null;
  graduate: Stated<number> | null;
  /** What undergraduate and graduate count: "full-time only" or "headcount". */
  levelBasis: string | null;
  fullTime: Stated<number> | null;
  /** Canadian dollars a year. */
  tuitionDomestic: Stated<number> | null;
  tuitionInternational: Stated<number> | null;
  roomAndBoard: Stated<number> | null;
  residence: Stated<string> | null;
  religion: Stated<string> | null;
  calendar: Stated<string> | null;
  setting: Stated<string> | null;
  /** "15:1" as students to one teacher. */
  studentFacultyRatio: Stated<number> | null;
  enteringAverage: Stated<number> | null;
  employmentRate: Stated<number> | null;
  language: string | null;
  athletics: Stated<string> | null;
  athleticsConference: string | null;
  universitiesCanadaMember: boolean;
  rorId: string | null;
}

export const readCanadaInstitutions = (): Reading<CanadaInstitutionRow> =>
  readCsv(loadSource(import.meta.dirname), toRow);

function toRow(cells: Cells): CanadaInstitutionRow | string {
  const name = textOf(cells.name);
  const province = textOf(cells.province);
  const level = textOf(cells.institution_level);
  if (!name || !level) return 'no name or no institution level';
  if (!province || !CA_PROVINCES[province]) return `${name}: unknown province ${province ?? ''}`;
  const founded = number(cells, 'founded', null, 'founded_source');
  if (founded && (founded.value < 1600 || founded.value > 2026)) return `${name}: founded in ${founded.value}`;
  return {
    name,
    nameFrench: textOf(cells.name_fr),
    aliases: (cells.aliases ?? '').split(';').flatMap((alias) => textOf(alias) ?? []),
    province,
    city: textOf(cells.city),
    website: text(cells, 'website', 'website_source'),
    latitude: numberOf(cells.latitude),
    longitude: numberOf(cells.longitude),
    level,
    control: text(cells, 'control', 'control_source'),
    founded,
    foundedRor: numberOf(cells.founded_ror),
    enrolmentTotal: number(cells, 'enrolment_total', 'enrolment_total_year', 'enrolment_total_source'),
    undergraduate: number(cells, 'enrolment_undergraduate', 'enrolment_level_year', 'enrolment_level_source'),
    graduate: number(cells, 'enrolment_graduate', 'enrolment_level_year', 'enrolment_level_source'),
    levelBasis: textOf(cells.enrolment_level_basis),
    fullTime: number(cells, 'enrolment_full_time', 'enrolment_full_time_year', 'enrolment_full_time_source'),
    tuitionDomestic: number(cells, 'tuition_domestic_cad', 'tuition_domestic_year', 'tuition_domestic_source'),
    tuitionInternational: number(
      cells,
      'tuition_international_cad',
      'tuition_international_year',
      'tuition_international_source',
    ),
    roomAndBoard: number(cells, 'room_board_cad', 'room_board_year', 'room_board_source'),
    residence: text(cells, 'residence', 'residence_source'),
    religion: text(cells, 'religious_affiliation', 'religious_source'),
    calendar: text(cells, 'academic_calendar', 'academic_calendar_source'),
    setting: text(cells, 'campus_setting', 'campus_setting_source'),
    studentFacultyRatio: ratio(cells),
    enteringAverage: number(cells, 'entering_average_pct', 'entering_average_year', 'entering_average_source'),
    employmentRate: number(cells, 'employment_rate_2yr_pct', 'employment_rate_2yr_year', 'employment_rate_2yr_source'),
    language: textOf(cells.language),
    athletics: text(cells, 'athletics', 'athletics_source'),
    athleticsConference: textOf(cells.athletics_conference),
    universitiesCanadaMember: cells.universities_canada_member === 'yes',
    rorId: textOf(cells.ror_id),
  };
}

function number(cells: Cells, column: string, year: string | null, origin: string): Stated<number> | null {
  const value = numberOf(cells[column]);
  return value === null ? null : { value, year: year ? textOf(cells[year]) : null, origin: textOf(cells[origin]) };
}

function text(cells: Cells, column: string, origin: string): Stated<string> | null {
  const value = textOf(cells[column]);
  return value === null ? null : { value, year: null, origin: textOf(cells[origin]) };
}

function ratio(cells: Cells): Stated<number> | null {
  const value = /^(\d+(?:\.\d+)?):1$/.exec(cells.student_faculty_ratio?.trim() ?? '')?.[1];
  return value === undefined
    ? null
    : { value: Number(value), year: null, origin: textOf(cells.student_faculty_ratio_source) };
}
