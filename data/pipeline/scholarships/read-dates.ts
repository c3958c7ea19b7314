/** Days on which a round opens or closes, as the list writes them. */
import type { RoundDate } from '#schema/domain/site/scholarships.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const monthOf = (name: string) => MONTHS.indexOf(name) + 1;

const UNKNOWN: RoundDate = { kind: 'unknown' };

interface Shape {
  pattern: RegExp;
  /** From the pattern's groups. */
  date: (...groups: string[]) => RoundDate;
}

const SHAPES: readonly Shape[] = [
  { pattern: /^(\d{4}-\d{2}(?:-\d{2})?)$/, date: (date = '') => ({ kind: 'stated', date }) },
  {
    pattern: /^(\d{4}-\d{2}-\d{2}) to (\d{4}-\d{2}-\d{2})$/,
    date: (date = '', until = '') => ({ kind: 'stated', date, until }),
  },
  { pattern: /^last known (\d{4}-\d{2}(?:-\d{2})?)$/, date: (date = '') => ({ kind: 'last-known', date }) },
  {
    pattern: /^last known: ([A-Z]\w+)$/,
    date: (month = '') => (monthOf(month) > 0 ? { kind: 'last-known-month', month: monthOf(month) } : UNKNOWN),
  },
  {
    pattern: /^every ([A-Z]\w+)(?: (\d{1,2}))?$/,
    date: (month = '', day = '') => ({ kind: 'yearly', month: monthOf(month), day: day === '' ? null : Number(day) }),
  },
  { pattern: /^(\d{4}) fall$/, date: (year) => ({ kind: 'season', year: Number(year) }) },
  { pattern: /^rolling$/, date: () => ({ kind: 'rolling' }) },
];

/** What stands in the cell of a deadline and is no shape: the date in it, and what belongs to that date. */
const DEADLINES: Record<string, { closes: RoundDate | string; note?: string }> = {
  'PSAT in October 2026, no application date': { closes: { kind: 'elsewhere', how: 'psat', until: '2026-10-31' } },
  'varies by post and state': { closes: { kind: 'elsewhere', how: 'post' } },
  'set by each college': { closes: { kind: 'elsewhere', how: 'college' } },
  'fall and spring rounds': { closes: { kind: 'elsewhere', how: 'rounds' } },
  '2026-12-01 to 2027-01-04 by region': { closes: '2026-12-01 to 2027-01-04', note: 'by region' },
  '2027-03-04 to start, papers 2027-03-08': { closes: '2027-03-04', note: 'to start; papers by March 8' },
  'last known 2025-01-29 (school nomination)': {
    closes: 'last known 2025-01-29',
    note: 'for the nomination by the school',
  },
  'last known 2026-01-31 (open competition)': { closes: 'last known 2026-01-31', note: 'for the open competition' },
  'last known: January (colleges close earlier)': { closes: 'last known: January', note: 'colleges close earlier' },
  // That it comes round again in mid-November is a guess of others.
  'last known 2019-11-15; mid-November expected': { closes: 'last known 2019-11-15' },
  'not posted (collegiate form closed for 2026-27)': {
    closes: UNKNOWN,
    note: 'the form for students already in college has closed for 2026-27',
  },
  'not posted': { closes: UNKNOWN },
  'not found': { closes: UNKNOWN },
};

/** A date in one of the list's shapes; null when it is in none. */
export function roundDate(text: string | null): RoundDate | null {
  if (text === null) return UNKNOWN;
  for (const { pattern, date } of SHAPES) {
    const match = pattern.exec(text);
    if (match) return date(...match.slice(1).map((group) => group ?? ''));
  }
  return null;
}

/** The day a round closes; null when the text is not known. A date of "every year" comes again, whatever year is with it. */
export function closingDate(
  text: string | null,
  cycle: string | null,
): { closes: RoundDate; note: string | null } | null {
  const entry = text === null ? undefined : DEADLINES[text];
  const closes =
    entry && typeof entry.closes !== 'string' ? entry.closes : roundDate(entry ? (entry.closes as string) : text);
  if (closes === null) return null;
  const note = entry?.note ?? null;
  if (closes.kind === 'stated' && cycle === 'every year') {
    const [, month = 0, day = 0] = closes.date.split('-').map(Number);
    return { closes: { kind: 'yearly', month, day }, note };
  }
  return { closes, note };
}
