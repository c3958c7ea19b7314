/**
 * National scholarships: what is known of each, by which day it closes, and which of them a visitor's filters leave. The
 * list itself is data/dataset/scholarships.json, as data/pipeline/scholarships reads it; what is said of each, there and in
 * frontend/content.
 */
import type { Country } from '../record/enums.ts';
import { READER } from './reader.ts';

/** Who can apply, by where they are in school. */
export const SCHOLARSHIP_LEVELS = ['earlier', 'final-year', 'undergraduate'] as const;
export type ScholarshipLevel = (typeof SCHOLARSHIP_LEVELS)[number];

/** What it goes by. */
export const SCHOLARSHIP_BASES = ['need', 'merit'] as const;
export type ScholarshipBasis = (typeof SCHOLARSHIP_BASES)[number];

/** For whom it is alone. */
export const SCHOLARSHIP_GROUPS = [
  'adversity',
  'arts',
  'asian-pacific',
  'athletes',
  'black',
  'black-colleges',
  'disability',
  'foster',
  'hispanic',
  'indigenous',
  'lgbtq',
  'members',
  'military',
  'military-family',
  'stem',
  'abroad',
  'undocumented',
  'women',
] as const;
export type ScholarshipGroup = (typeof SCHOLARSHIP_GROUPS)[number];

/** What somebody may be, as the rules of awards tell it apart. */
export const SCHOLARSHIP_CITIZENSHIPS = [
  'us-citizen',
  'us-resident',
  'undocumented',
  'ca-citizen',
  'ca-resident',
  'other',
] as const;
export type ScholarshipCitizenship = (typeof SCHOLARSHIP_CITIZENSHIPS)[number];

/** What stands behind a row: the sponsor's own page, two lists that agree, or one list. */
export const SCHOLARSHIP_EVIDENCE = ['official', 'two-lists', 'one-list'] as const;
export type ScholarshipEvidence = (typeof SCHOLARSHIP_EVIDENCE)[number];

/** What is known of a day on which a round opens or closes. Days are YYYY-MM-DD, `month` is 1 to 12. */
export type RoundDate =
  /** Of the round that `cycle` names; `until` where it differs by region. A date may be a month only. */
  | { kind: 'stated'; date: string; until?: string }
  | { kind: 'yearly'; month: number; day: number | null }
  /** Of an earlier round; a month only where no more is known. */
  | { kind: 'last-known'; date: string }
  | { kind: 'last-known-month'; month: number }
  | { kind: 'season'; year: number }
  | { kind: 'rolling' }
  /** There is a day, but not one for everybody; `until` is the last of them where it is known. */
  | { kind: 'elsewhere'; how: 'college' | 'post' | 'psat' | 'rounds'; until?: string }
  | { kind: 'unknown' };

export interface ScholarshipAmount {
  /** As it is published. */
  text: string;
  /** The most that is named, a year or in all as the text says; null where no sum is. */
  most: number | null;
  currency: 'USD' | 'CAD';
  /** All that a college costs, or all its tuition. */
  covers: 'cost' | 'tuition' | null;
}

export interface Scholarship {
  /** Its name as in an address; it does not change, for people keep it in their plans. */
  key: string;
  name: string;
  /** Its own name, where the language has another one. */
  otherName?: string;
  provider: string;
  countries: Country[];
  amount: ScholarshipAmount;
  who: string;
  levels: ScholarshipLevel[];
  /** As it is published; null where nothing is said. */
  citizenship: string | null;
  /** Who of SCHOLARSHIP_CITIZENSHIPS it is open to; null where it has no rule, or none that was read. */
  openTo: ScholarshipCitizenship[] | null;
  basis: ScholarshipBasis[];
  /** Null where it is open to all. */
  group: ScholarshipGroup | null;
  opens: RoundDate;
  closes: RoundDate;
  /** What belongs to the day it closes: "the school's nomination". */
  closesNote: string | null;
  /** The round of `opens` and `closes`, "2026-27"; null where they are of an earlier one or of every year. */
  cycle: string | null;
  awards: string | null;
  /** The sponsor's page; null where its address was not read anywhere. */
  url: string | null;
  note: string | null;
  evidence: ScholarshipEvidence;
  /** Where it was read. */
  sources: string[];
  /** Day, month, year or round of the newest of them; null where it has no date. */
  read: string | null;
}

/** What is said of an award in a language. */
export interface ScholarshipTexts {
  /** Where the language has another name for the award or its sponsor than their own. */
  name?: string;
  provider?: string;
  amount: string;
  who: string;
  citizenship?: string;
  closesNote?: string;
  awards?: string;
  note?: string;
}

/** What is so of an award in every language. */
export type ScholarshipFacts = Omit<Scholarship, keyof ScholarshipTexts | 'key' | 'otherName'> &
  Pick<Scholarship, 'name' | 'provider'> & { amount: Omit<ScholarshipAmount, 'text'> };

/** One that is no longer given, for people who look for it. */
export interface EndedScholarship {
  name: string;
  country: Country;
  /** What became of it. */
  what: string;
  sources: string[];
  read: string | null;
}

export interface ScholarshipList {
  scholarships: Scholarship[];
  ended: EndedScholarship[];
}

/** How it stands with an award on a day. `unknown`: the day of the present round is not known. */
export const SCHOLARSHIP_STANDINGS = ['ahead', 'unknown', 'closed'] as const;
export type ScholarshipStanding = (typeof SCHOLARSHIP_STANDINGS)[number];

export interface ScholarshipDeadline {
  standing: ScholarshipStanding;
  /** The day it closes next, or closed in the round that is stated; null where no day is known. */
  day: string | null;
  /** The day of an earlier round (YYYY-MM-DD or YYYY-MM), where that is all that is known. */
  lastKnown: string | null;
  /** Whether the round opens after `today`: the first day, YYYY-MM-DD or YYYY-MM. */
  opensLater: string | null;
}

const two = (value: number) => String(value).padStart(2, '0');

/** The next day of every year's, from `today` on. */
function nextOf({ month, day }: { month: number; day: number | null }, today: string): string {
  const of = (year: number) => `${year}-${two(month)}-${two(day ?? 1)}`;
  const year = Number(today.slice(0, 4));
  return of(year) >= today ? of(year) : of(year + 1);
}

/** By which day one must have applied, as it stands on `today` (YYYY-MM-DD). */
export function deadlineOf(
  { opens, closes }: Pick<Scholarship, 'opens' | 'closes'>,
  today: string,
): ScholarshipDeadline {
  const none = { day: null, lastKnown: null, opensLater: null };
  const opensLater = opens.kind === 'stated' && opens.date > today.slice(0, opens.date.length) ? opens.date : null;
  switch (closes.kind) {
    case 'stated': {
      // Where regions differ, the first day is the one not to miss, until it has gone by.
      const last = closes.until ?? closes.date;
      const day = closes.date >= today ? closes.date : last;
      return { ...none, standing: last >= today ? 'ahead' : 'closed', day, opensLater };
    }
    case 'yearly':
      return { ...none, standing: 'ahead', day: nextOf(closes, today) };
    case 'rolling':
      return { ...none, standing: 'ahead' };
    case 'elsewhere':
      return { ...none, standing: closes.until !== undefined && closes.until < today ? 'closed' : 'unknown' };
    case 'last-known':
      return { ...none, standing: 'unknown', lastKnown: closes.date, opensLater };
    default:
      return { ...none, standing: 'unknown', opensLater };
  }
}

export const SCHOLARSHIP_SORTS = ['deadline', 'name'] as const;
export type ScholarshipSort = (typeof SCHOLARSHIP_SORTS)[number];

/** Least sums that one can ask for, in the award's own currency; `all`: what pays tuition or more. */
export const SCHOLARSHIP_WORTHS = ['5000', '20000', '50000', 'all'] as const;
export type ScholarshipWorth = (typeof SCHOLARSHIP_WORTHS)[number];

/** What a visitor asks for; null and '' ask for nothing. */
export interface ScholarshipQuestion {
  text: string;
  country: Country | null;
  level: ScholarshipLevel | null;
  basis: ScholarshipBasis | null;
  /** `open`: for everybody, without a group. */
  group: ScholarshipGroup | 'open' | null;
  /** Leaves what is open to it, and what has no rule on citizenship. */
  citizenship: ScholarshipCitizenship | null;
  worth: ScholarshipWorth | null;
  deadline: ScholarshipStanding | null;
  sort: ScholarshipSort;
}

/** A text as it is looked for: no accents, no punctuation, lower case. */
export function soughtWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** Of an award's name: "Elks Most Valuable Student" as elks-most-valuable-student. */
export const scholarshipKey = (name: string): string => soughtWords(name.replaceAll('&', ' and ')).join('-');

/** Whether every word of `text` begins a word of one of these. */
export function isNamed(text: string, names: readonly string[]): boolean {
  const there = names.flatMap(soughtWords);
  return soughtWords(text).every((word) => there.some((one) => one.startsWith(word)));
}

function isWorth({ most, covers }: ScholarshipAmount, worth: ScholarshipWorth): boolean {
  if (covers !== null) return true;
  return worth !== 'all' && most !== null && most >= Number(worth);
}

/** The awards that a question leaves, in its order. */
export function scholarshipsFor(
  all: readonly Scholarship[],
  question: ScholarshipQuestion,
  today: string,
): Scholarship[] {
  const { text, country, level, basis, group, citizenship, worth, deadline, sort } = question;
  const found = all.filter(
    (one) =>
      (country === null || one.countries.includes(country)) &&
      (level === null || one.levels.includes(level)) &&
      (basis === null || one.basis.includes(basis)) &&
      (group === null || (one.group ?? 'open') === group) &&
      (citizenship === null || one.openTo === null || one.openTo.includes(citizenship)) &&
      (worth === null || isWorth(one.amount, worth)) &&
      (deadline === null || deadlineOf(one, today).standing === deadline) &&
      isNamed(text, [one.name, one.otherName ?? '', one.provider]),
  );
  const byName = (a: Scholarship, b: Scholarship) => (a.name < b.name ? -1 : 1);
  if (sort === 'name') return found.toSorted(byName);
  // Of what is still to come, that for students of the reader's country comes first.
  const isElsewhere = ({ countries }: Scholarship) => READER.country === 'CA' && !countries.includes(READER.country);
  const rankIn = (one: Scholarship, rank: string) =>
    `${rank.startsWith(CLOSED) ? 1 : 0}${isElsewhere(one) ? 1 : 0}${rank}`;
  const ranked = new Map(found.map((one) => [one, rankIn(one, deadlineRank(one, today))]));
  const rankOf = (one: Scholarship) => ranked.get(one) ?? '';
  return found.toSorted((a, b) => (rankOf(a) === rankOf(b) ? byName(a, b) : rankOf(a) < rankOf(b) ? -1 : 1));
}

const CLOSED = '4';

/**
 * A text to order by: the days that are known, the soonest first; those without a day that are open; what closed about this
 * time of year before, by when it comes round again; what is not known; what has closed.
 */
function deadlineRank(one: Scholarship, today: string): string {
  const { standing, day, lastKnown } = deadlineOf(one, today);
  if (standing === 'closed') return `${CLOSED}${day ?? ''}`;
  if (standing === 'ahead') return day === null ? '1' : `0${day}`;
  const { closes } = one;
  const again =
    closes.kind === 'last-known-month'
      ? nextOf({ month: closes.month, day: 28 }, today)
      : lastKnown !== null && lastKnown.length === 10
        ? nextOf({ month: Number(lastKnown.slice(5, 7)), day: Number(lastKnown.slice(8)) }, today)
        : null;
  return again === null ? '3' : `2${again}`;
}

/** Whom a text names among those that have ended; none without a text. */
export function endedFor(ended: readonly EndedScholarship[], text: string): EndedScholarship[] {
  return soughtWords(text).length === 0 ? [] : ended.filter(({ name }) => isNamed(text, [name]));
}

/** Whether there is one deadline for everybody, known or not: without one it is not said as a deadline. */
export const hasOneDeadline = ({ closes: { kind } }: Pick<Scholarship, 'closes'>): boolean =>
  kind !== 'rolling' && kind !== 'elsewhere';
