/**
 * The day that sentences are written for. A page says in the browser what it said when it was drawn, until one goes on to
 * another page; from then on it is the browser's own day.
 */
import { isoDay } from '#schema/domain/formats/partial-date.ts';

let drawnFor: string | null = null;

/** Holds a day (YYYY-MM-DD); null lets the clock go on. */
export function setRenderDate(day: string | null): void {
  drawnFor = day;
}

/** YYYY-MM-DD. */
export function currentDay(): string {
  return drawnFor ?? isoDay(new Date());
}
