/** Counts for each major: who teaches it, where, how many finish it, and what they are paid four years on. */
import {
  ACADEMIC_PROGRAMS,
  type AcademicProgram,
  type AcademicProgramKey,
  familiesStandingFor,
} from '#schema/domain/programs/academic-programs.ts';
import { mayComplete, onlyCompletes } from '#schema/domain/programs/completing-degrees.ts';
import {
  checkEarnings,
  type EarningsCheck,
  type EarningsResult,
  resultOf,
} from '#schema/domain/programs/earnings-check.ts';
import {
  MAJOR_APART_MAX,
  MAJOR_EARNINGS_SCHOOLS,
  MAJOR_LEADERS_MAX,
  MAJOR_LEVELS,
  MAJOR_MARKS,
  MAJOR_PLACES_MAX,
  type MajorFigures,
  type MajorLeader,
  type MajorLevel,
  type MajorMark,
  type MajorPlace,
  MOSTLY_ONLINE_FROM,
} from '#schema/domain/programs/majors.ts';
import type { ProgramsRecord, ProgramTuple, UniversityRecord } from '#schema/domain/record/dataset.ts';
import type { Country } from '#schema/domain/record/enums.ts';
import { decides } from '#schema/domain/record/small-cohorts.ts';
import { isGone } from '#schema/domain/record/university-figures.ts';

type University = Pick<
  UniversityRecord,
  'id' | 'state' | 'country' | 'status' | 'cohorts' | 'aidNumber' | 'kind' | 'onlineShare' | 'designations'
> &
  Partial<Pick<UniversityRecord, 'earningsLines'>>;

/** One university's share in a major at one level. */
interface Taught {
  university: University;
  /** Null where nobody counts them. */
  graduates: number | null;
  marks: MajorMark[];
  earnings: number | null;
  /** Earnings check of that pay; null where it is not known, or counts for another campus. */
  check: EarningsCheck | null;
}

/** Most awards first; those whose awards nobody counts last. */
const byGraduates = (a: ProgramTuple, b: ProgramTuple) => (b[2] ?? -1) - (a[2] ?? -1);

/**
 * What a university's rows of one major and level come to; null where it does not teach it. A group that was offered and
 * that nobody finished says nothing, and what rests on knowledge alone is never stated. `associates` finish an associate's
 * degree in it a year.
 */
function taughtBy(university: University, rows: readonly ProgramTuple[], associates: number): Taught | null {
  const taught = rows.filter(([, , graduates, , , , , basis]) =>
    graduates === null ? basis === 'listed' : graduates > 0,
  );
  if (taught.length === 0) return null;
  const counted = taught.flatMap(([, , graduates]) => graduates ?? []);
  const graduates = counted.reduce((sum, one) => sum + one, 0);
  // One figure a university: of its largest group that has one. Medians of several groups cannot be joined.
  const [paid] = rows.filter(([, , , , , four]) => four !== null && four !== undefined).sort(byGraduates);
  const [cip, level, , , , earningsFourYears = null] = paid ?? [];
  const counts = university.aidNumber?.counts !== false;
  return {
    university,
    graduates: counted.length === 0 ? null : graduates,
    marks: marksOf(university, taught, { associates, graduates }),
    earnings: decides('programEarnings', university) ? (paid?.[5] ?? null) : null,
    check:
      cip === undefined || level === undefined || !counts
        ? null
        : checkEarnings({ cip, level, earningsFourYears }, university.earningsLines ?? null),
  };
}

function marksOf(
  { kind, onlineShare, designations }: University,
  taught: readonly ProgramTuple[],
  counts: { associates: number; graduates: number },
): MajorMark[] {
  const holds: Record<MajorMark, boolean> = {
    'distance-only': taught.every(([, , , distance]) => distance === 1),
    'mostly-online': (onlineShare ?? 0) >= MOSTLY_ONLINE_FROM || designations.includes('online-only'),
    completes:
      taught.some(([cip, level]) => level === 'bachelor' && mayComplete(cip)) &&
      onlyCompletes({ ...counts, mostlyAssociate: kind === 'mostly-associate' }),
  };
  return MAJOR_MARKS.filter((mark) => holds[mark]);
}

/** The bachelor's degree; of what is hardly ever taught for one, the degree that most universities give. */
function levelOf(counts: Record<MajorLevel, number>): MajorLevel {
  const most = MAJOR_LEVELS.reduce((one, other) => (counts[other] > counts[one] ? other : one));
  return counts.bachelor * 4 >= counts[most] ? 'bachelor' : most;
}

/** The value that a share (0 to 1) of the sorted values lie below, between two of them by proportion. */
function quantile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return Math.round(below + (above - below) * (at - Math.floor(at)));
}

function earningsOf(taught: readonly Taught[]): MajorFigures['earnings'] {
  const values = taught.flatMap(({ earnings }) => earnings ?? []).sort((a, b) => a - b);
  if (values.length < MAJOR_EARNINGS_SCHOOLS) return null;
  const [lower, median, upper] = [0.25, 0.5, 0.75].map((share) => quantile(values, share));
  return { schools: values.length, lower: lower as number, median: median as number, upper: upper as number };
}

/** How many schools' programs have each result of the earnings check; null where none has one. */
function checksOf(taught: readonly Taught[]): Exclude<MajorFigures['checks'], undefined> {
  const results = taught.flatMap(({ check }) => (check === null ? [] : [resultOf(check)]));
  if (results.length === 0) return null;
  const count = (result: EarningsResult) => results.filter((one) => one === result).length;
  return { above: count('above'), close: count('close'), between: count('between'), below: count('below') };
}

/** Who studies online is not where the university is, and would make the largest places of three or four seats. */
const isElsewhere = ({ marks }: Taught) => marks.includes('distance-only') || marks.includes('mostly-online');

function placesOf(taught: readonly Taught[], country: Country): MajorPlace[] {
  const places = new Map<string, MajorPlace>();
  for (const one of taught) {
    const { university, graduates } = one;
    if (university.country !== country || isElsewhere(one)) continue;
    const { state } = university;
    const place = places.get(state) ?? { country, state, universities: 0, graduates: country === 'US' ? 0 : null };
    place.universities += 1;
    if (place.graduates !== null) place.graduates += graduates ?? 0;
    places.set(state, place);
  }
  return [...places.values()]
    .sort(
      (a, b) =>
        (b.graduates ?? 0) - (a.graduates ?? 0) || b.universities - a.universities || (a.state < b.state ? -1 : 1),
    )
    .slice(0, MAJOR_PLACES_MAX);
}

function figuresOf({ key }: AcademicProgram, byLevel: Record<MajorLevel, Taught[]>): MajorFigures {
  const level = levelOf({
    bachelor: byLevel.bachelor.length,
    master: byLevel.master.length,
    doctorate: byLevel.doctorate.length,
  });
  const taught = byLevel[level];
  const leaders = taught
    .flatMap(({ university: { id }, graduates, marks }): MajorLeader[] =>
      graduates === null ? [] : [{ id, graduates, marks }],
    )
    .sort((a, b) => b.graduates - a.graduates || a.id - b.id);
  const inCountry = (country: Country) => taught.filter(({ university }) => university.country === country).length;
  return {
    key: key as AcademicProgramKey,
    level,
    universities: { US: inCountry('US'), CA: inCountry('CA') },
    graduates: taught.reduce((sum, { graduates }) => sum + (graduates ?? 0), 0),
    earnings: earningsOf(taught),
    checks: checksOf(taught),
    places: [...placesOf(taught, 'US'), ...placesOf(taught, 'CA')],
    leaders: leaders.filter(({ marks }) => marks.length === 0).slice(0, MAJOR_LEADERS_MAX),
    apart: leaders.filter(({ marks }) => marks.length > 0).slice(0, MAJOR_APART_MAX),
  };
}

/** The figures of every major, in the order of the programs. Universities that teach nobody any more count nowhere. */
export function majorFigures(universities: readonly University[], programs: readonly ProgramsRecord[]): MajorFigures[] {
  const open = new Map(universities.filter(({ status }) => !isGone(status)).map((one) => [one.id, one]));
  // Of a Canadian university no more than the family may be known, which stands for one major or for none.
  const majorOfCip = new Map(
    ACADEMIC_PROGRAMS.flatMap(({ key, cips }) => [...familiesStandingFor(cips), ...cips].map((cip) => [cip, key])),
  );
  const taught = new Map(
    ACADEMIC_PROGRAMS.map(({ key }): [string, Record<MajorLevel, Taught[]>] => [
      key,
      { bachelor: [], master: [], doctorate: [] },
    ]),
  );
  for (const { id, programs: own } of programs) {
    const university = open.get(id);
    if (!university) continue;
    for (const [key, rows] of Map.groupBy(own, ([cip]) => majorOfCip.get(cip))) {
      if (key === undefined) continue;
      const associates = rows.reduce(
        (sum, [, level, graduates]) => sum + (level === 'associate' ? (graduates ?? 0) : 0),
        0,
      );
      for (const level of MAJOR_LEVELS) {
        const found = taughtBy(
          university,
          rows.filter((row) => row[1] === level),
          associates,
        );
        if (found) taught.get(key)?.[level].push(found);
      }
    }
  }
  return ACADEMIC_PROGRAMS.map((program) =>
    figuresOf(program, taught.get(program.key) as Record<MajorLevel, Taught[]>),
  );
}
