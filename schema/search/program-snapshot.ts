/**
 * The program snapshot: every program of every university, as columns over one buffer, beside the search snapshot and
 * loaded only when programs are asked for. A *row* is a degree: one university, one four-digit CIP group (in Canada a
 * two-digit family where no more is known), one award level. Rows are in the order of group, university and level, so that a group's rows are together.
 */

import { checkEarnings, EARNINGS_SIDES, type EarningsCheck } from '../domain/programs/earnings-check.ts';
import { GRADUATE_TRENDS, type GraduatesTrend, programKey, trendOf } from '../domain/programs/graduates-trend.ts';
import type {
  CipTitles,
  ProgramBasis,
  ProgramsRecord,
  ProvenanceTable,
  UniversityRecord,
} from '../domain/record/dataset.ts';
import { AWARD_LEVELS, type AwardLevel } from '../domain/record/enums.ts';
import {
  decodeText,
  encodeText,
  layoutName,
  packTexts,
  readSections,
  type Sections,
  unpackTexts,
  writeSections,
} from './sections.ts';

/** Set in `award` where the degree can only be had at a distance; AWARD_LEVEL is the position in AWARD_LEVELS. */
export const DISTANCE_ONLY = 0x80;
/** Set where the row rests on a list that was read, or on knowledge alone; neither where degrees are counted. */
const LISTED = 0x40;
const KNOWLEDGE = 0x20;
const AWARD_LEVEL = 0x07;
const COUNT_MAX = 0xfffe;
/** In `graduates` where nobody counts them. */
const NOT_COUNTED = 0xffff;

/** What a row's `award` says besides its way of study. */
export const levelOfAward = (award: number): AwardLevel => AWARD_LEVELS[award & AWARD_LEVEL] as AwardLevel;
export const basisOfAward = (award: number): ProgramBasis =>
  award & KNOWLEDGE ? 'knowledge' : award & LISTED ? 'listed' : 'completions';
/** A row's bit among AWARD_LEVELS. */
export const levelBit = (award: number): number => 1 << (award & AWARD_LEVEL);
/** Graduates a year of a row's cell; null where nobody counts them. */
export const graduatesOf = (cell: number): number | null => (cell === NOT_COUNTED ? null : cell);

const PAY_HIGH = 0x10000;

/** Median pay four years on of a row, in US dollars; null where none is published. */
export function payAt({ pay, payHigh }: Pick<ProgramSnapshot, 'pay' | 'payHigh'>, row: number): number | null {
  const amount = (pay[row] as number) + (payHigh[row] as number) * PAY_HIGH;
  return amount === 0 ? null : amount;
}

const CHECK_SIDE = 0x03;
const CHECK_CLOSE = 0x04;
const CHECK_BACHELORS = 0x08;
const PAY_SHARED = 0x10;
const TREND_SHIFT = 5;

/** A check as a row's cell; 0 where it is not known. */
const cellOfCheck = (check: EarningsCheck | null): number =>
  check === null
    ? 0
    : (EARNINGS_SIDES.indexOf(check.side) + 1) |
      (check.close ? CHECK_CLOSE : 0) |
      (check.against === 'bachelors' ? CHECK_BACHELORS : 0);

/** The earnings check of a row's cell; null where it is not known. */
export function checkOf(cell: number): EarningsCheck | null {
  const side = EARNINGS_SIDES[(cell & CHECK_SIDE) - 1];
  if (side === undefined) return null;
  return { against: cell & CHECK_BACHELORS ? 'bachelors' : 'high-school', side, close: (cell & CHECK_CLOSE) !== 0 };
}

/** Whether a row's pay is that of several campuses and counts for another of them: it orders nothing here. */
export const isSharedPay = (cell: number): boolean => (cell & PAY_SHARED) !== 0;

/** How a row's graduates have changed, by its `check`; null where that cannot be told. */
export const trendOfCell = (cell: number): GraduatesTrend | null => GRADUATE_TRENDS[(cell >>> TREND_SHIFT) - 1] ?? null;

const BASIS_BITS: Record<ProgramBasis, number> = { completions: 0, listed: LISTED, knowledge: KNOWLEDGE };

const SECTIONS = {
  version: 'u8',
  /** Where the figures come from, as JSON (ProgramOrigin), or nothing. */
  origin: 'u8',
  /** Universities that have programs, by id. */
  ids: 'u32',
  cips: 'u8',
  cipStarts: 'u32',
  titles: 'u8',
  titleStarts: 'u32',
  /** Group to its first row; one more at the end. */
  cipRows: 'u32',
  /** Row to its university (a position in `ids`), its award and its graduates a year (see graduatesOf). */
  university: 'u16',
  award: 'u8',
  graduates: 'u16',
  /** Row to its pay four years on, in two parts that compress better than one (see payAt). */
  pay: 'u16',
  payHigh: 'u8',
  /** Row to its earnings check and its trend (see checkOf, trendOfCell). */
  check: 'u8',
} as const;

/** Which program snapshots this code can read; the number is as in SNAPSHOT_LAYOUT. */
export const PROGRAM_SNAPSHOT_LAYOUT: string = layoutName(SECTIONS, [
  1,
  AWARD_LEVELS,
  DISTANCE_ONLY,
  EARNINGS_SIDES,
  GRADUATE_TRENDS,
]);

/** Source and year of the figures. */
export interface ProgramOrigin {
  source: string;
  year: string;
}

/** An open program snapshot. */
export interface ProgramSnapshot
  extends Omit<Sections<typeof SECTIONS>, 'version' | 'origin' | 'cips' | 'cipStarts' | 'titles' | 'titleStarts'> {
  version: string;
  origin: ProgramOrigin | null;
  /** Codes of the groups in their order, and their titles. */
  cips: readonly string[];
  titles: readonly string[];
}

const byCodeUnit = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The provenance of the counted programs, when all of them have the same. */
function originOf(
  universities: readonly UniversityRecord[],
  counted: ReadonlySet<number>,
  provenance: ProvenanceTable,
): ProgramOrigin | null {
  const keys = new Set(universities.flatMap(({ id, facts }) => (counted.has(id) ? (facts.programs ?? []) : [])));
  const [key] = keys;
  const fact = keys.size === 1 && key !== undefined ? provenance[key] : undefined;
  return fact ? { source: fact.source, year: fact.year } : null;
}

/** The snapshot of a dataset's programs as bytes: the same for the same programs in whatever order. */
export function buildProgramSnapshot(input: {
  version: string;
  universities: readonly UniversityRecord[];
  programs: readonly ProgramsRecord[];
  cipTitles: CipTitles;
  provenance: ProvenanceTable;
}): Uint8Array<ArrayBuffer> {
  const records = input.programs.filter(({ programs }) => programs.length > 0).sort((a, b) => a.id - b.id);
  const linesOf = new Map(input.universities.map(({ id, earningsLines }) => [id, earningsLines ?? null]));
  const sharing = new Set(input.universities.flatMap(({ id, aidNumber }) => (aidNumber?.counts === false ? [id] : [])));
  const rows = records.flatMap(({ id, programs, graduatesByYear = {} }, university) =>
    programs.map(([cip, level, graduates, distanceOnly, _oneYear, earningsFourYears = null, _debt, basis]) => ({
      cip,
      university,
      level,
      graduates,
      distanceOnly,
      basis: basis ?? 'completions',
      pay: earningsFourYears,
      trend: trendOf(graduatesByYear[programKey(cip, level)] ?? []),
      shared: sharing.has(id) && earningsFourYears !== null,
      check: checkEarnings({ cip, level, earningsFourYears }, linesOf.get(id) ?? null),
    })),
  );
  const counted = new Set(
    records.filter(({ programs }) => programs.some(([, , graduates]) => graduates !== null)).map(({ id }) => id),
  );
  const levelOf = ({ level }: (typeof rows)[number]) => AWARD_LEVELS.indexOf(level);
  rows.sort((a, b) => byCodeUnit(a.cip, b.cip) || a.university - b.university || levelOf(a) - levelOf(b));
  if (records.length > COUNT_MAX || rows.some(({ graduates }) => (graduates ?? 0) > COUNT_MAX)) {
    throw new Error('program snapshot: more than its columns hold');
  }
  const cips = [...new Set(rows.map(({ cip }) => cip))];
  const cipRows: number[] = [];
  rows.forEach(({ cip }, at) => {
    if (at === 0 || rows[at - 1]?.cip !== cip) cipRows.push(at);
  });
  cipRows.push(rows.length);
  const packedCips = packTexts(cips);
  const packedTitles = packTexts(cips.map((cip) => input.cipTitles[cip] ?? `CIP ${cip}`));
  const origin = originOf(input.universities, counted, input.provenance);
  return writeSections(SECTIONS, {
    version: encodeText(input.version),
    origin: encodeText(origin ? JSON.stringify(origin) : ''),
    ids: records.map(({ id }) => id),
    cips: packedCips.bytes,
    cipStarts: packedCips.starts,
    titles: packedTitles.bytes,
    titleStarts: packedTitles.starts,
    cipRows,
    university: rows.map(({ university }) => university),
    award: rows.map((row) => levelOf(row) | (row.distanceOnly ? DISTANCE_ONLY : 0) | BASIS_BITS[row.basis]),
    graduates: rows.map(({ graduates }) => graduates ?? NOT_COUNTED),
    pay: rows.map(({ pay }) => (pay ?? 0) % PAY_HIGH),
    payHigh: rows.map(({ pay }) => Math.floor((pay ?? 0) / PAY_HIGH)),
    check: rows.map(
      ({ check, shared, trend }) =>
        cellOfCheck(check) |
        (shared ? PAY_SHARED : 0) |
        ((trend === null ? 0 : GRADUATE_TRENDS.indexOf(trend) + 1) << TREND_SHIFT),
    ),
  });
}

/** Opens a program snapshot; only the titles are decoded. Throws when the bytes are not one of this layout. */
export function openProgramSnapshot(bytes: Uint8Array): ProgramSnapshot {
  const { version, origin, cips, cipStarts, titles, titleStarts, ...columns } = readSections(SECTIONS, bytes);
  const originText = decodeText(origin);
  return {
    ...columns,
    version: decodeText(version),
    origin: originText === '' ? null : (JSON.parse(originText) as ProgramOrigin),
    cips: unpackTexts(cips, cipStarts),
    titles: unpackTexts(titles, titleStarts),
  };
}
