/** Dates as precise as a source gives them: "2026-05-21", "2026-05" or "2026". */
import { datesAs } from './spoken-formats.ts';

const day = datesAs({ dateStyle: 'long', timeZone: 'UTC' });
const month = datesAs({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortDay = datesAs({ dateStyle: 'medium', timeZone: 'UTC' });
const shortMonth = datesAs({ month: 'short', year: 'numeric', timeZone: 'UTC' });

const written = (asDay: typeof day, asMonth: typeof month) => (date: string) => {
  if (/^\d{4}$/.test(date)) return date;
  const monthOnly = /^\d{4}-\d{2}$/.test(date);
  const time = new Date(monthOnly ? `${date}-01` : date);
  if (Number.isNaN(time.getTime())) return date;
  return (monthOnly ? asMonth : asDay)(time);
};

/** "May 21, 2026", "May 2026", "2026"; « 21 mai 2026 », « mai 2026 ». */
export const formatPartialDate = written(day, month);

/** The same where there is less space: "Jan 21, 2026", "Jan 2026"; « 21 janv. 2026 », « janv. 2026 ». */
export const shortPartialDate = written(shortDay, shortMonth);

/** Whether the whole of the date (its last day, where it is a month or a year) lies before `today` (ISO day). */
export function hasPassed(date: string, today: string): boolean {
  const precision = date.length;
  return date < today.slice(0, precision);
}

/** Whether a text is a day that the calendar has, as YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && isoDay(time) === text;
}

/** A day of this browser's or Worker's clock as ISO, in UTC. */
export function isoDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** The day (YYYY-MM-DD) so many days after another; before it where the count is negative. */
export function daysAfter(date: string, count: number): string {
  const time = new Date(`${date}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() + count);
  return isoDay(time);
}
