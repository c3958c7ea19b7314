/** Students of a Canadian university: total, undergraduate and graduate from one source wherever there is one. */
import type { Provenance } from '#schema/domain/record/facts.ts';
import type { CanadaEnrolmentRow } from '../../sources/ca-enrolment-2009-2023/read.ts';
import type { CanadaInstitutionRow, Stated } from '../../sources/ca-institutions/read.ts';
import type { TopupRow } from '../../sources/ca-topup/read.ts';
import { fullTimeTotal } from './enrolment-by-year.ts';
import type { Figure } from './figures.ts';
import { originOf } from './origins.ts';
import { startYearOf } from './vintages.ts';

export interface Enrolment {
  studentPopulation: Figure<number> | null;
  undergraduateEnrollment: Figure<number> | null;
  graduateEnrollment: Figure<number> | null;
}

/**
 * The order in which sets of figures are taken, best first:
 * 1. a dated headcount of 2022 or later whose levels add up to its total within 6 percent;
 * 2. an undated headcount that is a little above Statistics Canada's newest count of full-time students, as all students
 *    must be; else that count of full-time students, with levels that fit it;
 * 3. for institutions that Statistics Canada counts with another one: the table of all universities of about 2024,
 *    full- and part-time students added up; an undated headcount with levels; that table with only undergraduates known;
 * 4. a total alone.
 * Levels that do not add up to nearly all of the total are left out, whatever the set.
 * Where Statistics Canada gives all students of a year (Alberta), its total goes with the levels of the set when they
 * agree within 6 percent.
 */
export function enrolmentOf(
  institution: CanadaInstitutionRow,
  topup: readonly TopupRow[],
  autumns: readonly CanadaEnrolmentRow[],
): Enrolment {
  const passedOver = STATCAN_PASSED_OVER[institution.name] !== undefined;
  const sets: (Enrolment | null)[] = [
    datedHeadcount(institution, topup),
    corroboratedHeadcount(institution, autumns),
    passedOver ? null : fullTime(institution, topup, autumns),
    commonTable(topup, true),
    undatedHeadcount(institution),
    commonTable(topup, false),
    statCan(institution),
    totalOnly(institution),
  ];
  const best = sets.find((set) => set !== null) ?? NOTHING;
  return withPartsOfTotal(passedOver ? best : withStatCanTotal(institution, best));
}

/** The least share of a total that its parts have to add up to; the rest are students of no level. */
export const PARTS_OF_TOTAL = 0.85;

/**
 * Levels that leave more than a seventh of the total out are of something else: of another year, or of degree programs at an
 * institution that teaches college and trades as well (Kwantlen: 2,775 of 11,322).
 */
function withPartsOfTotal(set: Enrolment): Enrolment {
  const { studentPopulation, undergraduateEnrollment, graduateEnrollment } = set;
  const parts = (undergraduateEnrollment?.value ?? 0) + (graduateEnrollment?.value ?? 0);
  const fits = studentPopulation === null || parts >= PARTS_OF_TOTAL * studentPopulation.value;
  return fits ? set : { ...NOTHING, studentPopulation };
}

/** What a total counts, by its own words; null without a total. */
export function countsOf({ studentPopulation }: Enrolment): 'all' | 'full-time' | null {
  if (!studentPopulation) return null;
  return /full-time only/.test(studentPopulation.provenance.variable) ? 'full-time' : 'all';
}

/** Where Statistics Canada's total is passed over, and why. */
export const STATCAN_PASSED_OVER: Record<string, string> = {
  'Athabasca University': 'Students begin at any time; a count of one autumn leaves more than half of them out',
  'Université TÉLUQ': 'Nearly all study part-time at a distance; full-time students are an eighth of them',
};

const NOTHING: Enrolment = { studentPopulation: null, undergraduateEnrollment: null, graduateEnrollment: null };
const TOLERANCE = 0.06;
const FIRST_TRUSTED_YEAR = 2022;

const agree = (a: number, b: number): boolean => Math.abs(a - b) <= TOLERANCE * Math.max(a, b);

function datedHeadcount(institution: CanadaInstitutionRow, topup: readonly TopupRow[]): Enrolment | null {
  return trusted(headcountOf(institution)) ?? trusted(topupHeadcount(topup));

  function trusted(set: Headcount | null): Enrolment | null {
    if (!set || (startYearOf(set.year) ?? 0) < FIRST_TRUSTED_YEAR) return null;
    return agree(set.total, set.undergraduate + set.graduate) ? figuresOf(set, 'headcount') : null;
  }
}

function undatedHeadcount(institution: CanadaInstitutionRow): Enrolment | null {
  const set = headcountOf(institution);
  return set && startYearOf(set.year) === null && agree(set.total, set.undergraduate + set.graduate)
    ? figuresOf(set, 'headcount')
    : null;
}

/** An undated headcount that Statistics Canada's newest full-time count bears out: not below it, and within 6 percent. */
function corroboratedHeadcount(
  institution: CanadaInstitutionRow,
  autumns: readonly CanadaEnrolmentRow[],
): Enrolment | null {
  const set = undatedHeadcount(institution);
  const counted = fullTimeTotal(institution.name, autumns, FIRST_TRUSTED_YEAR)?.value;
  const total = set?.studentPopulation?.value;
  return set && total && counted && total >= counted && agree(total, counted) ? set : null;
}

interface Headcount {
  total: number;
  undergraduate: number;
  graduate: number;
  year: string | null;
  origin: string | null;
  levelsYear: string | null;
  levelsOrigin: string | null;
  from: string;
}

function headcountOf(row: CanadaInstitutionRow): Headcount | null {
  if (row.levelBasis !== 'headcount' || !row.enrolmentTotal || !row.undergraduate || !row.graduate) return null;
  return {
    total: row.enrolmentTotal.value,
    undergraduate: row.undergraduate.value,
    graduate: row.graduate.value,
    year: row.enrolmentTotal.year,
    origin: row.enrolmentTotal.origin,
    levelsYear: row.undergraduate.year,
    levelsOrigin: row.undergraduate.origin,
    from: 'ca-institutions',
  };
}

/** Total and levels that the same page gives. */
function topupHeadcount(topup: readonly TopupRow[]): Headcount | null {
  for (const { origin, year, value } of topup.filter(({ field }) => field === 'enrolment_total')) {
    const level = (field: string): number | null => {
      const row = topup.find((other) => other.field === field && other.origin === origin);
      return row ? Number(row.value) : null;
    };
    const undergraduate = level('enrolment_undergraduate');
    const graduate = level('enrolment_graduate');
    if (undergraduate !== null && graduate !== null) {
      return {
        total: Number(value),
        undergraduate,
        graduate,
        year,
        origin,
        levelsYear: year,
        levelsOrigin: origin,
        from: 'ca-topup',
      };
    }
  }
  return null;
}

/**
 * The table of all universities. A blank for part-time students beside full-time ones is said in the variable; without
 * full-time students of a level it is read as none.
 */
function commonTable(topup: readonly TopupRow[], complete: boolean): Enrolment | null {
  const cell = (field: string): number | null => {
    const row = topup.find((other) => other.field === field);
    return row ? Number(row.value) : null;
  };
  const origin = topup.find(({ field }) => field.startsWith('enrolment_full_time_'))?.origin ?? null;
  const fullUndergraduate = cell('enrolment_full_time_undergraduate');
  const fullGraduate = cell('enrolment_full_time_graduate');
  if (fullUndergraduate === null || (complete && fullGraduate === null)) return null;
  const partUndergraduate = cell('enrolment_part_time_undergraduate');
  const partGraduate = cell('enrolment_part_time_graduate');
  const undergraduate = fullUndergraduate + (partUndergraduate ?? 0);
  const graduate = fullGraduate === null ? null : fullGraduate + (partGraduate ?? 0);
  const undergraduateNote = partUndergraduate === null && fullUndergraduate > 0 ? 'full-time only' : BOTH;
  const graduateNote = partGraduate === null && (fullGraduate ?? 0) > 0 ? 'full-time only' : BOTH;
  const totalNote = graduate === null ? `${undergraduateNote}; graduates not counted` : undergraduateNote;
  const figure = (value: number, level: string, note: string): Figure<number> => ({
    value,
    from: 'ca-topup',
    provenance: provenance(origin, `${level}, ${note}`, 'about 2024', 'Full-time and part-time students added up'),
  });
  return {
    studentPopulation: figure(undergraduate + (graduate ?? 0), 'all students', totalNote),
    undergraduateEnrollment: figure(undergraduate, 'undergraduates', undergraduateNote),
    graduateEnrollment: graduate === null ? null : figure(graduate, 'graduate students', graduateNote),
  };
}

/**
 * Full-time students of the newest year, with levels: Statistics Canada's own of the year before, else the full-time
 * columns of the common table, else a headcount; the first whose sum is not above the total.
 */
function fullTime(
  institution: CanadaInstitutionRow,
  topup: readonly TopupRow[],
  autumns: readonly CanadaEnrolmentRow[],
): Enrolment | null {
  const studentPopulation = fullTimeTotal(institution.name, autumns, FIRST_TRUSTED_YEAR);
  if (!studentPopulation) return null;
  const sumOf = (set: Enrolment): number =>
    (set.undergraduateEnrollment?.value ?? 0) + (set.graduateEnrollment?.value ?? 0);
  const levels = [statCan(institution), fullTimeColumns(topup), undatedHeadcount(institution)].find(
    (set) => set?.undergraduateEnrollment && sumOf(set) <= studentPopulation.value,
  );
  return { ...(levels ?? NOTHING), studentPopulation };
}

/** Full-time students of the common table; null unless both levels are there. */
function fullTimeColumns(topup: readonly TopupRow[]): Enrolment | null {
  const level = (field: string, name: string): Figure<number> | null => {
    const row = topup.find((other) => other.field === field);
    if (!row) return null;
    return {
      value: Number(row.value),
      from: 'ca-topup',
      provenance: provenance(row.origin, `${name}, full-time only`, 'about 2024'),
    };
  };
  const undergraduateEnrollment = level('enrolment_full_time_undergraduate', 'undergraduates');
  const graduateEnrollment = level('enrolment_full_time_graduate', 'graduate students');
  return undergraduateEnrollment && graduateEnrollment
    ? { ...NOTHING, undergraduateEnrollment, graduateEnrollment }
    : null;
}

const BOTH = 'full-time and part-time';

function statCan(row: CanadaInstitutionRow): Enrolment | null {
  if (!row.fullTime && !row.enrolmentTotal) return null;
  const level = (stated: Stated<number> | null, name: string): Figure<number> | null =>
    stated && row.levelBasis === 'full-time only' ? statedFigure(stated, `${name}, full-time only`) : null;
  return {
    studentPopulation: row.fullTime ? statedFigure(row.fullTime, 'all students, full-time only') : null,
    undergraduateEnrollment: level(row.undergraduate, 'undergraduates'),
    graduateEnrollment: level(row.graduate, 'graduate students'),
  };
}

function totalOnly({ enrolmentTotal }: CanadaInstitutionRow): Enrolment | null {
  return enrolmentTotal ? { ...NOTHING, studentPopulation: statedFigure(enrolmentTotal, 'all students') } : null;
}

/** Statistics Canada's total of all students (Alberta), with the levels of the set when they fit it. */
function withStatCanTotal(row: CanadaInstitutionRow, set: Enrolment): Enrolment {
  const total = row.enrolmentTotal;
  if (!total?.origin?.startsWith('STATCAN')) return set;
  const levels = (set.undergraduateEnrollment?.value ?? 0) + (set.graduateEnrollment?.value ?? 0);
  const studentPopulation = statedFigure(total, 'all students, full-time and part-time');
  if (!agree(total.value, levels)) return { ...(statCan(row) ?? NOTHING), studentPopulation };
  // Levels that add up to more than the total would contradict it on the page.
  return levels > total.value ? set : { ...set, studentPopulation };
}

/** Campuses with a record of their own, by the name of the university they belong to. */
const CAMPUSES: Record<string, { parent: string; campus: string }> = {
  'University of British Columbia, Okanagan Campus': { parent: 'University of British Columbia', campus: 'Okanagan' },
};

/** Name of the university a campus belongs to; null for any other institution. */
export const parentOfCampus = (name: string): string | null => CAMPUSES[name]?.parent ?? null;

/** Students of a campus from the facts of its university ("44882 Vancouver; 8990 Okanagan"). */
export function campusEnrolment(name: string, parentFacts: readonly TopupRow[]): Enrolment {
  const campus = CAMPUSES[name]?.campus;
  const level = (field: string, label: string): Figure<number> | null => {
    const row = parentFacts.find((fact) => fact.field === field);
    const part = row?.value.split(';').find((text) => campus && text.includes(campus));
    if (!row || !part) return null;
    return {
      value: Number.parseInt(part.trim(), 10),
      from: 'ca-topup',
      provenance: provenance(row.origin, label, row.year ?? 'undated'),
    };
  };
  const undergraduate = level('enrolment_undergraduate_by_campus', `undergraduates of the ${campus} campus`);
  const graduate = level('enrolment_graduate_by_campus', `graduate students of the ${campus} campus`);
  const total = undergraduate &&
    graduate && {
      value: undergraduate.value + graduate.value,
      from: 'ca-topup',
      provenance: {
        ...undergraduate.provenance,
        variable: `all students of the ${campus} campus`,
        computed: 'Undergraduate and graduate students added up',
      },
    };
  return { studentPopulation: total, undergraduateEnrollment: undergraduate, graduateEnrollment: graduate };
}

function figuresOf(set: Headcount, basis: string): Enrolment {
  const level = (value: number, name: string): Figure<number> => ({
    value,
    from: set.from,
    provenance: provenance(set.levelsOrigin, `${name}, ${basis}`, set.levelsYear ?? 'undated'),
  });
  return {
    studentPopulation: {
      value: set.total,
      from: set.from,
      provenance: provenance(set.origin, `all students, ${basis}`, set.year ?? 'undated'),
    },
    undergraduateEnrollment: level(set.undergraduate, 'undergraduates'),
    graduateEnrollment: level(set.graduate, 'graduate students'),
  };
}

function statedFigure({ value, year, origin }: Stated<number>, variable: string): Figure<number> {
  return { value, from: 'ca-institutions', provenance: provenance(origin, variable, year ?? 'undated') };
}

function provenance(origin: string | null, variable: string, year: string, computed?: string): Provenance {
  const { publisher, url } = originOf(origin);
  return { source: publisher, variable, year, ...(url ? { url } : {}), ...(computed ? { computed } : {}) };
}
