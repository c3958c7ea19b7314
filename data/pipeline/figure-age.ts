/**
 * Age limit of current figures: of 2022 or later, four years before the day of the dataset. A figure is as old as the
 * last year its vintage names: "2021-22" is of 2022, "fall 2021 to fall 2022" too. A graduation rate is judged by the
 * year it was reported, for its students entered long before; so its vintage names both.
 */
import type { FactField } from '#schema/domain/record/facts.ts';
import { lastYearOf, YEARS_OF_TODAY } from '#schema/domain/record/vintage-year.ts';
import { AS_OF } from './manifest.ts';

export const OLDEST_YEAR = Number(AS_OF.slice(0, 4)) - YEARS_OF_TODAY;

/** What a school is by nature or law does not age; anyone who checks it by hand checks it for today. */
const AGELESS: ReadonlySet<FactField> = new Set([
  'type',
  'yearFounded',
  'website',
  'religiousAffiliation',
  'campusSetting',
  'status',
  'kind',
]);

/** True for a vintage that may be shown as today's figure. One that names no year may not, unless it was checked by hand. */
export function isOfToday(field: FactField, vintage: string): boolean {
  if (AGELESS.has(field) || vintage === 'checked by hand') return true;
  return (lastYearOf(vintage) ?? 0) >= OLDEST_YEAR;
}
