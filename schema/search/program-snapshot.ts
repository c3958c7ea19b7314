/**
 * The program snapshot: every program of every university, as columns over one buffer, beside the search snapshot and
 * loaded only when programs are asked for. A *row* is a degree: one university, one four-digit CIP group (in Canada a
 * two-digit family where no more is known), one award level. Rows are in the order of group, university and level, so that a group's rows are together.
 */

import {
  type CheckLines,
  checkEarnings,
  EARNINGS_SIDES,
  type EarningsCheck,
  type EarningsLines,
} from '../domain/programs/earnings-check.ts';
import { GRADUATE_TRENDS, type GraduatesTrend, programKey, trendOf } from '../domain/programs/graduates-trend.ts';
import type {
  CipTitles,
  EndedProgramsRecord,
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

/** What is published of the pay and debt of a row's graduates; US dollars, 0 where nothing is. */
export const MONEY_COLUMNS = ['payOneYear', 'pay', 'debt'] as const;
export type MoneyColumn = (typeof MONEY_COLUMNS)[number];

/** An amount of a row, in US dollars; null where none is published. */
export const moneyAt = (programs: Pick<ProgramSnapshot, MoneyColumn>, column: MoneyColumn, row: number) =>
  programs[column][row] || null;

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
  /**
   * Row to its university, a position in `ids`: within a group how far it is from the row before, seven bits a byte, the
   * highest bit set where more follow. This and the columns below are written as they compress best, and opened as columns.
   */
  universitySteps: 'u8',
  award: 'u8',
  /** Low and high byte of the graduates a year (see graduatesOf). */
  graduatesLow: 'u8',
  graduatesHigh: 'u8',
  /** Bits of what is published (MONEY_COLUMNS), and the trend above them. */
  known: 'u8',
  /** Amounts of the rows that have one, in the order of MONEY_COLUMNS, in two parts. */
  amounts: 'u16',
  amountsHigh: 'u8',
  /** University to the lines that its programs are checked against, 0 where it has none; and whether its pay counts for another campus. */
  stateLine: 'u32',
  nationLine: 'u32',
  sharesPay: 'u8',
  /** Two-digit CIP to the line of its graduate programs, 0 where none is known. */
  fieldLines: 'u32',
  /** Programs that have ended, in the order of group, university and level: they are no rows, since nobody teaches them. */
  endedGroup: 'u16',
  endedUniversity: 'u16',
  endedLevel: 'u8',
  endedBefore: 'u16',
} as const;

/** Which program snapshots this code can read; the number is as in SNAPSHOT_LAYOUT. */
export const PROGRAM_SNAPSHOT_LAYOUT: string = layoutName(SECTIONS, [
  2,
  AWARD_LEVELS,
  DISTANCE_ONLY,
  EARNINGS_SIDES,
  GRADUATE_TRENDS,
  MONEY_COLUMNS,
]);

/** Source and year of the figures. */
export interface ProgramOrigin {
  source: string;
  year: string;
}

/** A program that has ended. */
export interface EndedRow {
  /** A position in `cips`, and one in `ids`. */
  group: number;
  university: number;
  level: AwardLevel;
  /** Graduates of the first of the years counted. */
  before: number;
}

/** An open program snapshot. */
export interface ProgramSnapshot
  extends Pick<Sections<typeof SECTIONS>, 'ids' | 'cipRows' | 'award'>,
    Record<MoneyColumn, Uint32Array> {
  version: string;
  origin: ProgramOrigin | null;
  /** Codes of the groups in their order, and their titles. */
  cips: readonly string[];
  titles: readonly string[];
  /** Row to its university (a position in `ids`), and its graduates a year (see graduatesOf). */
  university: Uint16Array;
  graduates: Uint16Array;
  /** Row to its earnings check and its trend (see checkOf, trendOfCell). */
  check: Uint8Array;
  lines: Pick<Sections<typeof SECTIONS>, 'stateLine' | 'nationLine' | 'fieldLines'>;
  ended: readonly EndedRow[];
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
  endedPrograms?: readonly EndedProgramsRecord[];
  cipTitles: CipTitles;
  provenance: ProvenanceTable;
}): Uint8Array<ArrayBuffer> {
  const records = input.programs.filter(({ programs }) => programs.length > 0).sort((a, b) => a.id - b.id);
  const linesOf = new Map(input.universities.map(({ id, earningsLines }) => [id, earningsLines ?? null]));
  const lines = records.map(({ id }) => linesOf.get(id) ?? null);
  const sharing = new Set(input.universities.flatMap(({ id, aidNumber }) => (aidNumber?.counts === false ? [id] : [])));
  const rows = records.flatMap(({ programs, graduatesByYear = {} }, university) =>
    programs.map(([cip, level, graduates, distanceOnly, oneYear = null, fourYears = null, debt = null, basis]) => ({
      cip,
      university,
      level,
      graduates,
      distanceOnly,
      basis: basis ?? 'completions',
      money: [oneYear, fourYears, debt],
      trend: trendOf(graduatesByYear[programKey(cip, level)] ?? []),
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
  const ended = endedRows(input.endedPrograms ?? [], { cips, ids: records.map(({ id }) => id) });
  const amounts = MONEY_COLUMNS.flatMap((_, at) => rows.flatMap(({ money }) => money[at] || []));
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
    universitySteps: rows.flatMap(({ cip, university }, at) => {
      const before = rows[at - 1];
      return bytesOfStep(before?.cip === cip ? university - before.university : university);
    }),
    award: rows.map((row) => levelOf(row) | (row.distanceOnly ? DISTANCE_ONLY : 0) | BASIS_BITS[row.basis]),
    graduatesLow: rows.map(({ graduates }) => (graduates ?? NOT_COUNTED) & 0xff),
    graduatesHigh: rows.map(({ graduates }) => (graduates ?? NOT_COUNTED) >>> 8),
    known: rows.map(
      ({ money, trend }) =>
        money.reduce((bits: number, amount, at) => bits | (amount ? 1 << at : 0), 0) |
        ((trend === null ? 0 : GRADUATE_TRENDS.indexOf(trend) + 1) << MONEY_COLUMNS.length),
    ),
    amounts: amounts.map((amount) => amount & 0xffff),
    amountsHigh: amounts.map((amount) => amount >>> 16),
    stateLine: lines.map((one) => one?.state ?? 0),
    nationLine: lines.map((one) => one?.nation ?? 0),
    sharesPay: records.map(({ id }) => (sharing.has(id) ? 1 : 0)),
    fieldLines: fieldLinesOf(lines),
    endedGroup: ended.map(({ group }) => group),
    endedUniversity: ended.map(({ university }) => university),
    endedLevel: ended.map(({ level }) => AWARD_LEVELS.indexOf(level)),
    endedBefore: ended.map(({ before }) => before),
  });
}

/** Those of groups and universities that the snapshot has: a group that nobody teaches has no name here. */
function endedRows(
  endedPrograms: readonly EndedProgramsRecord[],
  { cips, ids }: { cips: readonly string[]; ids: readonly number[] },
): EndedRow[] {
  return endedPrograms
    .flatMap(({ id, ended }) =>
      ended.map(([cip, level, [before]]) => ({
        group: cips.indexOf(cip),
        university: ids.indexOf(id),
        level,
        before: before ?? 0,
      })),
    )
    .filter(({ group, university }) => group >= 0 && university >= 0)
    .sort(
      (a, b) =>
        a.group - b.group ||
        a.university - b.university ||
        AWARD_LEVELS.indexOf(a.level) - AWARD_LEVELS.indexOf(b.level),
    );
}

const MORE = 0x80;

function bytesOfStep(step: number): number[] {
  const bytes: number[] = [];
  let rest = step;
  for (; rest >= MORE; rest >>>= 7) bytes.push((rest & (MORE - 1)) | MORE);
  return [...bytes, rest];
}

const FIELD_CODES = 100;

/** The nation's line of each field, which is the same for every school that teaches it. */
function fieldLinesOf(lines: readonly (EarningsLines | null)[]): number[] {
  const table = new Array<number>(FIELD_CODES).fill(0);
  for (const one of lines) {
    for (const [field, line] of Object.entries(one?.fields ?? {})) {
      const known = table[Number(field)];
      if (known !== 0 && known !== line) throw new Error(`program snapshot: two lines for the field ${field}`);
      table[Number(field)] = line;
    }
  }
  return table;
}

/** Row to its university, from the steps within each group. */
function universitiesOf({ universitySteps, cipRows, award }: Sections<typeof SECTIONS>): Uint16Array {
  const university = new Uint16Array(award.length);
  let at = 0;
  for (let group = 0; group + 1 < cipRows.length; group += 1) {
    let current = 0;
    for (let row = cipRows[group] as number; row < (cipRows[group + 1] as number); row += 1) {
      let byte: number;
      let shift = 0;
      do {
        byte = universitySteps[at] as number;
        at += 1;
        current += (byte & (MORE - 1)) << shift;
        shift += 7;
      } while (byte >= MORE);
      university[row] = current;
    }
  }
  return university;
}

function moneyOf({ known, amounts, amountsHigh }: Sections<typeof SECTIONS>): Record<MoneyColumn, Uint32Array> {
  let next = 0;
  const columns = MONEY_COLUMNS.map((name, at) => {
    const column = new Uint32Array(known.length);
    for (let row = 0; row < known.length; row += 1) {
      if (((known[row] as number) & (1 << at)) === 0) continue;
      column[row] = (amounts[next] as number) + (amountsHigh[next] as number) * 0x10000;
      next += 1;
    }
    return [name, column] as const;
  });
  return Object.fromEntries(columns) as Record<MoneyColumn, Uint32Array>;
}

/** The cells of the checks, which follow from pay and lines, with what else a row says of its pay and graduates. */
function checksOf(
  { known, award, cipRows, stateLine, nationLine, sharesPay, fieldLines }: Sections<typeof SECTIONS>,
  { cips, university, pay }: Pick<ProgramSnapshot, 'cips' | 'university' | 'pay'>,
): Uint8Array {
  const check = new Uint8Array(known.length);
  cips.forEach((cip, group) => {
    const field = cip.slice(0, 2);
    const line = fieldLines[Number(field)];
    const fields = line ? { [field]: line } : {};
    for (let row = cipRows[group] as number; row < (cipRows[group + 1] as number); row += 1) {
      let cell = ((known[row] as number) >>> MONEY_COLUMNS.length) << TREND_SHIFT;
      const at = university[row] as number;
      const state = stateLine[at] as number;
      const earningsFourYears = pay[row] as number;
      if (earningsFourYears > 0) {
        if (sharesPay[at] === 1) cell |= PAY_SHARED;
        const level = levelOfAward(award[row] as number);
        const lines = state === 0 ? null : { state, nation: nationLine[at] as number, fields };
        cell |= cellOfCheck(checkEarnings({ cip, level, earningsFourYears }, lines));
      }
      check[row] = cell;
    }
  });
  return check;
}

/** What the check of a row in a group is set against; null where it has none. */
export function checkLinesOf(
  { cips, check, university, lines }: ProgramSnapshot,
  group: number,
  row: number,
): CheckLines | null {
  const known = checkOf(check[row] as number);
  if (known === null) return null;
  const at = university[row] as number;
  return known.against === 'high-school'
    ? { state: lines.stateLine[at] as number, nation: lines.nationLine[at] as number }
    : { state: null, nation: lines.fieldLines[Number((cips[group] as string).slice(0, 2))] as number };
}

/** Opens a program snapshot. Throws when the bytes are not one of this layout. */
export function openProgramSnapshot(bytes: Uint8Array): ProgramSnapshot {
  const sections = readSections(SECTIONS, bytes);
  const { version, origin, cips: codes, cipStarts, titles, titleStarts, ids, cipRows, award } = sections;
  const originText = decodeText(origin);
  const cips = unpackTexts(codes, cipStarts);
  const university = universitiesOf(sections);
  const money = moneyOf(sections);
  return {
    version: decodeText(version),
    origin: originText === '' ? null : (JSON.parse(originText) as ProgramOrigin),
    ids,
    cips,
    titles: unpackTexts(titles, titleStarts),
    cipRows,
    award,
    university,
    graduates: Uint16Array.from(
      sections.graduatesLow,
      (low, row) => low + (sections.graduatesHigh[row] as number) * 0x100,
    ),
    ...money,
    check: checksOf(sections, { cips, university, pay: money.pay }),
    lines: { stateLine: sections.stateLine, nationLine: sections.nationLine, fieldLines: sections.fieldLines },
    ended: Array.from(sections.endedGroup, (group, at) => ({
      group,
      university: sections.endedUniversity[at] as number,
      level: AWARD_LEVELS[sections.endedLevel[at] as number] as AwardLevel,
      before: sections.endedBefore[at] as number,
    })),
  };
}
