/** How near a date is, where it is a matter of days: what is due tomorrow must not look like what is due next month. */

import { daysAfter, formatPartialDate } from '#schema/domain/formats/partial-date.ts';
import { daysLeft } from '#words/plan/days-left.ts';

/** Days ahead, today's among them, that are said. */
const SOON = [0, 1, 2, 3];

/** In words: "tomorrow"; null where the date is farther off, has passed, or is no day. */
export function dueSoon(date: string, today: string): string | null {
  const days = SOON.find((ahead) => daysAfter(today, ahead) === date);
  return days === undefined ? null : daysLeft(days);
}

/** The date, and how near it is where that is soon: "November 30, 2026, tomorrow"; `written` as it is otherwise. */
export function dateAndSoon(date: string, today: string, written = formatPartialDate): string {
  const soon = dueSoon(date, today);
  return soon === null ? written(date) : `${written(date)}, ${soon}`;
}
