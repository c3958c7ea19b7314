/**
 * All that somebody may say of themselves to have figures that are theirs: what a price depends on (situation.ts), and
 * what else a page can set beside its figures. Every part may be left out, and nothing on the site needs any of it.
 */

import { SUBJECT_KEYS } from '../programs/subject-keys.ts';
import type { IncomeBand } from '../search/filter-values.ts';
import { INCOME_BANDS } from '../search/filter-values.ts';
import { HOMES, type Home, RESIDENCES, type Residence, type Situation } from './situation.ts';

/** First time in college, or from another one. */
export const STARTINGS = ['first-year', 'transfer'] as const;
export type Starting = (typeof STARTINGS)[number];
export const ATTENDANCES = ['full-time', 'part-time'] as const;
export type Attendance = (typeof ATTENDANCES)[number];
/** Where one would live. */
export const LIVINGS = ['campus', 'off-campus', 'with-family'] as const;
export type Living = (typeof LIVINGS)[number];

/** What a school's pages call a score, and between which whole numbers it lies. */
export const OWN_SCORES = {
  sat: { from: 400, to: 1_600 },
  act: { from: 1, to: 36 },
  /** Of a hundred. */
  average: { from: 0, to: 100 },
} as const;
export type OwnScore = keyof typeof OWN_SCORES;
export const OWN_SCORE_KEYS = Object.keys(OWN_SCORES) as OwnScore[];

/** Most subjects that somebody may be interested in. */
export const INTERESTS_MAX = 5;

export interface PersonalSituation extends Situation, Record<OwnScore, number | null> {
  /** Five digits, or a Canadian code in its usual form (M5V 2T6). */
  postalCode: string | null;
  starting: Starting | null;
  attendance: Attendance | null;
  living: Living | null;
  /** Keys of subjects (subject-keys.ts), each once, in their order. */
  subjects: string[];
}

export const NOTHING_SAID: PersonalSituation = {
  home: null,
  residence: null,
  income: null,
  postalCode: null,
  starting: null,
  attendance: null,
  living: null,
  sat: null,
  act: null,
  average: null,
  subjects: [],
};

const ZIP = /^\d{5}$/;
const POSTAL_CODE = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]) ?(\d[ABCEGHJ-NPRSTV-Z]\d)$/;

/** A ZIP or postal code in its usual form; null for what is none. */
export function postalCodeOf(text: string): string | null {
  const code = text.trim().toUpperCase().replace(/\s+/g, ' ');
  if (ZIP.test(code)) return code;
  const [, area, unit] = POSTAL_CODE.exec(code) ?? [];
  return area && unit ? `${area} ${unit}` : null;
}

/**
 * The area that a ZIP or postal code lies in, as a code in its middle: all that a question about distance says of where
 * somebody lives. Of both codes the first three characters name it.
 */
export function areaOfPostalCode(code: string): string {
  const area = code.slice(0, 3);
  return ZIP.test(code) ? `${area}00` : area;
}

const one = <Code extends string>(codes: readonly Code[], value: unknown): Code | null =>
  codes.find((code) => code === value) ?? null;

function scoreOf(key: OwnScore, value: unknown): number | null {
  const { from, to } = OWN_SCORES[key];
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to ? value : null;
}

function subjectsOf(value: unknown): string[] {
  const named = new Set(Array.isArray(value) ? value : []);
  return [...SUBJECT_KEYS].filter((key) => named.has(key)).slice(0, INTERESTS_MAX);
}

/** Reads a stored value, no matter who wrote it; null when it says nothing. */
export function personalSituationOf(value: unknown): PersonalSituation | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const said = value as Record<string, unknown>;
  const situation: PersonalSituation = {
    home: one<Home>(HOMES, said.home),
    residence: one<Residence>(RESIDENCES, said.residence),
    income: one<IncomeBand>(INCOME_BANDS, said.income),
    postalCode: typeof said.postalCode === 'string' ? postalCodeOf(said.postalCode) : null,
    starting: one(STARTINGS, said.starting),
    attendance: one(ATTENDANCES, said.attendance),
    living: one(LIVINGS, said.living),
    sat: scoreOf('sat', said.sat),
    act: scoreOf('act', said.act),
    average: scoreOf('average', said.average),
    subjects: subjectsOf(said.subjects),
  };
  return saysNothing(situation) ? null : situation;
}

export function saysNothing(situation: PersonalSituation): boolean {
  return Object.values(situation).every((value) => value === null || (Array.isArray(value) && value.length === 0));
}
