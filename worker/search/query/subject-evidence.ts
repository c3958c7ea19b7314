/** Evidence that a school teaches a subject: graduates a year at the degrees asked for, and their share of the school. */
import { ACADEMIC_FIELDS } from '#schema/domain/programs/academic-fields.ts';
import { mayComplete, onlyCompletes } from '#schema/domain/programs/completing-degrees.ts';
import { isSpecialism, subjectHolds } from '#schema/domain/programs/subjects.ts';
import { COUNTRIES, type Country } from '#schema/domain/record/enums.ts';
import { UNIVERSITY_KINDS } from '#schema/domain/record/university-figures.ts';
import { DEGREES, type Degree } from '#schema/domain/search/filter-values.ts';
import { DEGREE_OF_LEVEL } from '#schema/search/filter-codes.ts';
import {
  basisOfAward,
  DISTANCE_ONLY,
  graduatesOf,
  levelOfAward,
  type ProgramSnapshot,
} from '#schema/search/program-snapshot.ts';
import { NO_NUMBER, type Snapshot } from '#schema/search/snapshot.ts';
import { isListed } from '../listed-rows.ts';
import { rowsOf } from '../programs/rows-of.ts';
import { graduatesOfSpecialisms, isCountedApart } from '../programs/specialisms.ts';
import { degreeBits } from '../taught-subjects.ts';

/** Taught means at least this many graduates a year, where the subject is common. */
export const TAUGHT_FROM = 10;
/** A subject is common when so many schools have that many graduates. */
const COMMON_FROM = 40;
/** Canada counts no graduates by program: what a list shows is taken for this share of the students, knowledge for less. */
const LISTED_SHARE = 0.004;
const KNOWN_SHARE = 0.0015;
/** The share of a school's graduates counts beside their number. */
const SHARE_WEIGHT = 0.35;
const MOSTLY_ASSOCIATE = UNIVERSITY_KINDS.indexOf('mostly-associate');

export interface Evidence {
  /** Graduates a year of each row in the subjects at the degrees asked for; -1 where they are not counted. */
  graduates: Int32Array;
  /** How good an answer each row is; 0 where it teaches none of it. */
  score: Float64Array;
  /** 1 where the degrees can only be had at a distance. */
  online: Uint8Array;
  /** 1 where they only complete another degree. */
  completes: Uint8Array;
  common: boolean;
  /** 1 where only the degrees of the whole group are known, of a specialism that is asked for. */
  related: Uint8Array;
  /** 1 where only a family that holds the subject is known (Canada). */
  family: Uint8Array;
  /** 1 where the degrees can be had at a distance, whether or not they can only be had so. */
  distance: Uint8Array;
}

/** Of a school at which fewer study only at a distance, a program that is marked so can be had on the campus too. */
const MOSTLY_ONLINE = 500;
/** What is guessed of a school that counts no graduates is at most what this share of those that do have. */
const GUESS_QUANTILE = 0.75;
const COUNTED_FROM = 5;

const DEGREE_AT = (award: number) => DEGREES.indexOf(DEGREE_OF_LEVEL[levelOfAward(award)]);

const heldDegrees = new WeakMap<ProgramSnapshot, { of: Snapshot; byQuestion: Map<string, Degree[]> }>();
/** Questions that are asked again, of one line several times. */
const DEGREES_HELD = 200;

/** The degrees that are meant where none is said: bachelor's, or what the subject is mostly taught for in a country. */
export function usualDegrees(
  snapshot: Snapshot,
  programs: ProgramSnapshot,
  subjects: readonly string[],
  country: Country = 'US',
): Degree[] {
  let held = heldDegrees.get(programs);
  if (held?.of !== snapshot) {
    held = { of: snapshot, byQuestion: new Map() };
    heldDegrees.set(programs, held);
  }
  const key = `${country} ${subjects.join()}`;
  const known = held.byQuestion.get(key);
  if (known) return known;
  if (held.byQuestion.size >= DEGREES_HELD) held.byQuestion.clear();
  const degrees = usualDegreesAnew(snapshot, programs, subjects, country);
  held.byQuestion.set(key, degrees);
  return degrees;
}

function usualDegreesAnew(
  snapshot: Snapshot,
  programs: ProgramSnapshot,
  subjects: readonly string[],
  country: Country,
): Degree[] {
  const code = COUNTRIES.indexOf(country);
  const tests = subjects.map(subjectHolds);
  const rows = rowsOf(snapshot, programs);
  const schools = DEGREES.map(() => new Set<number>());
  programs.cips.forEach((cip, group) => {
    if (!tests.some((holds) => holds(cip))) return;
    for (let at = programs.cipRows[group] as number; at < (programs.cipRows[group + 1] as number); at += 1) {
      const graduates = graduatesOf(programs.graduates[at] as number);
      const row = rows[programs.university[at] as number] as number;
      if (row >= 0 && snapshot.country[row] === code && (graduates === null || graduates >= TAUGHT_FROM))
        schools[DEGREE_AT(programs.award[at] as number)]?.add(row);
    }
  });
  const counts = schools.map(({ size }) => size);
  const bachelors = counts[DEGREES.indexOf('bachelors')] as number;
  const most = Math.max(...counts);
  const degree = DEGREES[counts.indexOf(most)] as Degree;
  // Law in Canada is a first degree of three years after another, and one of civil law from school.
  if (country === 'CA' && degree === 'doctorate' && bachelors > 0 && bachelors < most) return ['bachelors', degree];
  if (bachelors * 4 >= most || most === 0) return ['bachelors'];
  // Trades end with a certificate or an associate's degree, as the school has it.
  return degree === 'certificate' || degree === 'associate' ? ['certificate', 'associate'] : [degree];
}

const totals = new WeakMap<ProgramSnapshot, Map<number, { of: Snapshot; graduates: Float64Array }>>();

function graduatesOfAll(snapshot: Snapshot, programs: ProgramSnapshot, bits: number): Float64Array {
  const known = totals.get(programs) ?? new Map<number, { of: Snapshot; graduates: Float64Array }>();
  totals.set(programs, known);
  const before = known.get(bits);
  if (before?.of === snapshot) return before.graduates;
  const rows = rowsOf(snapshot, programs);
  const graduates = new Float64Array(snapshot.size);
  for (let at = 0; at < programs.university.length; at += 1) {
    const row = rows[programs.university[at] as number] as number;
    if (row < 0 || ((1 << DEGREE_AT(programs.award[at] as number)) & bits) === 0) continue;
    graduates[row] = (graduates[row] as number) + (graduatesOf(programs.graduates[at] as number) ?? 0);
  }
  known.set(bits, { of: snapshot, graduates });
  return graduates;
}

/** What is noted of a row, as bits. */
const NOTED = 1;
const TAUGHT = 2;
const THERE = 4;
const COMPLETES = 8;
const EXACTLY = 16;

interface Scratch {
  counted: Float64Array;
  guessed: Float64Array;
  associate: Float64Array;
  said: Uint8Array;
}
const scratches = new WeakMap<Snapshot, Scratch>();

/** Scratch columns, all zero; the user clears the rows that it noted. */
function scratchOf(snapshot: Snapshot): Scratch {
  const known = scratches.get(snapshot);
  if (known) return known;
  const column = () => new Float64Array(snapshot.size);
  const made = { counted: column(), guessed: column(), associate: column(), said: new Uint8Array(snapshot.size) };
  scratches.set(snapshot, made);
  return made;
}

const isFamily = (cip: string) => cip.length === 2;
const FIELDS: ReadonlySet<string> = new Set(ACADEMIC_FIELDS.map(({ key }) => key));

/** The evidence for subjects (any of them) at degrees; of a specialism it is its own, where it is counted. */
export function evidenceOf(
  snapshot: Snapshot,
  programs: ProgramSnapshot,
  subjects: readonly string[],
  degrees: readonly Degree[],
): Evidence {
  let known = heldEvidence.get(programs);
  if (known?.of !== snapshot) {
    known = { of: snapshot, byQuestion: new Map() };
    heldEvidence.set(programs, known);
  }
  const { byQuestion } = known;
  const key = `${subjects.join()} ${degrees.join()}`;
  const evidence = byQuestion.get(key) ?? evidenceAnew(snapshot, programs, subjects, degrees);
  byQuestion.delete(key);
  byQuestion.set(key, evidence);
  const [oldest] = byQuestion.keys();
  if (byQuestion.size > EVIDENCE_HELD && oldest !== undefined) byQuestion.delete(oldest);
  return evidence;
}

/** One answer asks for it several times, and the next page again. */
const EVIDENCE_HELD = 12;
const heldEvidence = new WeakMap<ProgramSnapshot, { of: Snapshot; byQuestion: Map<string, Evidence> }>();

function evidenceAnew(
  snapshot: Snapshot,
  programs: ProgramSnapshot,
  subjects: readonly string[],
  degrees: readonly Degree[],
): Evidence {
  const tests = subjects.map(subjectHolds);
  const rows = rowsOf(snapshot, programs);
  const bits = degreeBits(degrees);
  const { size } = snapshot;
  const { counted, guessed, associate, said } = scratchOf(snapshot);
  /** The rows of which anything is noted, and those of them that teach any of it, once each. */
  const noted: number[] = [];
  const rowsTaught: number[] = [];
  // Specialisms are counted of bachelor's degrees only.
  const isSpecial = (subject: string) => isSpecialism(subject) && isCountedApart(subject);
  const special = subjects.filter(isSpecial);
  const asksSpecial = special.length > 0 && degrees.every((degree) => degree === 'bachelors');
  const whole = subjects.filter((subject) => !isSpecial(subject)).map(subjectHolds);
  const counts = asksSpecial ? graduatesOfSpecialisms(snapshot, special) : undefined;
  const own = whole.length > 0 ? counts?.slice() : counts;
  const ofField = subjects.some((subject) => FIELDS.has(subject));
  programs.cips.forEach((cip, group) => {
    if (!tests.some((holds) => holds(cip))) return;
    const canComplete = mayComplete(cip);
    const standsIn = isFamily(cip) && !ofField && !subjects.includes(cip);
    const isWhole = own !== undefined && whole.some((holds) => holds(cip));
    for (let at = programs.cipRows[group] as number; at < (programs.cipRows[group + 1] as number); at += 1) {
      const row = rows[programs.university[at] as number] as number;
      if (row < 0) continue;
      const award = programs.award[at] as number;
      const graduates = graduatesOf(programs.graduates[at] as number);
      const level = levelOfAward(award);
      if (said[row] === 0) {
        said[row] = NOTED;
        noted.push(row);
      }
      if (canComplete && level === 'associate') associate[row] = (associate[row] as number) + (graduates ?? 0);
      if (((1 << DEGREES.indexOf(DEGREE_OF_LEVEL[level])) & bits) === 0 || graduates === 0) continue;
      if (graduates === null) {
        const students = Math.max(0, snapshot.studentPopulation[row] as number);
        const share = basisOfAward(award) === 'knowledge' ? KNOWN_SHARE : LISTED_SHARE;
        guessed[row] = Math.max(guessed[row] as number, 1 + students * share);
      } else counted[row] = (counted[row] as number) + graduates;
      if (isWhole && graduates !== null) own[row] = (own[row] as number) + graduates;
      if (((said[row] as number) & TAUGHT) === 0) rowsTaught.push(row);
      said[row] =
        (said[row] as number) |
        TAUGHT |
        (standsIn ? 0 : EXACTLY) |
        ((award & DISTANCE_ONLY) === 0 ? THERE : 0) |
        (canComplete && level === 'bachelor' ? COMPLETES : 0);
    }
  });
  const all = graduatesOfAll(snapshot, programs, bits);
  let schools = 0;
  const evidence: Evidence = {
    graduates: new Int32Array(size).fill(-1),
    score: new Float64Array(size),
    online: new Uint8Array(size),
    completes: new Uint8Array(size),
    common: false,
    related: new Uint8Array(size),
    family: new Uint8Array(size),
    distance: new Uint8Array(size),
  };
  const most = guessedAtMost(snapshot, own ?? counted, rowsTaught);
  for (const row of rowsTaught) {
    const special = own !== undefined && (own[row] as number) > 0;
    if (own && !special) evidence.related[row] = 1;
    const notes = said[row] as number;
    if ((notes & EXACTLY) === 0) evidence.family[row] = 1;
    const graduates = (special ? own[row] : counted[row]) as number;
    const isCounted = graduates > 0;
    if (isCounted) evidence.graduates[row] = graduates;
    if (isListed(snapshot, row) && graduates >= TAUGHT_FROM && (!own || special)) schools += 1;
    const shareOfAll = isCounted ? graduates / Math.max(graduates, all[row] as number) : 0.04;
    const number = isCounted ? graduates : Math.min(most, guessed[row] as number);
    evidence.score[row] = Math.log(1 + number) + SHARE_WEIGHT * Math.log(0.02 + shareOfAll) + 2;
    const there = (notes & THERE) !== 0;
    evidence.distance[row] = there ? 0 : 1;
    const share = snapshot.onlineShare[row] as number;
    evidence.online[row] = !there && (share === NO_NUMBER || share >= MOSTLY_ONLINE) ? 1 : 0;
    const mostlyAssociate = snapshot.kind[row] === MOSTLY_ASSOCIATE;
    const associates = associate[row] as number;
    evidence.completes[row] =
      (notes & COMPLETES) !== 0 && onlyCompletes({ associates, graduates, mostlyAssociate }) ? 1 : 0;
  }
  for (const row of noted) {
    counted[row] = 0;
    guessed[row] = 0;
    associate[row] = 0;
    said[row] = 0;
  }
  evidence.common = schools >= COMMON_FROM;
  return evidence;
}

/** What a school may be guessed to have at most, by those that are counted. */
function guessedAtMost(snapshot: Snapshot, counted: Float64Array | Int32Array, rows: readonly number[]): number {
  const known = rows.filter((row) => (counted[row] as number) > 0 && isListed(snapshot, row));
  if (known.length < COUNTED_FROM) return Number.POSITIVE_INFINITY;
  const sorted = Float64Array.from(known, (row) => counted[row] as number).sort();
  return sorted[Math.floor(sorted.length * GUESS_QUANTILE)] as number;
}

/** Students, for the order where nothing else decides. */
export const studentsOf = (snapshot: Snapshot, row: number): number => {
  const students = snapshot.studentPopulation[row] as number;
  return students === NO_NUMBER ? 0 : students;
};
