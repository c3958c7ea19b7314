/** Words of the pages of majors. What each major is comes with its figures (major-abouts.md). */
import { sourceName } from '#frontend/content/source-name.ts';
import type { MajorResponse } from '#schema/api/majors.ts';
import { withThe } from '#schema/domain/formats/english-grammar.ts';
import { formatCount, formatMoney, formatShort } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { MajorLevel, MajorMark } from '#schema/domain/programs/majors.ts';
import { yearText } from '../university/record-texts.ts';

const universities = (count: number) =>
  plural(count, { one: `${formatCount(count)} university`, other: `${formatCount(count)} universities` });

const schools = (count: number) => plural(count, { one: '1 US school', other: `${formatCount(count)} US schools` });

const thousands = (amount: number) => `$${formatShort(Math.round(amount / 1_000) * 1_000)}`;

const DEGREES: Record<MajorLevel, { name: string; a: string; short: string; column: string }> = {
  bachelor: { name: 'bachelor’s degree', a: 'a bachelor’s degree', short: 'bachelor’s', column: 'Bachelor’s' },
  master: { name: 'master’s degree', a: 'a master’s degree', short: 'master’s', column: 'Master’s' },
  doctorate: { name: 'doctoral degree', a: 'a doctoral or professional degree', short: 'doctoral', column: 'Doctoral' },
};

export const majorsWords = {
  title: 'Majors and programs',
  description:
    'What you can study in the United States and Canada: 81 majors in nine fields. See who teaches each one, where, and what graduates earn.',
  lead: 'What graduates of each major earn, and how many schools teach it.',
  find: 'Find a major',
  findPlaceholder: 'nursing, design, law…',
  found: (count: number) => plural(count, { one: '1 major', other: `${formatCount(count)} majors` }),
  order: 'Sort by',
  orders: { field: 'Field', pay: 'Highest pay', schools: 'Most schools', name: 'Name' },
  noPay: 'Pay not published',
  /** What the majors of a field pay. */
  range: (lowest: number, highest: number) => `${thousands(lowest)} to ${thousands(highest)} per year`,
  taught: (US: number, CA: number) => (CA === 0 ? schools(US) : `${schools(US)}, ${formatCount(CA)} in Canada`),
  counted:
    'Pay is the median four years after graduating, at the median US school that publishes it. The numbers of schools count universities: in the United States, those with graduates in the latest year; in Canada, those that list the program.',
  finder: 'If yours isn’t here, the program finder lists every program by its title.',
  careers: 'Know the job but not the major? Look up a career.',
  loading: 'Loading the majors…',
  failed: 'We couldn’t load the majors. Try again.',
  tryAgain: 'Try again',
} as const;

export const majorWords = {
  title: (title: string) => `${title}: universities that teach it`,
  /** For search engines and whoever shares the link. */
  description: ({ title, level, universities: { US, CA }, earnings }: MajorResponse) =>
    [
      CA === 0
        ? `${title}: taught for ${DEGREES[level].a} at ${universities(US)} in the United States.`
        : `${title}: taught for ${DEGREES[level].a} at ${universities(US)} in the United States and ${formatCount(CA)} in Canada.`,
      earnings === null
        ? 'See which schools have the most graduates, and related majors.'
        : `Four years after graduating, people typically earn ${formatMoney(earnings.median, 'USD')}.`,
    ].join(' '),
  all: 'All majors',
  /** Shows the rest of the description. */
  moreText: 'More',
  showMore: (count: number) => `Show ${formatCount(count)} more`,
  search: 'See the schools',
  /** For somebody of a state or province: how many schools there teach it, and the least that a year would cost them. */
  /** For whoever has not said where home is. */
  ownAsk: 'Find schools near you',
  own: (schools: number, place: string, least: string | null) => {
    const count = plural(schools, { one: '1 school', other: `${formatCount(schools)} schools` });
    const price = least === null ? '' : `, from ${least} per year for you`;
    return `${count} in ${withThe(place)}${price}`;
  },
  finder: 'Program list',
  table: 'Compare every school',
  /** Names a column: the program finder counts the graduates of all degrees. */
  graduates: (level: MajorLevel) => `${DEGREES[level].column} graduates per year`,
  figures: {
    label: 'By the numbers',
    us: 'US schools',
    usNote: (level: MajorLevel, year: string | null) =>
      [`${DEGREES[level].short} degrees`, ...(year === null ? [] : [yearText(year)])].join(', '),
    canada: 'Canadian schools',
    canadaNote: 'list it; there may be more',
    graduates: 'Graduates per year, US',
    graduatesNote: (level: MajorLevel, year: string | null) =>
      [`${DEGREES[level].short} degrees, all universities`, ...(year === null ? [] : [yearText(year)])].join(', '),
    pay: 'Median pay after 4 years',
    payNote: 'at the median school',
  },
  earnings: {
    id: 'earnings',
    heading: 'Pay 4 years after graduating',
    none: 'Pay after this degree is published for too few schools, so we can’t say what is typical.',
    meaning: ({ earnings, level }: { earnings: NonNullable<MajorResponse['earnings']>; level: MajorLevel }) =>
      `For each school with enough graduates, the US government publishes the graduates’ median pay four years after the ${DEGREES[level].name}: half earn more, half less. The bar shows the middle 50% of these ${formatCount(earnings.schools)} schools.`,
    schools: 'Schools',
    checks: (known: number, level: MajorLevel) =>
      `${plural(known, { one: '1 school has', other: `${formatCount(known)} schools have` })} an earnings check for this major. It compares pay four years after graduating with that of people who have ${level === 'bachelor' ? 'only a high school diploma' : 'only a bachelor’s degree in the field'}.`,
    caveat:
      'This is the pay of graduates who had federal aid and have a job, wherever they live now. It doesn’t say what you will earn. In Canada, pay is not published by school in this way.',
    scale: (amount: number) => `$${formatShort(amount)}`,
    checkId: 'earnings-check',
    lower: '25% of schools are lower',
    median: 'Median school',
    upper: '25% are higher',
  },
  places: {
    id: 'places',
    heading: 'Where you can study it',
    intro: 'We leave out universities that teach it only or mostly online.',
    us: 'United States',
    usNote: 'The states with the most graduates per year.',
    canada: 'Canada',
    canadaNote: 'Sorted by number of universities, because our Canadian sources don’t count graduates by program.',
    place: 'Place',
    rest: (country: string) => `More places, ${country}`,
    universities: 'Universities',
  },
  leaders: {
    id: 'universities',
    heading: 'Schools with the most graduates',
    intro:
      'In the United States only, because our Canadian sources don’t count graduates by program. Many graduates means that a school is large, not that it is good.',
    university: 'University',
    apart: 'Online, or after another degree',
    apartNote:
      'These universities have many graduates too, but those graduates studied online or already had another degree.',
    rest: 'More schools with many graduates',
    none: 'We don’t have numbers by university.',
  },
  marks: {
    'distance-only': 'fully online program',
    'mostly-online': 'mostly online university',
    completes: 'mostly for people with an associate degree',
  } satisfies Record<MajorMark, string>,
  related: { id: 'related', heading: 'Related majors' },
  about: {
    id: 'counted',
    heading: 'How we count',
    cips: 'This major in the Classification of Instructional Programs (CIP 2020):',
    graduates: 'Graduates',
    earnings: 'Pay',
    originOf: (of: string) => `${of}:`,
    /** What it is called, as published. */
    origin: ({ source, year }: { source: string; year: string }) =>
      source.includes(year) ? `${sourceName(source)}.` : `${sourceName(source)}, ${yearText(year)}.`,
    canada: 'Canada: public lists of programs. A program that is not on them may still be taught.',
  },
  loading: 'Loading the major…',
  failure: {
    title: 'We can’t find that major',
    unknown: 'We don’t have a page for a major with that name.',
    unreachable: 'We couldn’t load this major',
    offline: 'The link may be right. Try again.',
    retry: 'Try again',
    all: 'All majors',
    search: 'Search universities',
  },
} as const;
