/** The degrees of a university of which pay or debt can be told, in the order asked for. */

import type { ProgramField, ProgramView } from '#schema/api/university.ts';
import type { ProgramOrder } from '#schema/domain/programs/program-orders.ts';

/** Names a degree in a choice: its group and level. */
export const degreeKey = ({ cip, level }: Pick<ProgramView, 'cip' | 'level'>): string => `${cip}-${level}`;

const hasOwn = ({ earningsOneYear, earningsFourYears, debt }: ProgramView) =>
  earningsOneYear !== null || earningsFourYears !== null || debt !== null;

const byTitle = (a: ProgramView, b: ProgramView) =>
  a.title.localeCompare(b.title, 'en') || degreeKey(a).localeCompare(degreeKey(b), 'en');

const COMPARISONS: Record<ProgramOrder, (a: ProgramView, b: ProgramView) => number> = {
  graduates: (a, b) => (b.graduates ?? -1) - (a.graduates ?? -1),
  // What is withheld comes last, whichever way the others go.
  earnings: (a, b) => (b.earningsFourYears ?? -1) - (a.earningsFourYears ?? -1),
  debt: (a, b) => (a.debt ?? Number.POSITIVE_INFINITY) - (b.debt ?? Number.POSITIVE_INFINITY) || 0,
};

/** Those with a figure here, or with the middle of other schools while theirs is withheld; the latter last. */
export function paidPrograms(fields: readonly ProgramField[], order: ProgramOrder): ProgramView[] {
  return fields
    .flatMap(({ programs }) => programs)
    .filter((program) => hasOwn(program) || program.elsewhere !== undefined)
    .sort((a, b) => {
      const compared = COMPARISONS[order](a, b);
      // Infinity less itself is no number.
      return (Number.isNaN(compared) ? 0 : compared) || Number(hasOwn(b)) - Number(hasOwn(a)) || byTitle(a, b);
    });
}

const PAIRS_SHOWN = 6;

/** The bachelor's degrees with most graduates of which both pay four years on and debt are published. */
export function payAndDebt(fields: readonly ProgramField[]): (ProgramView & { pay: number; owed: number })[] {
  return fields
    .flatMap(({ programs }) => programs)
    .flatMap((program) => {
      const { level, earningsFourYears: pay, debt: owed } = program;
      return level === 'bachelor' && pay !== null && owed !== null ? [{ ...program, pay, owed }] : [];
    })
    .sort((a, b) => COMPARISONS.graduates(a, b) || byTitle(a, b))
    .slice(0, PAIRS_SHOWN);
}

/** Degrees with pay four years on, of which the month after can be worked out; bachelor's degrees first, the largest first. */
export function monthPrograms(fields: readonly ProgramField[]): ProgramView[] {
  return fields
    .flatMap(({ programs }) => programs)
    .filter(({ earningsFourYears }) => earningsFourYears !== null)
    .sort(
      (a, b) =>
        Number(b.level === 'bachelor') - Number(a.level === 'bachelor') || COMPARISONS.graduates(a, b) || byTitle(a, b),
    );
}
