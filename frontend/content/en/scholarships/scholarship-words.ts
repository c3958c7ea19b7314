/** Words of the list of scholarships: its filters, and what is said of each award. */

import { beforeMore, withThe } from '#schema/domain/formats/english-grammar.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { Country } from '#schema/domain/record/enums.ts';
import type {
  RoundDate,
  Scholarship,
  ScholarshipBasis,
  ScholarshipCitizenship,
  ScholarshipDeadline,
  ScholarshipEvidence,
  ScholarshipGroup,
  ScholarshipLevel,
  ScholarshipSort,
  ScholarshipStanding,
  ScholarshipWorth,
} from '#schema/domain/site/scholarships.ts';
import { daysLeft } from '../plan/days-left.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const monthName = (month: number) => MONTHS[month - 1] ?? '';
const awards = (count: number) => plural(count, { one: `${count} scholarship`, other: `${count} scholarships` });
/** "2026-27" as people write it. */
const roundName = (cycle: string) => cycle.replace('-', '–');

const ELSEWHERE: Record<Extract<RoundDate, { kind: 'elsewhere' }>['how'], string> = {
  college: 'Each college sets its own deadline',
  post: 'Each local post and state sets its own deadline',
  psat: 'No form to send: it starts with the PSAT in October',
  rounds: 'One round in fall, one in spring',
};

export const scholarshipListWords = {
  title: 'National scholarships',
  /** What concerns somebody by where they live. */
  own: {
    ask: 'Aid from your state or province',
    say: 'Add where I live',
    aid: (place: string) => `Aid from ${withThe(place)}`,
    awards: (count: number, country: string) =>
      plural(count, { one: `1 scholarship: ${country}`, other: `${formatCount(count)} scholarships: ${country}` }),
  },
  filters: 'Filters',
  more: (chosen: number) => `More filters${chosen === 0 ? ': name, citizenship, amount' : ` (${chosen})`}`,
  search: { label: 'Name or sponsor', placeholder: 'Coca-Cola, Loran…' },
  labels: {
    country: 'Country',
    level: 'Your year',
    basis: 'Based on',
    group: 'Who can apply',
    citizenship: 'Your citizenship',
    worth: 'Largest amount',
    deadline: 'Deadline',
    sort: 'Sort by',
  },
  any: {
    country: 'Both countries',
    level: 'Any year',
    basis: 'Need or merit',
    group: 'Any group',
    citizenship: 'Any',
    worth: 'Any amount',
    deadline: 'Any',
  },
  countries: { US: 'United States', CA: 'Canada' } satisfies Record<Country, string>,
  bothCountries: 'United States and Canada',
  levels: {
    earlier: 'Before my last year of high school',
    'final-year': 'Last year of high school',
    undergraduate: 'Already in college or university',
  } satisfies Record<ScholarshipLevel, string>,
  bases: { need: 'Need', merit: 'Merit' } satisfies Record<ScholarshipBasis, string>,
  groups: {
    open: 'Open to everyone',
    adversity: 'Students who overcame adversity',
    arts: 'Arts and writing',
    'asian-pacific': 'Asian and Pacific Islander students',
    athletes: 'Athletes',
    black: 'Black students',
    'black-colleges': 'Students at historically Black colleges',
    disability: 'Blind or disabled students',
    foster: 'Foster youth',
    hispanic: 'Hispanic students',
    indigenous: 'Indigenous students',
    lgbtq: 'LGBTQ students',
    members: 'Members of FFA or an honor society',
    military: 'Future officers (ROTC)',
    'military-family': 'Military families',
    stem: 'Science and engineering',
    abroad: 'Study abroad and exchange',
    undocumented: 'Undocumented students',
    women: 'Women',
  } satisfies Record<ScholarshipGroup | 'open', string>,
  citizenships: {
    'us-citizen': 'US citizen',
    'us-resident': 'US permanent resident',
    undocumented: 'Undocumented, DACA or TPS',
    'ca-citizen': 'Canadian citizen',
    'ca-resident': 'Canadian permanent resident',
    other: 'None of these',
  } satisfies Record<ScholarshipCitizenship, string>,
  worths: {
    '5000': '$5,000 or more',
    '20000': '$20,000 or more',
    '50000': '$50,000 or more',
    all: 'Full tuition',
  } satisfies Record<ScholarshipWorth, string>,
  standings: {
    ahead: 'Open',
    unknown: 'Next date not posted',
    closed: 'Closed for this round',
  } satisfies Record<ScholarshipStanding, string>,
  sorts: { deadline: 'Next deadline', name: 'Name' } satisfies Record<ScholarshipSort, string>,
  apply: 'Show scholarships',
  clear: 'Clear all',
  count: (from: number, to: number, total: number) =>
    total === 0 || (from === 1 && to === total) ? awards(total) : `${from}–${to} of ${awards(total)}`,
  noRule: (count: number) =>
    plural(count, {
      one: `We found no citizenship rule for ${count} of these. Check its page.`,
      other: `We found no citizenship rule for ${count} of these. Check their pages.`,
    }),
  ended: (name: string) => `${name} is no longer offered.`,
  empty: {
    title: 'No scholarships match all of these filters.',
    body: 'Try removing a filter. This list has large national awards only. Your school, your state or province and local groups give many more.',
  },
  pastEnd: 'The list doesn’t have that many pages.',
  toFirstPage: 'Go to the first page',
  /** In a plan, where the list has it no more. */
  gone: 'This scholarship is no longer on our list. Check with its sponsor.',
  plan: 'Add to plan',
  planned: 'In your plan',
  planName: (planned: boolean, name: string) => `${planned ? 'In your plan' : 'Add to plan'}: ${name}`,
  /** Of one award. */
  left: daysLeft,
  closes: 'Deadline',
  amount: 'Amount',
  forWhom: (whom: string) => `For: ${whom}`,
  /** A group after others in a line: names of peoples keep their capital. */
  groupInLine: (group: string) =>
    /^(?:Asian|Black|Hispanic|Indigenous|LGBTQ)/.test(group) ? group : group.charAt(0).toLowerCase() + group.slice(1),
  citizenship: (rule: string | null) => `Citizenship and residence: ${rule ?? 'check the official page'}`,
  number: (awards: string) => `Awards: ${awards}`,
  badges: { later: 'Opens later', closed: 'Closed' },
  details: 'Details',
  sponsor: (provider: string) => `Sponsor: ${provider}`,
  official: (name: string) => `Official page of ${name}`,
  officialShort: 'Official page',
  external: 'opens another site',
  noLink: (provider: string) => `We don’t have a link we could check. Ask the sponsor: ${provider}.`,
  evidence: {
    official: 'From the sponsor’s own page.',
    'two-lists': 'Two other sources agree, but we haven’t confirmed this with the sponsor.',
    'one-list': 'We haven’t confirmed this with the sponsor. Check the official page before you apply.',
  } satisfies Record<ScholarshipEvidence, string>,
  read: (when: string | null) =>
    when === null
      ? 'The source has no date.'
      : `Newest source: ${/^\d{4}(-\d{2}-\d{2})?$/.test(when) ? formatPartialDate(when) : roundName(when)}.`,
  about:
    'We made this list in November 2026. Nearly all of these awards are national: it doesn’t matter which state or province you live in. We left out those that may have ended. If a date is from an earlier year, we say so. Always check the sponsor’s page.',
} as const;

/** "Last year of high school, in college already". */
export function levelsText(levels: readonly ScholarshipLevel[]): string {
  const words: Record<string, string> = {
    earlier: 'Grade 11',
    'final-year': 'last year of high school',
    undergraduate: 'already in college or university',
    'earlier final-year': 'high school',
    'final-year undergraduate': 'last year of high school, or already in college or university',
    'earlier final-year undergraduate': 'high school, or already in college or university',
  };
  return words[levels.join(' ')] ?? '';
}

export const basisText = (basis: readonly ScholarshipBasis[]): string =>
  basis.length === 2 ? 'need and merit' : basis[0] === 'need' ? 'need' : 'merit';

/** "March 1, 2027 (2026–27 round)"; a date of an earlier round says that it is one. In short a day and no more. */
export function closingText(
  { closes, closesNote, cycle }: Scholarship,
  { day }: ScholarshipDeadline,
  short = false,
): string {
  const note = closesNote === null ? '' : `, ${closesNote}`;
  const aside = closesNote === null ? '' : ` (${closesNote})`;
  const round = short || cycle === null ? '' : ` (${roundName(cycle)} round)`;
  switch (closes.kind) {
    case 'stated':
      return closes.until === undefined
        ? `${formatPartialDate(closes.date)}${note}${round}`
        : `${beforeMore(formatPartialDate(closes.date))} to ${formatPartialDate(closes.until)}${note}${round}`;
    case 'yearly':
      if (short && day !== null) return formatPartialDate(day);
      return `${monthName(closes.month)} ${closes.day} every year${day === null ? '' : `, next on ${formatPartialDate(day)}`}`;
    case 'last-known':
      if (short) return `${formatPartialDate(closes.date)} (earlier round)`;
      return `Latest we have: ${formatPartialDate(closes.date)}${aside}, in an earlier round`;
    case 'last-known-month':
      if (short) return `${monthName(closes.month)} (earlier round)`;
      return `Latest we have: ${monthName(closes.month)}${aside}, in an earlier round`;
    case 'rolling':
      return 'Open all year';
    case 'elsewhere':
      return ELSEWHERE[closes.how];
    default:
      return `No date posted${closesNote === null ? '' : `: ${closesNote}`}`;
  }
}

/** When it opens, where that helps: in a round to come, or about when in earlier ones. Null where it does not. */
export function openingText(
  { opens, closes }: Scholarship,
  { opensLater, standing }: ScholarshipDeadline,
): string | null {
  if (opensLater !== null) return `Opens ${formatPartialDate(opensLater)}`;
  if (standing === 'closed' || opens.kind === 'stated') return null;
  switch (opens.kind) {
    case 'yearly':
      return `Opens every ${monthName(opens.month)}${opens.day === null ? '' : ` ${opens.day}`}`;
    case 'last-known':
      return `An earlier round opened in ${formatPartialDate(opens.date.slice(0, 7))}`;
    case 'last-known-month':
      return `An earlier round opened in ${monthName(opens.month)}`;
    case 'season':
      return closes.kind === 'stated' ? null : `Expected to open in fall ${opens.year}`;
    default:
      return null;
  }
}

/** What is noted next to a source's name, as people write it. */
const BESIDE: readonly (readonly [RegExp, string])[] = [
  [/ (20\d\d)$/, ', $1'],
  [/\(undated\)/, '(no date)'],
  [/eligibility and papers/, 'eligibility and documents'],
  [/\(Oct 15 2024\)/, '(October 15, 2024)'],
  [
    /\(Jan 28 nomination, Feb 18 application, no year\)/,
    '(January 28 for the nomination, February 18 for the application; no year)',
  ],
];

/**
 * Where an award was read, in words for a reader. Null for a list in public code: no parent can check that, and how far
 * the award is confirmed is said of all its sources together.
 */
export function sourceText(source: string): string | null {
  const unofficial = /^public code file |^[\w-]+\/[\w-]+(?=@|\s|$)/;
  if (unofficial.test(source)) return null;
  const said = BESIDE.reduce((text, [noted, words]) => text.replace(noted, words), source);
  return said
    .replace(/ and (20\d\d-\d\d-\d\d)\b/g, (_, date: string) => `, and ${formatPartialDate(date)}`)
    .replace(/ (20\d\d-\d\d-\d\d)\b/g, (_, date: string) => `, ${formatPartialDate(date)}`)
    .replace(/\((\d{4})-(\d{2})\b/g, '($1–$2');
}
