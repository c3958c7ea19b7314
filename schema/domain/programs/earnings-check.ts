/**
 * The earnings check: what a program's former students earn, set against what people with less schooling earn. A federal law
 * of July 2025 (Public Law 119-21, section 84001; 20 U.S.C. 1087d) will judge programs this way; its first results are expected
 * in 2027 and will be of later graduates. What is worked out here is the College Scorecard's figures of June 2026, no verdict.
 */
import type { AwardLevel } from '../record/enums.ts';

/** What the pay of a school's programs is set against, in US dollars a year. */
export interface EarningsLines {
  /** Median pay at 25 to 34 of those who work and finished only high school, in the state of the main campus and the nation. */
  state: number;
  nation: number;
  /**
   * Two-digit CIP to the median pay at 25 to 34 of those with a bachelor's degree in the field and no more, in the nation; of the
   * fields that it teaches beyond the bachelor's degree, where one is known.
   */
  fields: Readonly<Record<string, number>>;
}

/** Where pay is: no lower than all lines, between the state's and the nation's, or below both. */
export const EARNINGS_SIDES = ['above', 'between', 'below'] as const;
export type EarningsSide = (typeof EARNINGS_SIDES)[number];

/** One word for a program's check, as lists filter by it: `close` is pay within NOISE of a line, on whichever side. */
export const EARNINGS_RESULTS = ['above', 'close', 'between', 'below'] as const;
export type EarningsResult = (typeof EARNINGS_RESULTS)[number];

export interface EarningsCheck {
  /** People with high school only, for undergraduate programs; with a bachelor's degree in the field, for graduate ones. */
  against: 'high-school' | 'bachelors';
  side: EarningsSide;
  /** Pay is within NOISE of a line: by how much the tax office may have moved it. */
  close: boolean;
}

/** What a program's pay is set against: in the state where that is known, and in the nation. */
export interface CheckLines {
  state: number | null;
  nation: number;
}

/** The tax office adds noise to medians and withholds those that it moved by more than this share. */
const NOISE = 0.09;

const UNDERGRADUATE: ReadonlySet<AwardLevel> = new Set(['certificate', 'associate', 'bachelor']);
const GRADUATE: ReadonlySet<AwardLevel> = new Set(['master', 'doctorate']);

const isClose = (pay: number, line: number) => Math.abs(pay - line) < NOISE * line;

/**
 * The check of a program, or null where it is not known: no pay is published, the school has no lines (Canada, most
 * territories), or the level is "postbaccalaureate", which holds undergraduate and graduate certificates alike. The law sets a
 * graduate program against the lowest of three lines, of which only the nation's of the field is known: at or above that it
 * is at or above the lowest for certain, below it nothing is known.
 */
export function checkEarnings(
  program: { cip: string; level: AwardLevel; earningsFourYears: number | null },
  lines: EarningsLines | null,
): EarningsCheck | null {
  const { cip, level, earningsFourYears: pay } = program;
  if (pay === null || lines === null) return null;
  if (UNDERGRADUATE.has(level)) {
    const both = [lines.state, lines.nation];
    const side = both.every((line) => pay >= line) ? 'above' : both.every((line) => pay < line) ? 'below' : 'between';
    return { against: 'high-school', side, close: both.some((line) => isClose(pay, line)) };
  }
  const line = GRADUATE.has(level) ? lines.fields[cip.slice(0, 2)] : undefined;
  return line === undefined || pay < line ? null : { against: 'bachelors', side: 'above', close: isClose(pay, line) };
}

export const resultOf = ({ side, close }: EarningsCheck): EarningsResult => (close ? 'close' : side);
