/** Selects the institutions of IPEDS that are in the catalogue. */

import type { Awards } from '../identity/awards.ts';
import type { UsRows } from './rows.ts';
import { HEADCOUNT } from './student-vintages.ts';
import { choose } from './vintages.ts';

/** HD2024 HLOFFER: from here on an institution offers something after the bachelor's degree. */
const POSTBACCALAUREATE = 6;

/** True when the school says it offers bachelor's degrees (IC LEVEL5) or lists a program that leads to one. */
export function offersBachelors({ ic2023 }: UsRows, awards: Awards | undefined): boolean {
  return (ic2023?.offersBachelors || awards?.listsBachelors) ?? false;
}

/**
 * The rules in the order they are asked; the first that holds leaves the institution out and is counted under its
 * name. Colleges without bachelor's degrees are in: their kind is decided by data/pipeline/identity/kinds.ts.
 */
export const EXCLUSIONS: readonly {
  name: string;
  holds(rows: UsRows, awards: Awards | undefined): boolean;
}[] = [
  { name: 'not active in 2024-25', holds: ({ hd2024 }) => !hd2024?.active },
  { name: 'administrative unit or system office', holds: ({ hd2024 }) => hd2024?.sector === 0 },
  { name: 'grants no degrees', holds: ({ hd2024 }) => !hd2024?.grantsDegrees },
  { name: 'teaches no undergraduates', holds: ({ hd2024 }) => hd2024?.offersUndergraduate !== 1 },
  {
    name: 'awards graduate degrees and certificates only',
    holds: (rows, awards) => {
      if (offersBachelors(rows, awards)) return false;
      const { associate, graduate } = awards ?? { associate: 0, graduate: 0 };
      return associate === 0 ? (rows.hd2024?.highestOffering ?? 0) >= POSTBACCALAUREATE : graduate > associate;
    },
  },
  { name: 'enrols no undergraduates', holds: (rows) => countsOnlyGraduates(rows) },
];

/** The rules that leave out schools for graduates: a search for one of them says so. */
export const GRADUATE_RULES: ReadonlySet<string> = new Set([
  'teaches no undergraduates',
  'awards graduate degrees and certificates only',
  'enrols no undergraduates',
]);

/** True when the newest headcount has students but no undergraduates; a school without any count is kept. */
function countsOnlyGraduates(rows: UsRows): boolean {
  const fall = rows['fall-enrolment-2023'];
  if (typeof fall?.total === 'number') return typeof fall.undergraduate !== 'number';
  const year = rows.effy2024;
  if (typeof year?.total === 'number') return year.undergraduate === 0;
  return choose(HEADCOUNT, rows).value === null && rows['scorecard-2026-04']?.undergraduates === 0;
}
