/** The year of a value in a cell or on a card: a year or nothing. How it was read is in the source's pop-up. */
import { shownYear } from '#schema/domain/record/vintage-year.ts';
import { yearText } from '#words/university/record-texts.ts';

export function yearInCell(vintage: string | null | undefined): string | null {
  const year = vintage == null ? null : shownYear(vintage);
  return year === null ? null : yearText(year);
}
