/** Words of the page on two years at a two-year college, then a university. */
import { theSchool, withThe } from '#schema/domain/formats/english-grammar.ts';
import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { PolicyReading } from '#schema/domain/site/transfer-policies.ts';

const listed = new Intl.ListFormat('en-US', { type: 'disjunction' });
/** “16 / 30-32” of the list: 16 or 30–32. */
const blockOf = (credits: string): string =>
  listed.format(
    credits
      .replace('(AA)', '(with an Associate in Arts)')
      .replace('(CCV)', '(from the Community College of Vermont)')
      .split(' / ')
      .map((part) => part.replace(/(\d)-(?=\d)/, '$1–')),
  );

export const twoYearsWords = {
  title: 'Two-year college, then a university',
  description:
    'Start at a two-year college and finish at a university: both prices, how many transfer, how many graduate after transferring, the programs both have, and the state’s transfer rule.',
  lead: 'See both prices in the United States, how many students transfer, and how many graduate after transferring.',
  form: {
    near: 'City or ZIP code near home (optional)',
    nearHint: 'No college in mind? Enter your city to see the colleges near it.',
    from: 'Two-year college',
    fromExample: 'Example: Lansing Community College',
    to: 'University after that',
    toExample: 'Example: Michigan State University',
    submit: 'Show this path',
  },
  /** A path to look at before one has chosen. */
  example: {
    from: 'Lansing Community College',
    to: 'Michigan State University',
    title: (college: string, university: string) => `Example: ${college}, then ${university}`,
  },
  asked: {
    unknownFrom: (text: string) =>
      `We couldn’t find a two-year college in the United States called “${text}”. Check the spelling, or enter a city above.`,
    unknownTo: (text: string) =>
      `We couldn’t find a university in the United States called “${text}” that awards bachelor’s degrees. Check the spelling.`,
    unknownNear: (text: string) =>
      `We couldn’t find a place called “${text}”. Enter a city with its state, or a ZIP code.`,
    otherPlaces: 'Did you mean:',
    severalFrom: 'Which college do you mean?',
    severalTo: 'Which university do you mean?',
    near: (place: string) => `Two-year colleges near ${place}`,
    nextTo: (college: string) => `Public universities in the same state, nearest to ${theSchool(college)} first`,
    failed: 'We couldn’t load this path. Try again.',
  },
  miles: (miles: number) => `${miles} mi`,
  figures: {
    heading: 'Prices and outcomes',
    price: 'Price for one year',
    netPrice: 'net price',
    noPrice: 'Not published',
    transfer: 'Left and enrolled at another school',
    award: 'Earned a degree or certificate at the college',
    finish: 'Transfer students who graduated here',
    still: 'Still enrolled after 8 years',
    people: (count: string) => `of ${count} ${count === '1' ? 'student' : 'students'}`,
    few: 'Too few students to show',
    unknown: 'Not published',
    note: (year: string) =>
      `Measured eight years after entering, for students who started at the college and students who transferred into the university (${year}). Students who left the college may have gone to any school.`,
  },
  price: {
    heading: 'What four years would cost',
    table: 'Four years on each path',
    here: (college: string, university: string) =>
      `Two years at ${theSchool(college)}, two at ${theSchool(university)}`,
    there: (university: string) => `Four years at ${theSchool(university)}`,
    /** `less` is how much less the way over the college costs; below 0 it costs more. */
    difference: (less: number, college: string) =>
      less === 0
        ? 'Both cost the same.'
        : `Starting at ${theSchool(college)} costs ${formatMoney(Math.abs(less), 'USD')} ${less > 0 ? 'less' : 'more'}.`,
    own: 'From your estimated prices.',
    published:
      'From net prices: what students with aid pay on average. To see your own prices, select “Get my price” at the top of the page.',
    caveat:
      'Today’s prices, without increases. The university’s price is for students who started there. If some of your credits don’t transfer, you may need more than four years.',
    unknown: 'One of the two prices isn’t published, so we can’t give a total. Ask that school.',
  },
  programs: {
    heading: 'Programs both schools have',
    intro:
      'Associate degrees at the college and bachelor’s degrees at the university, 2023–24. Even if both schools have a program, its courses may not transfer. Ask the university’s transfer office before you enroll.',
    program: 'Program',
    associates: 'Associate degrees',
    bachelors: 'Bachelor’s degrees',
    more: (count: number) =>
      plural(count, { one: 'Show 1 more program', other: `Show ${formatCount(count)} more programs` }),
    none: 'We found no program with graduates at both schools. The university may still take transfer students.',
  },
  policy: {
    heading: (state: string) => `The transfer rule in ${withThe(state)}`,
    statewide: (credits: string, unit: 'semester' | 'quarter') =>
      `The state has a transfer rule for public colleges. Credits that transfer as a block: ${blockOf(credits)} ${unit} credits. The rule and the university decide which courses count.`,
    statewideOnly: 'The state has a transfer rule for public colleges.',
    none: 'We don’t know of a statewide rule. Colleges and universities make agreements program by program.',
    recalled: 'We haven’t confirmed the rule for this state. Ask the university’s transfer office.',
    authority: 'The rule:',
    link: 'Official page',
    noLink: 'We don’t have a link. Ask the university’s transfer office.',
    readings: {
      document: 'As of September 2026, from a list based on the rule itself. We haven’t confirmed this with the state.',
      nearly: 'As of September 2026, from a list based on most of the rule. We haven’t confirmed this with the state.',
      explainer:
        'As of September 2026, from a list based on an official explanation. We haven’t confirmed this with the state.',
      recalled: 'We haven’t checked it.',
    } satisfies Record<PolicyReading, string>,
    elsewhere:
      'Statewide rules cover public colleges and universities in the same state. Ask the university’s transfer office whether these two schools have an agreement.',
  },
} as const;
