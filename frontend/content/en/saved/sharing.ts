/** Words of lists that are shared by a link, and of the page that sets several students' lists side by side. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { DeadlineRound } from '#schema/domain/plan/next-deadline.ts';
import { roundNames, roundWithin } from '../plan/plan.ts';

/** A date that comes next, with what it is for. */
const nextDate = (round: string, date: string) => `${formatPartialDate(date)} (${roundWithin(round)})`;

/** The same of a round of the school's own. */
const roundDate = (round: DeadlineRound, date: string) => nextDate(roundNames[round], date);

/** The table of a list: what each school is, costs and does, and when one must apply. */
export const listedWords = {
  label: 'Universities on this list',
  name: 'University',
  price: 'Tuition',
  acceptance: 'Acceptance rate',
  graduation: 'Graduation rate',
  earnings: 'Median earnings',
  students: 'Students',
  actions: 'Save and compare',
  deadline: 'Next deadline',
  noDeadline: 'No date yet',
  /** Where the only dates are for students who live elsewhere. */
  notTheirs: 'No date yet for these students',
  passed: (cycle: string) => `All dates for ${cycle} have passed`,
  rolling: 'Rolling',
  /** What a date is for where one applies to the school itself. */
  direct: 'direct application',
  fromAbroad: 'from outside Canada',
  nextDate,
  roundDate,
  note: 'Prices and dates change. Check with the school before you rely on them.',
} as const;

/** The page that a link opens. */
export const sharedWords = {
  title: 'A shared list',
  description: 'A list of universities that someone shared with you, with key facts.',
  titleOf: (name: string | null) => name ?? 'A shared list',
  intro: (total: number) =>
    plural(total, {
      one: `${formatCount(total)} university. Someone shared this list with you.`,
      other: `${formatCount(total)} universities. Someone shared this list with you.`,
    }),
  live: 'You see the list as it is today. Only its owner can change it.',
  fixed: 'This link shows the list as it was when it was copied.',
  some: (shown: number, total: number) => `These are the latest ${shown} of ${total}.`,
  gone: (names: readonly string[]) => `No longer in our data: ${names.join(', ')}.`,
  empty: 'No schools on this list yet.',
  noIds: 'This link has no schools in it. Ask the person who sent it to copy it again.',
  tools: 'Save or share',
  copy: 'Copy link',
  copied: { title: 'Link copied' },
  notCopied: { title: 'We couldn’t copy the link', description: 'Copy it from the address bar.' },
  csv: 'Download CSV with sources',
  compare: (count: number, total: number) => (count < total ? `Compare ${count} of ${total}` : 'Compare'),
  print: 'Print',
  counselors: 'Are you a counselor?',
  sideBySide: 'Compare several lists',
  closed: {
    title: 'This link is turned off',
    body: 'It doesn’t open a list. The person who shared it may have turned it off, or part of the link is missing. Ask for a new link.',
    browse: 'Browse universities',
  },
  failed: {
    title: 'We couldn’t load the list',
    body: 'Please try again in a moment.',
    retry: 'Try again',
  },
} as const;

/** The page of a list that stands in its address. */
export const sharedHereWords = {
  title: 'A list of universities',
  description: 'A list of universities that someone chose, with key facts and the next deadlines.',
} as const;

/** Making a link, and taking it back. */
export const shareWords = {
  title: (name: string | null) => (name === null ? 'Share all your bookmarks' : `Share “${name}”`),
  explain:
    'Anyone with the link sees the schools on this list with key facts. They see the list as it is on the day they open it.',
  hides: (name: string | null) =>
    name === null
      ? 'They don’t see your name, your notes, your prices or your plan.'
      : 'They see the name of the list. They don’t see your name, your notes, your prices or your plan.',
  make: 'Make a link',
  making: 'Making the link…',
  link: 'Link to this list',
  copy: 'Copy link',
  revoke: 'Turn off link',
  revoked: { title: 'Link turned off', description: 'The link no longer works.' },
  confirmRevoke: {
    title: 'Turn off this link?',
    question: 'It will stop working for everyone who has it. You can make a new link later.',
    confirm: 'Turn off',
    cancel: 'Keep it',
  },
  notMade: 'We couldn’t make the link',
  notRevoked: 'We couldn’t turn off the link',
  unreached: 'We couldn’t reach CampusAtlas. Please try again in a moment.',
  /** The links of an account. */
  own: {
    title: 'Shared links',
    intro: 'Links you made to your lists. Anyone who has one can open it until you turn it off.',
    none: 'You haven’t shared a list.',
    all: 'All bookmarks',
    calendar: 'Dates of my plan (calendar)',
    since: (day: string) => `since ${day}`,
    copyNamed: (name: string) => `Copy link to ${name}`,
    revokeNamed: (name: string) => `Turn off link to ${name}`,
    failed: 'We couldn’t load your links.',
  },
} as const;

/** The page for counsellors. */
export const studentsWords = {
  title: 'For counselors: compare student lists',
  description: 'Compare the lists your students share with you, and see which schools they have in common.',
  intro:
    'Ask each student for the link to their list, and add it here under a name that only you will recognize. The names stay in this browser and are never sent to us.',
  paste: {
    title: 'Add students',
    label: 'Your students, one per line: name, then link',
    example: 'Maya, https://…/shared?ids=…, Ohio, 45000',
    hint: 'Paste them from a spreadsheet or an email. No link yet? Enter the name alone. Use names that only you will recognize. To see prices, add the home state or province and the family income in US dollars after the link: Maya, link, Ohio, 45000.',
    submit: 'Add all',
    added: (count: number) =>
      plural(count, { one: `${formatCount(count)} student added.`, other: `${formatCount(count)} students added.` }),
    left: (count: number) =>
      plural(count, { one: 'We couldn’t add one line.', other: `We couldn’t add ${formatCount(count)} lines.` }),
    noName: 'No name',
  },
  /** What else a pasted line may call each citizenship. */
  citizens: {
    us: ['US', 'USA', 'US citizen'],
    ca: ['Canada', 'Canadian', 'Canadian citizen'],
    other: ['International', 'Other'],
  },
  matrix: {
    title: 'Students and their schools',
    note: 'Each price is what a year would cost that student, based on the home state or province and the income you enter. Most are estimates.',
    student: 'Student',
    next: 'Next deadline',
    noDate: 'No date yet',
    unknown: (count: number) => `${count} unknown`,
    /** The key of the dot in the table. */
    dotNote:
      'A dot (●) means that the school is on the list but has no price: the home or income is missing, or our data has no price.',
    balanceNote: 'Reach, target and likely use only acceptance rates: this page doesn’t ask for scores.',
    sortBy: (what: string) => `Sort by ${what}`,
    showAll: (schools: number) => `Show all ${formatCount(schools)} schools`,
    noSituation: 'home and income not entered yet',
    situationOf: (alias: string) => `${alias}’s home and income`,
    staysHere:
      'This is saved only in this browser. To work out prices, the page sends us the home, citizenship and income, but never the name. We don’t log any of it.',
    schoolsOf: (alias: string) => `${alias}’s schools`,
    price: 'Price per year',
    estimated: (amount: string) => `${amount} (estimate)`,
    noPrice: 'No price',
    print: (sheets: number) =>
      plural(sheets, {
        one: `Print ${formatCount(sheets)} sheet`,
        other: `Print ${formatCount(sheets)} sheets`,
      }),
    sheetPrices: 'Prices are per year, for a student with your home state or province, citizenship and family income.',
    sheetWithoutPrices: 'Ask your counselor for prices that fit your home and family income.',
  },
  /** Over the homes one chooses from. */
  homesMissing: (students: number) =>
    plural(students, {
      one: `${formatCount(students)} student still needs a home state or province`,
      other: `${formatCount(students)} students still need a home state or province`,
    }),
  homeOfOthers: 'Where do they live?',
  homeOf: (alias: string) => `Where does ${alias} live?`,
  homePrompt: 'Choose a state or province',
  add: {
    title: 'Add one student',
    alias: 'Name for this student',
    aliasHint: 'Such as “Maya” or “Student 3”.',
    link: 'Link to the list',
    linkHint:
      'Students create it with Share in My Universities, or copy it from their bookmarks. You can add it later.',
    submit: 'Add student',
    noAlias: 'Enter a name for this student.',
    noLink: 'That isn’t a link to a shared list.',
    taken: 'A student with this name and this list is already here. Use another name.',
    noDetails: 'After the link, enter only a state or province, a citizenship and an income.',
    full: (most: number) => `You can add up to ${most} lists. Remove one to add another.`,
  },
  count: (count: number) =>
    plural(count, { one: `${formatCount(count)} school`, other: `${formatCount(count)} schools` }),
  closed: 'This link is turned off',
  failed: 'We couldn’t open this list',
  loading: 'Loading…',
  noList: 'No list yet',
  addLater: (alias: string) => `To add the list, enter “${alias}” again with the link.`,
  open: 'Open',
  openNamed: (alias: string) => `Open ${alias}’s list`,
  remove: 'Remove',
  removeNamed: (alias: string) => `Remove ${alias}’s list`,
  retry: 'Try again',
  table: 'All schools on these lists',
  summary: (students: number, schools: number, common: number) =>
    [
      plural(students, { one: `${formatCount(students)} student`, other: `${formatCount(students)} students` }),
      plural(schools, { one: `${formatCount(schools)} school`, other: `${formatCount(schools)} schools` }),
      `${common === 0 ? 'none' : formatCount(common)} on more than one list.`,
    ].join(', '),
  on: 'On lists',
  onOf: (count: number, all: number) => `${count} of ${all}`,
  has: 'on the list',
  hasNot: 'not on the list',
  sample: {
    title: 'What you’ll see',
    note: 'A made-up example.',
    schools: ['School A', 'School B', 'School C'],
    students: [
      { name: 'Maya', home: 'Ohio · $30,001–$48,000', next: 'Jan 1 · School B' },
      { name: 'Luis', home: 'Texas · $48,001–$75,000', next: 'Jan 15 · School C' },
      { name: 'Noor', home: 'Ohio · $0–$30,000', next: 'Feb 1 · School A' },
    ],
  },
  empty: 'No schools on these lists.',
  figures: (part: number, parts: number) =>
    parts === 1 ? 'Download data with sources (CSV)' : `Data with sources, part ${part} of ${parts} (CSV)`,
  csv: 'Table (CSV)',
  file: 'campusatlas-students.csv',
  columns: { name: 'University', id: 'ID', on: 'On lists', yes: 'yes' },
} as const;
