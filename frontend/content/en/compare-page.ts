/** Words of the comparison page. */
import { formatCount } from '#schema/domain/formats.ts';
import { COMPARE_MAX } from '#schema/domain/limits.ts';
import { plural } from '#schema/domain/plural.ts';

const universities = (count: number) =>
  plural(count, { one: `${formatCount(count)} university`, other: `${formatCount(count)} universities` });
const listed = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' });

export const comparePageWords = {
  title: 'Compare universities',
  titleOf: (names: readonly string[]) => `Compare ${listed.format(names)}`,
  description:
    'Up to four universities in the United States and Canada side by side: admission, outcomes, prices and student life, with the source of every figure.',
  intro: 'Up to four schools side by side, each figure with its year and source.',
  picker: {
    label: 'Add a university',
    placeholder: 'Type a name',
    hint: 'By name, place or nickname, up to four.',
    full: 'Maximum 4 universities can be compared at once',
    popular: 'Popular universities',
    selected: 'in comparison',
  },
  count: (count: number) => `${count} of ${COMPARE_MAX} selected`,
  popular: 'Compare Popular Universities',
  clear: 'Clear All',
  remove: (name: string) => `Remove ${name} from comparison`,
  selection: 'Selected universities',
  said: {
    removed: (name: string, left: number) => `${name} removed from comparison. ${left} of ${COMPARE_MAX} selected.`,
    cleared: 'Comparison cleared.',
    selected: (names: readonly string[]) => `Comparing ${listed.format(names)}.`,
  },
  empty: {
    title: 'No universities selected',
    body: 'Add up to four schools by name, or start with two popular ones.',
    restore: (count: number) => `Bring back the ${universities(count)}`,
    own: 'From your bookmarks and recent views',
    add: (name: string) => `Compare ${name}`,
  },
  oneOnly: 'Add at least one more university to see what differs.',
  loading: 'Loading the comparison…',
  failed: {
    title: 'Failed to fetch comparison data',
    body: 'Your selection is safe. Trying again usually helps.',
    retry: 'Try again',
    popular: 'We could not load the popular universities just now.',
  },
  left: {
    unknown: (ids: readonly number[]) =>
      plural(ids.length, {
        one: `No university has the number ${ids[0]}. It was left out.`,
        other: `No universities have the numbers ${listed.format(ids.map(String))}. They were left out.`,
      }),
    unreadable: (texts: readonly string[]) =>
      `Left out of the address because it is no university's number: ${listed.format(texts.map((text) => `“${text}”`))}.`,
    beyond: (ids: readonly number[]) =>
      `A comparison holds ${COMPARE_MAX} universities. Left out: ${listed.format(ids.map(String))}.`,
    dismiss: 'Dismiss',
  },
  tabs: {
    label: 'Parts of the comparison',
    general: 'General',
    academics: 'Academics',
    financials: 'Financials',
    'student-life': 'Student Life',
  },
  differencesOnly: 'Differences only',
  hiddenRows: (count: number) =>
    plural(count, {
      one: '1 row is the same for all and hidden.',
      other: `${formatCount(count)} rows are the same for all and hidden.`,
    }),
  withoutFigure: (count: number) =>
    plural(count, { one: '1 row without a figure', other: `${formatCount(count)} rows without a figure` }),
  noDifferences: 'There is no difference in this part.',
  tools: {
    label: 'Take it with you',
    copy: 'Copy link',
    copied: { title: 'Link copied', description: 'Anyone who opens it sees this comparison.' },
    notCopied: {
      title: 'The link could not be copied',
      description: "Copy it from the browser's address bar.",
      destructive: true,
    },
    decide: 'Decide with your family',
    print: 'Print',
    csv: 'Download CSV',
  },
  table: {
    caption: (part: string) => `${part}: the selected universities side by side`,
    measure: 'Measure',
    inSight: (first: number, last: number, all: number) => `Schools ${first} and ${last} of ${all}. Swipe for more.`,
    earlier: 'The school before',
    later: 'The next school',
    none: 'None',
    onlyIn: { US: 'Published in the United States only', CA: 'Published in Canada only' },
    estimate: 'Estimate',
    ofFew: (rate: string, count: number, of: number) => `${rate} (${count} of ${of})`,
    provinceAverage: (amount: string, year: string) => `Provincial average: ${amount} (${year})`,
    converted: (amount: string, currency: string) => `≈ ${amount} ${currency}`,
    sources: (label: string) => `Sources of ${label}`,
    years: 'Years differ by school',
  },
  marks: {
    higher: 'Highest',
    lower: 'Lowest',
    tied: (mark: string) => `${mark}, tied`,
    legend:
      '“Highest” or “Lowest” marks the value most students would prefer. Rows without a mark have no better end, or figures that can’t be ranked. An estimate is never marked.',
    estimateWins: 'No mark: the best value here is an estimate.',
    noRate: 'No mark: we could not load the exchange rate.',
  },
  border: {
    residents:
      'Not ranked: each price is for residents of its own state or province, so no student can choose between them.',
    ratio:
      'Not comparable across the border: Canadian ratios count full-time-equivalent students and full-time teachers only.',
    rent: 'Not comparable across the border: US rents include heating and power, Canadian ones do not.',
    graduation:
      'Not comparable across the border: US rates count degrees within six years (three at two-year colleges), Canadian ones within seven.',
  },
  caution: {
    tuition: 'US prices include required fees; most Canadian ones are tuition of arts programs without fees.',
  },
  rate: (usdPerCad: string, date: string) =>
    `Amounts in the second line are converted at 1 CAD = ${usdPerCad} USD, ${date}.`,
  rateSource: (source: string) => `Source of the rate: ${source}.`,
  rateFailed: 'We could not load the exchange rate, so amounts are in their own currency only.',
  admission: { selective: 'Selective', open: 'Open to all who qualify' },
  rows: {
    place: 'Location',
    yourPrice: 'Your price per year',
    status: 'Status',
    type: 'Type',
    kind: 'Kind',
    yearFounded: 'Founded',
    studentPopulation: 'Student population',
    size: 'Size',
    campusSetting: 'Campus setting',
    religiousAffiliation: 'Religious affiliation',
    designations: 'Designations',
    acceptanceRate: 'Acceptance rate',
    admissionPolicy: 'Admission',
    testPolicy: 'SAT and ACT',
    applicationFee: 'Application fee',
    satRange: 'SAT total, middle half',
    actRange: 'ACT, middle half',
    enteringAverage: 'Entering average',
    studentFacultyRatio: 'Student-to-faculty ratio',
    retentionRate: 'Retention rate',
    graduationRate: 'Graduation rate',
    fourYears: 'Graduated within four years',
    outcomeAll: 'Finished within eight years, all students',
    outcomePell: 'Finished within eight years, Pell recipients',
    outcomeTransfer: 'Finished within eight years, transfer students',
    outcomePartTime: 'Finished within eight years, part-time students',
    sixYears: 'Graduated within six years',
    eightYears: 'Graduated within eight years',
    graduationRatePell: 'Graduation rate of Pell recipients',
    employmentRate: 'Employed after two years',
    academicCalendar: 'Academic calendar',
    highestAward: 'Highest degree',
    carnegieClass: 'Carnegie classification',
    language: 'Language of instruction',
    largestFields: 'Largest fields of study',
    tuitionInState: 'In-state or domestic tuition',
    tuition: 'Out-of-state or international tuition',
    roomAndBoard: 'Room and board',
    booksAndSupplies: 'Books and supplies',
    otherExpenses: 'Other expenses',
    yearInState: 'Total for a year, in-state or domestic',
    yearOutOfState: 'Total for a year, out-of-state or international',
    affordability: 'Price category',
    percentReceivingAid: 'Students with grant aid',
    averageAidAmount: 'Average grant',
    netPrice: 'Net price',
    rent: 'Rent nearby, one bedroom a month',
    medianEarnings: 'Earnings after ten years',
    medianDebt: 'Debt at graduation',
    undergraduateEnrollment: 'Undergraduates',
    graduateEnrollment: 'Graduate students',
    housingOptions: 'Housing',
    studentOrganizations: 'Student organizations',
    athleticsDivision: 'Athletics',
    athleticsConference: 'Conference',
    percentPell: 'Undergraduates with a Pell grant',
  },
  netPriceBand: (band: string) => `Net price, family income ${band}`,
  /** Where a row's meaning is not that of the figure it is made of. */
  meanings: {
    size: 'Small under 5,000 students, Medium 5,000 to 15,000, Large 15,000 to 30,000, Very Large over 30,000.',
    affordability: 'Which third of all schools the out-of-state or international tuition falls into, in US dollars.',
    yearInState:
      'Tuition for residents, room and board, books and other expenses added up, before any aid. Where our sources lack a figure, we use a typical amount and mark the total as an estimate.',
    yearOutOfState:
      'Tuition for students from elsewhere, room and board, books and other expenses added up, before any aid. Where our sources lack a figure, we use a typical amount and mark the total as an estimate.',
    largestFields: 'The fields with the most graduates in a year.',
    netPrice:
      'What a year costs on average after grants and scholarships, with tuition, housing, food and books included. At US public schools, it covers in-state students.',
    netPriceByIncome:
      'The net price of a year by how much the family earns, for students with federal aid. At US public schools, it covers in-state students.',
  },
  chart: {
    university: 'University',
    titles: {
      general: 'Student population',
      academics: 'Rates in percent',
      financials: 'Prices of a year',
      'student-life': 'Undergraduates and graduate students',
    },
    inCurrency: { USD: 'in US dollars', CAD: 'in Canadian dollars' },
    described: (title: string, parts: string) => `${title}. ${parts}`,
    nothing: 'None of these schools has a figure here.',
  },
  csv: {
    fileName: 'campusatlas-comparison.csv',
    part: 'Part',
    measure: 'Measure',
    unit: 'Unit',
    source: (name: string) => `Source, ${name}`,
    id: 'Id',
    currency: 'Currency',
    page: 'Page',
    units: {
      money: "school's own currency",
      fee: "school's own currency",
      rate: '%',
      percent: '%',
      count: 'number',
      ratio: 'students per teacher',
      year: 'year',
      text: 'text',
      list: 'text',
    },
    converted: (label: string) => `${label}, converted`,
    usDollars: 'US dollars',
    estimate: 'estimate',
    exchangeRate: 'Exchange rate, US dollars per Canadian dollar',
  },
  print: {
    from: (address: string) => `From ${address}`,
  },
} as const;
