/** College Scorecard, Field of Study of June 2026: pay and debt of those who finished, by institution, CIP-4 and level. */
import { type Cells, loadSource, numberOf, type Reading, readCsv } from '../source.ts';
import { dollars } from '../unit-rows.ts';

export interface FieldOfStudyRow {
  unitid: number;
  /** "11.07" */
  cip: string;
  /** CREDLEV: 1 certificate, 2 associate, 3 bachelor's, 4 postbaccalaureate, 5 master's, 6 doctorate, 7 first professional, 8 graduate certificate. */
  level: number;
  awards: number;
  /** Median pay of those who work one and four years on, and median debt, in dollars; null where withheld. */
  earningsOneYear: number | null;
  earningsFourYears: number | null;
  debt: number | null;
}

const oneYear = dollars('EARN_MDN_1YR');
const fourYears = dollars('EARN_MDN_4YR');
const debt = dollars('DEBT_MDN');

function fieldOfStudy(cells: Cells): FieldOfStudyRow | string {
  const code = cells.CIP4 ?? '';
  const level = numberOf(cells.CREDLEV);
  if (!/^\d{4}$/.test(code)) return `CIP4: "${code}" is no four-digit code`;
  if (level === null || level === 99) return `CREDLEV: ${level} is no level of a credential`;
  const faults: string[] = [];
  const amount = (read: typeof debt): number | null => {
    const value = read(cells, (reason) => void faults.push(reason));
    // Nobody's pay or debt is nothing: a 0 would be a slip.
    return typeof value === 'number' && value > 0 ? Math.round(value) : null;
  };
  const row = {
    unitid: Number(cells.UNITID),
    cip: `${code.slice(0, 2)}.${code.slice(2)}`,
    level,
    awards: numberOf(cells.AWARDS) ?? 0,
    earningsOneYear: amount(oneYear),
    earningsFourYears: amount(fourYears),
    debt: amount(debt),
  };
  return faults[0] ?? row;
}

export const readFieldsOfStudy = (): Reading<FieldOfStudyRow> => readCsv(loadSource(import.meta.dirname), fieldOfStudy);
