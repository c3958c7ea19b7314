/** Reads words on application deadlines: "still open", "apply before January", « date limite après le 1er février ». */
import deadlineWords from '#data/lexicons/deadline-words.json' with { type: 'json' };
import { daysAfter, isCalendarDay, isoDay } from '#schema/domain/formats/partial-date.ts';
import type { Says } from '#schema/domain/search/reading-codes.ts';
import { foldText } from '#schema/search/fold-text.ts';
import type { Word } from '../words-of-line.ts';
import type { Parameters } from './entries.ts';
import { longest } from './measures.ts';

export interface ReadDeadline {
  to: number;
  says: Says;
  parameters: Parameters;
}

/** The first and the last day that words for a date name. */
interface Span {
  to: number;
  first: string;
  last: string;
}

const table = <Value>(words: readonly string[], value: Value): ReadonlyMap<string, Value> =>
  new Map(words.map((one) => [foldText(one), value]));
const phrases = (...keys: (keyof typeof deadlineWords)[]) =>
  new Map(keys.flatMap((key) => (deadlineWords[key] as string[]).map((words) => [foldText(words), key] as const)));

const OPEN = table(deadlineWords.open, true);
const LATE = table(deadlineWords.late, true);
const OPEN_UNTIL = table(deadlineWords.openUntil, true);
const OF_DATES = phrases('apply', 'deadline');
const RELATIONS = phrases('on', 'in', 'from', 'after', 'by', 'before');
const SUFFIXES = phrases('orLater', 'orEarlier');
const BETWEEN = table(deadlineWords.between, true);
const END_OF = table(deadlineWords.endOf, true);
const MONTHS: ReadonlyMap<string, number> = new Map(Object.entries(deadlineWords.months));
const NAMED_DAYS: ReadonlyMap<string, string> = new Map(Object.entries(deadlineWords.days));
const WHOLE_MONTHS = new Map([...table(deadlineWords.thisMonth, 0), ...table(deadlineWords.nextMonth, 1)]);
const AND: ReadonlySet<string> = new Set(deadlineWords.and);
/** Of which there are deadlines too, and none of a school's. */
const NOT_OF_SCHOOLS: ReadonlySet<string> = new Set(deadlineWords.notOfSchools);
const LINKS: ReadonlySet<string> = new Set(deadlineWords.links);

/** Words that are no misspelled names, and that others are misspellings of. */
export const DEADLINE_WORDS: readonly string[] = [...MONTHS.keys(), ...deadlineWords.deadline.map(foldText)];

const two = (value: number) => String(value).padStart(2, '0');
const lastOfMonth = (year: number, month: number) => isoDay(new Date(Date.UTC(year, month, 0)));

/** How long ago a date may lie that is named without its year: whoever says "after November 1" in December means the last one. */
const DAYS_BACK = 60;

const dayOf = (text: string | undefined): number | undefined => {
  const found = /^(\d{1,2})(?:st|nd|rd|th|er|o)?$/.exec(text ?? '');
  const day = Number(found?.[1]);
  return day >= 1 && day <= 31 ? day : undefined;
};
const yearOf = (text: string | undefined): number | undefined =>
  /^20[2-4]\d$/.test(text ?? '') ? Number(text) : undefined;

/** A month with or without a day as the days that it is, of the year that is meant. */
function spanOf(
  to: number,
  month: number,
  day: number | undefined,
  said: number | undefined,
  today: string,
): Span | undefined {
  const own = Number(today.slice(0, 4));
  const least = daysAfter(today, -DAYS_BACK);
  const lastIn = (year: number) => (day === undefined ? lastOfMonth(year, month) : `${year}-${two(month)}-${two(day)}`);
  const year = said ?? [own - 1, own, own + 1].find((one) => lastIn(one) >= least) ?? own;
  const last = lastIn(year);
  if (!isCalendarDay(last)) return undefined;
  return { to, first: day === undefined ? `${year}-${two(month)}-01` : last, last };
}

/** A date from a position on: "January", "the 15th of January 2027", "le 1er février", "2/1", "this month". */
function dateAt(words: readonly Word[], from: number, today: string): Span | undefined {
  const whole = longest(words, from, WHOLE_MONTHS);
  if (whole) {
    const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) + whole.value];
    const first = isoDay(new Date(Date.UTC(year, month - 1, 1)));
    return { to: whole.to, first, last: isoDay(new Date(Date.UTC(year, month, 0))) };
  }
  const named = longest(words, from, NAMED_DAYS);
  if (named) {
    const [month = 1, day] = named.value.split('-').map(Number);
    return spanOf(named.to, month, day, undefined, today);
  }
  const end = longest(words, from, END_OF);
  const month = end && MONTHS.get(words[end.to]?.text ?? '');
  if (end && month !== undefined) {
    const year = yearOf(words[end.to + 1]?.text);
    const span = spanOf(end.to + (year === undefined ? 1 : 2), month, undefined, year, today);
    return span && { ...span, first: span.last };
  }
  let at = from;
  while (/^(?:the|le|el)$/.test(words[at]?.text ?? '')) at += 1;
  const first = MONTHS.get(words[at]?.text ?? '');
  if (first !== undefined) {
    const day = dayOf(words[at + 1]?.text);
    const next = day === undefined ? at + 1 : at + 2;
    const year = yearOf(words[next]?.text);
    return spanOf(year === undefined ? next : next + 1, first, day, year, today);
  }
  const day = dayOf(words[at]?.text);
  if (day === undefined) return undefined;
  if (words[at + 1]?.afterSlash) {
    const other = dayOf(words[at + 1]?.text);
    return other === undefined || day > 12 ? undefined : spanOf(at + 2, day, other, undefined, today);
  }
  at += 1;
  while (/^(?:of|de|du)$/.test(words[at]?.text ?? '')) at += 1;
  const later = MONTHS.get(words[at]?.text ?? '');
  if (later === undefined) return undefined;
  const year = yearOf(words[at + 1]?.text);
  return spanOf(year === undefined ? at + 1 : at + 2, later, day, year, today);
}

/** "January and February", "January 1 to January 15": from the first to the last; a single date is its own end. */
function datesAt(words: readonly Word[], from: number, today: string, joined: boolean): Span | undefined {
  const first = dateAt(words, from, today);
  if (!first) return undefined;
  const isJoined = AND.has(words[first.to]?.text ?? '') || words[first.to]?.afterDash;
  const second = isJoined ? dateAt(words, first.to + (AND.has(words[first.to]?.text ?? '') ? 1 : 0), today) : undefined;
  if (!second) return joined ? undefined : first;
  return second.last < first.first ? undefined : { to: second.to, first: first.first, last: second.last };
}

const read = (to: number, bounds: { dueFrom?: string; dueTo?: string }): ReadDeadline => ({
  to,
  says: { code: 'deadline', from: bounds.dueFrom ?? null, to: bounds.dueTo ?? null },
  parameters: { ...bounds },
});

/** A relation and its dates as bounds, from a position on. */
function boundsAt(words: readonly Word[], from: number, today: string): ReadDeadline | undefined {
  const between = longest(words, from, BETWEEN);
  const range = between && datesAt(words, between.to, today, true);
  if (range) return read(range.to, { dueFrom: range.first, dueTo: range.last });
  const relation = longest(words, from, RELATIONS);
  if (!relation) return undefined;
  const dates = datesAt(words, relation.to, today, false);
  if (!dates) return undefined;
  const { to, first, last } = dates;
  switch (relation.value) {
    case 'before':
      return read(to, { dueTo: daysAfter(first, -1) });
    case 'by':
      return read(to, { dueTo: last });
    case 'after':
      return read(to, { dueFrom: daysAfter(last, 1) });
    case 'from':
      return read(to, { dueFrom: first });
    default:
      return suffixed(words, dates);
  }
}

/** "February 1 or later"; without more the date itself. */
function suffixed(words: readonly Word[], { to, first, last }: Span): ReadDeadline {
  const suffix = longest(words, to, SUFFIXES);
  if (suffix) return read(suffix.to, suffix.value === 'orLater' ? { dueFrom: first } : { dueTo: last });
  return read(to, { dueFrom: first, dueTo: last });
}

/** The second month of the year: deadlines from there on are late. */
const LATE_FROM = 2;

/** What is said of deadlines from a position on; `today` is before all days where nobody knows it. */
export function deadlineAt(words: readonly Word[], from: number, today: string): ReadDeadline | undefined {
  if (words.some(({ text }) => NOT_OF_SCHOOLS.has(text))) return undefined;
  const until = longest(words, from, OPEN_UNTIL);
  const untilDay = until && isCalendarDay(today) ? dateAt(words, until.to, today) : undefined;
  if (untilDay) return read(untilDay.to, { dueFrom: untilDay.first });
  const open = longest(words, from, OPEN);
  if (open)
    return { to: open.to, says: { code: 'deadline', from: null, to: null }, parameters: { deadline: ['open'] } };
  if (!isCalendarDay(today)) return undefined;
  const late = longest(words, from, LATE);
  const lateFrom = late && spanOf(late.to, LATE_FROM, 1, undefined, today);
  const said = longest(words, from, OF_DATES);
  if (said) {
    let at = said.to;
    while (at < words.length) {
      const bounds = boundsAt(words, at, today);
      if (bounds) return bounds;
      // "Deadline January 15", and no "apply January 15".
      const dates = said.value === 'deadline' ? datesAt(words, at, today, false) : undefined;
      if (dates) return suffixed(words, dates);
      if (!LINKS.has(words[at]?.text ?? '')) break;
      at += 1;
    }
  }
  if (lateFrom) return read(lateFrom.to, { dueFrom: lateFrom.first });
  // "January deadlines", "March 1 deadline".
  const before = dateAt(words, from, today);
  const after = before && longest(words, before.to, OF_DATES);
  return before && after?.value === 'deadline'
    ? read(after.to, { dueFrom: before.first, dueTo: before.last })
    : undefined;
}
