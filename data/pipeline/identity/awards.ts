/** Awards that an institution conferred in a year, by level. */
import type { CompletionsRow } from '../../sources/completions2024/read.ts';

export interface Awards {
  /** Below the bachelor's degree, associate degrees left aside. */
  certificate: number;
  associate: number;
  bachelor: number;
  /** Everything after the bachelor's degree. */
  graduate: number;
  /** True when a bachelor's program is listed, also one that nobody finished. */
  listsBachelors: boolean;
}

/** IPEDS AWLEVEL: 2, 4, 20 and 21 are certificates below the bachelor's degree, 6 to 8 and 17 to 19 come after it. */
const LEVELS: Record<number, 'certificate' | 'associate' | 'bachelor' | 'graduate'> = {
  2: 'certificate',
  3: 'associate',
  4: 'certificate',
  5: 'bachelor',
  6: 'graduate',
  7: 'graduate',
  8: 'graduate',
  17: 'graduate',
  18: 'graduate',
  19: 'graduate',
  20: 'certificate',
  21: 'certificate',
};

/** Awards in first majors by UNITID; an institution without a row is absent. */
export function awardsByInstitution(rows: readonly CompletionsRow[]): Map<number, Awards> {
  const byId = new Map<number, Awards>();
  for (const { unitid, cip, awardLevel, awards } of rows) {
    const level = LEVELS[awardLevel];
    // CIP 99 is the institution's total.
    if (cip === '99' || !level) continue;
    const sum = byId.get(unitid) ?? { certificate: 0, associate: 0, bachelor: 0, graduate: 0, listsBachelors: false };
    sum[level] += awards;
    sum.listsBachelors ||= level === 'bachelor';
    byId.set(unitid, sum);
  }
  return byId;
}
