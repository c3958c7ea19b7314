/** Words of the comparison page. */

import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { MissingReason } from '#schema/domain/record/facts.ts';
import { COMPARE_MAX } from '#schema/domain/site/limits.ts';
import { FIGURE_LABELS } from '../figures/derived/labels.ts';
import { yearText } from '../university/record-texts.ts';
import { universityWords } from '../university/university.ts';

const universities = (count: number) =>
  plural(count, { one: `${formatCount(count)} university`, other: `${formatCount(count)} universities` });
/** What a link of too many schools had after the most that are compared. */
const last = (count: number) =>
  plural(count, {
    one: 'We left out the last school in this link.',
    other: `We left out the last ${formatCount(count)} schools in this link.`,
  });
const listed = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' });

const ofCampuses = (campuses: number) => `(${campuses === 2 ? 'both' : `all ${campuses}`} campuses)`;

export const comparePageWords = {
  title: 'Compare universities',
  titleOf: (names: readonly string[]) => `Compare ${listed.format(names)}`,
  description:
    'Compare up to four universities in the United States and Canada: admission, outcomes, prices and student life, with the source of every number.',
  intro: 'See schools side by side. Each number has its year and source.',
  picker: {
    label: 'Add a university',
    placeholder: 'Type a name',
    hint: 'Search by name, place or nickname. You can add up to four.',
    full: 'Maximum 4 universities can be compared at once',
    popular: 'Popular universities',
    selected: 'in comparison',
  },
  count: (count: number) => `${count} of ${COMPARE_MAX} selected`,
  popular: 'Compare Popular Universities',
  clear: 'Clear All',
  add: 'Add',
  remove: (name: string) => `Remove ${name} from comparison`,
  selection: 'Selected universities',
  said: {
    removed: (name: string, left: number) => `${name} removed from comparison. ${left} of ${COMPARE_MAX} selected.`,
    cleared: 'Comparison cleared.',
    selected: (names: readonly string[]) => `Comparing ${listed.format(names)}.`,
  },
  empty: {
    /** What a comparison has, by its parts. */
    shows: 'What you can compare',
    parts: {
      general: 'Location, size, type and setting',
      academics: 'Who gets in, who graduates, what they earn',
      financials: 'Tuition, net price, price by family income, debt',
      'student-life': 'Housing, sports, students on campus',
    },
    pairs: 'Popular comparisons',
    pair: (one: string, other: string) => `${one} or ${other}`,
    restore: (count: number) =>
      plural(count, {
        one: 'Bring back the university',
        other: count === 2 ? 'Bring back both universities' : `Bring back the ${universities(count)}`,
      }),
    own: 'From your bookmarks and recent views',
    add: (name: string) => `Compare ${name}`,
  },
  oneOnly: 'Add at least one more school to compare.',
  loading: 'Loading the comparison…',
  failed: {
    title: 'Failed to fetch comparison data',
    body: 'Your selection is safe. Trying again usually helps.',
    retry: 'Try again',
    popular: 'We couldn’t load the popular universities. Try again.',
  },
  left: {
    unknown: (ids: readonly number[]) =>
      plural(ids.length, {
        one: 'We couldn’t find one of the schools in this link.',
        other: `We couldn’t find ${ids.length} of the schools in this link.`,
      }),
    unreadable: (texts: readonly string[]) =>
      `Part of that link didn’t work. We skipped: ${listed.format(texts.map((text) => `“${text}”`))}.`,
    beyond: (ids: readonly number[]) => `You can compare up to ${COMPARE_MAX} universities. ${last(ids.length)}`,
    dismiss: 'Dismiss',
  },
  /** Rows by the name that they have where all schools are of one country. */
  rowsIn: {
    residents: universityWords.tuition.inState,
    others: universityWords.tuition.outOfState,
    yearOfResidents: { US: 'Total per year, in-state', CA: 'Total per year, domestic' },
    yearOfOthers: { US: 'Total per year, out-of-state', CA: 'Total per year, international' },
  },
  ownFee: 'Tuition in your price',
  /** The school's own page, where its dates are not known. */
  ownDates: 'Deadlines and how to apply',
  keyFigures: 'Key numbers',
  /** Rows that schools of the other country have nothing in. */
  onlyFor: { US: 'US schools only', CA: 'Canadian schools only' },
  rowsOnlyFor: {
    US: (count: number) =>
      plural(count, { one: '1 row for US schools only', other: `${formatCount(count)} rows for US schools only` }),
    CA: (count: number) =>
      plural(count, {
        one: '1 row for Canadian schools only',
        other: `${formatCount(count)} rows for Canadian schools only`,
      }),
  },
  inFull: (label: string) => `${label} in full`,
  ofSchool: (name: string) => `${name}: `,
  tabs: {
    label: 'Parts of the comparison',
    general: 'General',
    academics: 'Academics',
    financials: 'Financials',
    'student-life': 'Student Life',
  },
  differencesOnly: 'Show differences only',
  allRows: 'Show all rows',
  hiddenRows: (count: number) =>
    plural(count, {
      one: '1 row that is the same for all is hidden.',
      other: `${formatCount(count)} rows that are the same for all are hidden.`,
    }),
  /** Why none of the schools has a figure, each in a few words that hold for all of them. */
  missingForAll: {
    'not-reported': 'Not reported',
    suppressed: 'Too few students to show',
    'not-applicable': 'Doesn’t apply',
    'not-collected': 'Not published',
    'no-source': 'We don’t have this',
  } satisfies Record<MissingReason, string>,
  withoutFigure: (count: number) =>
    plural(count, { one: '1 row without data', other: `${formatCount(count)} rows without data` }),
  noDifferences: 'These schools are the same in this section.',
  tools: {
    label: 'Save or share',
    copy: 'Copy link',
    copied: { title: 'Link copied', description: 'Anyone who opens it sees this comparison.' },
    notCopied: {
      title: 'We couldn’t copy the link',
      description: 'Copy it from the browser’s address bar.',
      destructive: true,
    },
    decide: 'Decide with your family',
    embed: 'Put this on your site',
    csv: 'Download CSV',
  },
  table: {
    caption: (part: string) => `${part}: the selected universities side by side`,
    measure: 'Measure',
    none: 'None',
    /** Of a public cégep. */
    cegep: 'No tuition for full-time Quebec residents',
    onlyIn: { US: 'Published in the United States only', CA: 'Published in Canada only' },
    estimate: 'Estimate',
    ofFew: (figure: string, people: number) => `${figure} (of ${people})`,
    shared: (text: string, campuses: number) => `${text} ${ofCampuses(campuses)}`,
    campuses: ofCampuses,
    sharedNote: 'For all campuses of the school together. There is no number for one campus alone.',
    provinceAverage: (amount: string, year: string) => `Provincial average: ${amount} (${yearText(year)})`,
    converted: (amount: string, currency: string) => `≈ ${currency === 'CAD' ? 'CA' : 'US'}$${amount}`,
    sources: (label: string) => `Sources of ${label}`,
    years: 'Years differ by school',
  },
  marks: {
    higher: 'Highest',
    lower: 'Lowest',
    /** Of several whose values are about the same. */
    shared: { higher: 'Among the highest', lower: 'Among the lowest' },
    legend:
      'We mark the best value in a row. Amounts within 2% of each other, and rates within one percentage point, get the same mark. Some rows have no best value, and we never mark estimates.',
    estimateWins: 'No mark: the best value here is an estimate.',
    noRate: 'No mark: we couldn’t load the exchange rate.',
    /** Under the key numbers: which rows have no mark, and why. */
    unmarked: (rows: readonly { labels: readonly string[]; why: string }[]) =>
      `Rows without a mark: ${rows.map(({ labels, why }) => `${labels.join(', ')} (${why})`).join('; ')}.`,
    why: {
      neither: 'neither end is better for everyone',
      people: 'too few people to compare, or we don’t know how many',
      estimate: 'the best value is an estimate',
      'no-rate': 'we couldn’t load the exchange rate',
      same: 'about the same at every school',
      campuses: 'shared with other campuses',
      residents: 'it depends on where you live',
      ratio: 'the two countries count it differently',
      rent: 'US rents include utilities, Canadian rents may not',
      graduation: 'within six years in the US, seven in Canada',
    },
  },
  border: {
    residents: 'Not ranked: what you pay depends on where you live.',
    ratio:
      'Not comparable across the border: Canadian ratios count students by course load, and full-time professors only.',
    rent: 'Not comparable across the border: US rents include utilities. Canadian rents may not.',
    graduation:
      'Not comparable across the border: US rates count degrees within six years (three at two-year colleges), Canadian ones within seven.',
  },
  caution: {
    tuition: 'US prices include required fees. Most Canadian prices are tuition for arts programs, without fees.',
  },
  rate: (usdPerCad: string, date: string) => `Amounts with ≈ are converted at CA$1 = US$${usdPerCad}, ${date}.`,
  rateSource: (source: string) => `Source of the rate: ${source}.`,
  rateFailed: 'We couldn’t load the exchange rate, so amounts are in their own currency only.',
  /** What a Canadian college awards. */
  diplomaCollege: 'Mostly diplomas, some bachelor’s degrees',
  admission: { selective: 'Chooses among applicants', open: 'Open to all who qualify' },
  earningsChecks: (above: number, known: number) =>
    `${formatCount(above)} of ${formatCount(known)} (College Scorecard, June 2026)`,
  netPriceBand: (band: string) => FIGURE_LABELS.netPriceByIncome.replace('{value}', band.replace(/^Over/, 'over')),
  chart: {
    university: 'University',
    titles: {
      academics: 'Rates in percent',
      financials: 'Prices per year',
      'student-life': 'Undergraduates and graduate students',
    },
    inCurrency: { USD: 'in US dollars', CAD: 'in CA$' },
    described: (title: string, parts: string) => `${title}. ${parts}`,
    nothing: 'We don’t have this for any of these schools.',
  },
  csv: {
    fileName: 'campusatlas-comparison.csv',
    part: 'Part',
    measure: 'Measure',
    unit: 'Unit',
    source: (name: string) => `Source, ${name}`,
    id: 'ID',
    currency: 'Currency',
    page: 'Page',
    units: {
      money: 'school’s own currency',
      fee: 'school’s own currency',
      rate: '%',
      percent: '%',
      count: 'number',
      ratio: 'students per faculty member',
      year: 'year',
      text: 'text',
      list: 'text',
    },
    converted: (label: string) => `${label}, converted`,
    usDollars: 'US dollars',
    estimate: 'estimate',
    exchangeRate: 'Exchange rate, US$ per CA$',
  },
  print: {
    from: (address: string) => `From ${address}`,
  },
} as const;
