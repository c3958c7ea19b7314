/** Status of an institution (open, closing, closed, merged) at the day of the dataset. */
import { isGone, OPEN, type UniversityStatus } from '#schema/domain/record/university-figures.ts';
import type { StatusRow } from '../../sources/institution-status/read.ts';

/** What HD2024 says of an institution's end. */
export interface DirectoryFlags {
  act: string | null;
  mergedInto: number | null;
  deathYear: number | null;
  closedAt: string | null;
}

/** Words of a name that say nothing of which school it is. */
const SMALL_WORDS = new Set(['the', 'of', 'at', 'in', 'and', 'a']);

/** True when a school took another name, not when it only writes the same words in another way. */
export function isAnotherName(before: string, today: string): boolean {
  const key = (name: string): string =>
    (
      name
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
        .replace(/\bsaint\b/g, 'st')
        .replace(/&/g, ' and ')
        .match(/[\p{L}\p{N}]+/gu) ?? []
    )
      .filter((word) => !SMALL_WORDS.has(word))
      .join('');
  return key(before) !== key(today);
}

/** Last day of a date as precise as it is known: "2025" ends on 2025-12-31. Compared as text only. */
export const endOf = (date: string): string => `${date}${'-12-31'.slice(date.length - 4)}`;

/** True when the whole of the period a date names lies before the day. */
const hasPassed = (date: string, asOf: string): boolean => endOf(date) <= asOf;

/** "12/14/2024" as 2024-12-14; null where the directory has no day. */
function isoOf(text: string | null): string | null {
  const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text ?? '');
  return parts ? `${parts[3]}-${parts[1]?.padStart(2, '0')}-${parts[2]?.padStart(2, '0')}` : null;
}

const given = (code: number | null): number | null => (code === null || code < 0 ? null : code);

/** The status the directory alone gives: ACT M, a day of closing, a year of death or a new id. Null when it gives none. */
export function directoryStatus(flags: DirectoryFlags): UniversityStatus | null {
  const successorId = given(flags.mergedInto);
  const deathYear = given(flags.deathYear);
  const closedAt = isoOf(flags.closedAt);
  if (flags.act !== 'M' && successorId === null && deathYear === null && closedAt === null) return null;
  return {
    ...OPEN,
    state: successorId === null ? 'closed' : 'merged',
    date: closedAt ?? (deathYear === null ? null : String(deathYear)),
    successorId,
    evidence: 'IPEDS HD2024',
  };
}

/** Evidence as a reader may see it: publishers and addresses, without the names of files it was found in. */
export function evidenceOf(text: string | null): string | null {
  const parts = (text ?? '').split(' | ').map((part) =>
    part
      .replace(/^absent from Scorecard 2026-06 .*$/, 'not in the College Scorecard of June 2026')
      .replace(/Scorecard 2026-06 \([^)]*\)/, 'College Scorecard, June 2026')
      .replace(/IPEDS HD2024 \([^)]*\)/, 'IPEDS HD2024')
      .replace(/^github \S+ \S+ \((checked [^)]*)\)/, 'A list of college closures ($1)')
      .replace(/ACT=\S+(?: DEATHYR=\S+)?(?: CLOSEDAT=\S+)?/, '')
      .trim(),
  );
  return parts.filter(Boolean).join('; ') || null;
}

/** A campus bought is no school to go on at. */
const CAMPUS_ONLY = /\(campus only\)/;

/**
 * The status of a row at a day. What was seen to happen, or was announced for a date that has passed, is closed or
 * merged, and so is what lay ahead when it was read and has passed since; what still lies ahead is closing. Control that
 * changed hands, and a name written in another way, leave a school open.
 */
export function statusOfRow(row: StatusRow, nameToday: string, asOf: string): UniversityStatus {
  const { status, happened } = row;
  const successor = CAMPUS_ONLY.test(row.successorName ?? '')
    ? { successorId: null, successorName: null }
    : { successorId: row.successorId, successorName: row.successorName };
  const renamed = isAnotherName(row.name, nameToday) ? row.name : null;
  const evidence = evidenceOf(row.evidence);
  if (status === 'renamed') {
    if (renamed === null) return OPEN;
    return {
      ...OPEN,
      state: 'renamed',
      date: row.date,
      announced: happened === 'announced',
      formerName: renamed,
      evidence,
    };
  }
  if (status === 'control-changed' || status === 'duplicate') return OPEN;
  const ended = status === 'merged' ? 'merged' : 'closed';
  const facts = { ...OPEN, ...successor, formerName: renamed, evidence };
  if (happened !== 'future') return { ...facts, state: ended, date: row.date, announced: happened === 'announced' };
  return row.date !== null && hasPassed(row.date, asOf)
    ? { ...facts, state: ended, date: row.date, announced: true }
    : { ...facts, state: 'closing', date: row.date };
}

/** A school of which nothing else is said and which the newest release of the Scorecard has no more. */
const UNCONFIRMED: UniversityStatus = {
  ...OPEN,
  state: 'unconfirmed',
  evidence: 'not in the College Scorecard of June 2026',
};

/**
 * The three together: what was read of a school says more than the directory, but a school the directory ends is never
 * open, and one that the newest release leaves out is open only where somebody said so.
 */
export function statusOf(
  row: StatusRow | undefined,
  flags: DirectoryFlags | undefined,
  nameToday: string,
  asOf: string,
  inNewest = true,
): UniversityStatus {
  const read = row ? statusOfRow(row, nameToday, asOf) : OPEN;
  const directory = flags ? directoryStatus(flags) : null;
  if (directory && !isGone(read)) return directory;
  return row || inNewest ? read : UNCONFIRMED;
}
