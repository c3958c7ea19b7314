/** What the pay of a school's programs is set against (schema/domain/programs/earnings-check.ts), from the sources. */

import type { EarningsLines } from '#schema/domain/programs/earnings-check.ts';
import type { ProgramsRecord } from '#schema/domain/record/dataset.ts';
import type { AwardLevel } from '#schema/domain/record/enums.ts';
import type { BachelorPayRow } from '../../sources/bachelor-pay-ppd2026/read.ts';
import { read, type Vintage } from './vintages.ts';

/**
 * The school's own row, not its state's: a few schools have the line of the state that their main campus is in. Territories but Puerto Rico have none.
 */
export const EARNINGS_LINES: readonly Vintage<Omit<EarningsLines, 'fields'>>[] = [
  read(
    'net-price-2026-06',
    'EARN_THR_STATE, EARN_THR_NAT',
    'June 2026',
    ({ highSchoolPayState: state, highSchoolPayNation: nation }) =>
      typeof state === 'number' && typeof nation === 'number' ? { value: { state, nation } } : 'not-applicable',
  ),
];

const BEYOND_BACHELORS: ReadonlySet<AwardLevel> = new Set(['master', 'doctorate']);

/** For each school the nation's pay with a bachelor's degree, by the two-digit CIP of what it teaches beyond that degree. */
export function bachelorPayOf(
  programs: readonly ProgramsRecord[],
  rows: readonly BachelorPayRow[],
): (id: number) => EarningsLines['fields'] {
  const payOf = new Map(rows.map(({ family, pay }) => [family, pay]));
  const ofSchool = new Map(
    programs.map(({ id, programs: tuples }) => {
      const families = tuples.flatMap(([cip, level]) => (BEYOND_BACHELORS.has(level) ? [cip.slice(0, 2)] : []));
      const known = [...new Set(families)].toSorted().flatMap((family) => {
        const pay = payOf.get(family);
        return pay === undefined ? [] : [[family, pay] as const];
      });
      return [id, Object.fromEntries(known)] as const;
    }),
  );
  return (id) => ofSchool.get(id) ?? {};
}
