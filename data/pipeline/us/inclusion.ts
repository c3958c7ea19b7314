/** Which institutions of IPEDS are in the catalogue. */

import type { UsRows } from './rows.ts';
import { HEADCOUNT } from './student-vintages.ts';
import { choose } from './vintages.ts';

/** Completions of bachelor's degrees in the newest year, by UNITID. */
export type BachelorAwards = ReadonlyMap<number, number>;

/**
 * The rules in the order they are asked; the first that holds leaves the institution out and is counted under its
 * name. Bachelor's degrees are awarded when the school says it offers them or has conferred some.
 */
export const EXCLUSIONS: readonly {
  name: string;
  holds(rows: UsRows, bachelorAwards: number | undefined): boolean;
}[] = [
  { name: 'not active in 2024-25', holds: ({ hd2024 }) => !hd2024?.active },
  { name: 'administrative unit or system office', holds: ({ hd2024 }) => hd2024?.sector === 0 },
  { name: 'grants no degrees', holds: ({ hd2024 }) => !hd2024?.grantsDegrees },
  {
    name: "offers nothing at the level of a bachelor's degree",
    holds: ({ hd2024 }) => (hd2024?.highestOffering ?? 0) < 5,
  },
  { name: 'teaches no undergraduates', holds: ({ hd2024 }) => hd2024?.offersUndergraduate !== 1 },
  {
    name: "awards no bachelor's degrees",
    holds: ({ ic2023 }, awards) => !ic2023?.offersBachelors && !(awards !== undefined && awards > 0),
  },
  { name: 'enrols no undergraduates', holds: (rows) => countsOnlyGraduates(rows) },
];

/** True when the newest headcount has students but no undergraduates; a school without any count is kept. */
function countsOnlyGraduates(rows: UsRows): boolean {
  const fall = rows['fall-enrolment-2023'];
  if (typeof fall?.total === 'number') return typeof fall.undergraduate !== 'number';
  const year = rows.effy2024;
  if (typeof year?.total === 'number') return year.undergraduate === 0;
  return choose(HEADCOUNT, rows).value === null && rows['scorecard-2026-04']?.undergraduates === 0;
}
