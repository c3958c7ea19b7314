/** Words of what a new dataset changed about the schools somebody keeps. */

import { formatCount, formatMoney, formatPercent } from '#schema/domain/formats/formats.ts';
import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import { CHANGE_KINDS, type ChangeKind } from '#schema/domain/record/changes.ts';
import type { Currency } from '#schema/domain/record/enums.ts';
import { UNREAD_COUNTED } from '#schema/domain/site/limits.ts';
import { CHANGED_FIGURES } from '../figures/derived/followed.ts';

/** A change as it is told: money in `currency`, rates in percent, names as texts; null is no value. */
export interface ToldChange {
  kind: ChangeKind;
  before: string | number | null;
  after: string | number | null;
  currency: Currency | null;
}

/** One change in one line, as in "Tuition rose from $50,000 to $52,000". */
export function changeText({ kind, before, after, currency }: ToldChange): string {
  if (kind === 'closed') return 'Closed, or no longer in our data';
  if (kind === 'name') return typeof after === 'string' ? `Now called ${after}` : 'Has a new name';
  if (kind === 'due') return dueText(Number(before), String(after));
  if (kind === 'planDate') return movedText(before, after);
  const figure = CHANGED_FIGURES[kind];
  const written = (value: string | number) => {
    if (typeof value === 'string') return value;
    if (CHANGE_KINDS[kind] === 'rates') return formatPercent(value);
    // The currency is not known of a school that has left the data since.
    return currency === null ? formatCount(value) : formatMoney(value, currency);
  };
  if (before === null && after === null) return `${figure} has changed`;
  if (before === null) return `${figure} is now published: ${written(after as string | number)}`;
  if (after === null) return `${figure} is no longer published; it was ${written(before)}`;
  return Number(after) > Number(before)
    ? `${figure} rose from ${written(before)} to ${written(after)}`
    : `${figure} fell from ${written(before)} to ${written(after)}`;
}

/** A date of one's plan that is at most so many days away. */
function dueText(days: number, date: string): string {
  const when = days <= 1 ? 'today or tomorrow' : days <= 7 ? 'within a week' : 'within a month';
  return `In your plan for ${formatPartialDate(date)}, ${when}`;
}

/** The data have another date than the plan, which stays as it is. */
function movedText(before: string | number | null, after: string | number | null): string {
  const inPlan = before === null ? 'Your plan has no date' : `Your plan has ${formatPartialDate(String(before))}`;
  if (after === null) return `${inPlan}; our new data has no date for this deadline. Check with the school`;
  return `${inPlan}; our new data says ${formatPartialDate(String(after))}. Check with the school`;
}

export const notificationListWords = {
  title: 'What changed',
  intro: 'Prices and rates change about once a year. Schools also close or change their names from time to time.',
  loading: 'Loading what changed…',
  failed: 'We couldn’t load your updates.',
  tryAgain: 'Try again',
  none: 'Nothing has changed at the schools you saved since you bookmarked them.',
  unread: 'New',
  day: (time: string) => formatPartialDate(time.slice(0, 10)),
  more: 'Show older changes',
  loadingMore: 'Loading older changes…',
  /** The line on My Universities. */
  line: (unread: number) =>
    // Counted no further than that.
    unread >= UNREAD_COUNTED
      ? `${UNREAD_COUNTED} or more changes at schools you saved`
      : plural(unread, {
          one: `${unread} change at a school you saved`,
          other: `${unread} changes at schools you saved`,
        }),
  see: 'See them',
  seeOne: 'See it',
} as const;
