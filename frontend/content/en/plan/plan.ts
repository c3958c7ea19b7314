/** Words of the plan: statuses, rounds, tasks, dates, and the calendar file. */

import { STATE_AID_DATES } from '#schema/domain/aid/state-aid-dates.ts';
import { beforeMore, withThe } from '#schema/domain/formats/english-grammar.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { formatPartialDate, shortPartialDate } from '#schema/domain/formats/partial-date.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import { stateName } from '#schema/domain/places/places.ts';
import type { DeadlineRound } from '#schema/domain/plan/next-deadline.ts';
import { PLAN_ITEMS_MAX, type PlanStatus, type TaskKey } from '#schema/domain/plan/plan.ts';
import type { Applying, PlanRound, ROLLING } from '#schema/domain/plan/plan-rules.ts';
import type { Currency } from '#schema/domain/record/enums.ts';
import type { TestPolicyKind } from '#schema/domain/record/university-figures.ts';
import { yearText } from '../university/record-texts.ts';
import { daysLeft } from './days-left.ts';

export const planStatusWords: Record<PlanStatus, string> = {
  considering: 'Considering',
  applying: 'Applying',
  applied: 'Applied',
  admitted: 'Admitted',
  waitlisted: 'Waitlisted',
  'not-admitted': 'Not admitted',
  going: 'Going',
};

export const planCellWords = {
  status: (name: string) => `Status of ${name}`,
  compareOffer: 'Compare the offer',
  notPlanned: 'Saved',
  passed: (date: string) => `Passed: ${shortPartialDate(date)}`,
  noDate: 'No date yet',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  nextStep: (task: string) => `Next: ${task}`,
} as const;

/** Entries of the calendar file. */
export const planCalendarWords = {
  application: (university: string) => `${university}: application due`,
  scholarship: (name: string) => `${name}: scholarship application due`,
  unnamed: 'A school in your plan',
} as const;

export const planSyncWords = {
  endedUnsent: {
    title: 'You are signed out',
    description:
      'Your note changes were lost. Your other changes to the plan were not saved. Sign in again here to save them.',
  },
  refused: {
    title: 'Part of your plan was not saved',
    description: 'We couldn’t save your last change to your plan, so we undid it here.',
  },
  aside: {
    title: 'This browser had a plan before you signed in',
    description:
      'It may not be yours, so we didn’t add it to your account. You can see it under My Universities, Plan.',
  },
} as const;

/** The year of entry that dates are for. */
const CYCLES: Readonly<Record<string, string>> = {
  undated: 'undated',
  'fall 2024 page': 'fall 2024',
  'fall (undated, read 2026)': 'fall',
  '2025 page': '2025',
  '2021-22 page': '2021–22',
  'fall 2023 seen; same rhythm each year': 'fall 2023',
};
export const cycleText = (cycle: string): string => CYCLES[cycle] ?? yearText(cycle);

/** Names of the rounds of American universities. */
export const roundNames: Record<DeadlineRound | typeof ROLLING, string> = {
  earlyDecision: 'Early decision',
  earlyDecision2: 'Early decision II',
  restrictiveEarlyAction: 'Restrictive early action',
  earlyAction: 'Early action',
  earlyAction2: 'Early action II',
  priority: 'Priority date',
  regular: 'Regular decision',
  rolling: 'Rolling admission',
};

/** Whom a date of a Canadian school is for. */
export const roundFor = (what: string): string => ROUNDS_FOR[what] ?? what;

/** A round as people call it; in Canada the service, and whom the date is for. */
export function roundName({ key, route, what }: Pick<PlanRound, 'key' | 'route' | 'what'>): string {
  if (route === null) return (roundNames as Record<string, string>)[key] ?? key;
  return what === null ? routeName(route) : `${systemName(route.system)}: ${roundFor(what)}`;
}

/** A round in a cell of a table, without whom it is for: "OUAC Group A". */
export const roundShort = (round: Parameters<typeof roundName>[0]): string => roundName(round).replace(/[,:(].*$/, '');

/** A way to apply, as it is called next to others. */
export function routeName({ key, system }: { key: string; system: string }): string {
  return key === SCHOOLS_OWN_OUAC ? `${systemName(system)}: this university’s own date` : systemName(system);
}

/** A round in parentheses or within a sentence, where only names keep their capital: "(regular decision)", "(OUAC Group A…)". */
export const roundWithin = (round: string): string =>
  round.replace(/^(?:Early|Priority|Regular|Restrictive|Rolling|The school’s)\b/, (first) => first.toLowerCase());

/** A university's own date, in a list that has the common one of the OUAC too. */
const SCHOOLS_OWN_OUAC = 'ouac';
/** Whom a Canadian date is for, where the record notes it down in fewer words than people use. */
const ROUNDS_FOR: Readonly<Record<string, string>> = {
  Advised: 'recommended date',
  'Equal consideration': 'for equal consideration',
  International: 'international students',
  'Ontario high schools': 'students in an Ontario high school',
  'Applicants from outside Canada and US-style schooling': 'applicants from outside Canada or from a US-style school',
};

const SYSTEMS: Readonly<Record<string, string>> = {
  direct: 'The school’s own application',
  'OUAC undergraduate application, Group A (formerly 101)': 'OUAC Group A, for students in an Ontario high school',
  'OUAC undergraduate application, Group B (formerly 105)': 'OUAC Group B, for everyone else',
  'SRAM (cégeps, Montréal and west)': 'SRAM, for CEGEPs in and around Montreal and in western Quebec',
  SRACQ: 'SRACQ, for CEGEPs in and around Quebec City',
  SRASL: 'SRASL, for CEGEPs in Saguenay–Lac-Saint-Jean',
  'direct or ApplyAlberta': 'The school’s own application or ApplyAlberta',
  'direct (Launchpad) or ApplyAlberta': 'The school’s own application (Launchpad) or ApplyAlberta',
  'EducationPlannerBC or direct': 'EducationPlannerBC or the school’s own application',
};
/** An application service as people call it. */
export function systemName(system: string): string {
  return SYSTEMS[system] ?? system;
}

/** ISO dates within a sentence as people write them; a day alone ("and 02-15") is of the year before it. */
export const withDates = (text: string): string =>
  text
    .replace(/,? 23:59\b/g, ' at 11:59 p.m.')
    .replace(/\b20\d\d-\d\d-\d\d\b/g, (date) => formatPartialDate(date))
    .replace(/\b[01]\d-[0-3]\d\b/g, (day) => formatPartialDate(`2027-${day}`).replace(/, \d{4}$/, ''));

interface TaskWords {
  label: string;
  hint: string;
  /** What to do next, where the label says it as done. */
  step?: string;
}

/** What there is to do, and what is meant by it. */
export const taskWords: Record<TaskKey, TaskWords> = {
  application: { label: 'Application form', hint: 'Fill it out, check it and send it.' },
  programs: {
    label: 'Programs chosen',
    step: 'Choose programs',
    hint: 'Most Canadian universities admit to a program, and each has its own requirements.',
  },
  essay: { label: 'Personal essay', hint: 'The main essay of the Common Application.' },
  supplements: { label: 'Supplements', hint: 'The school’s own questions, forms or portfolio, if it has them.' },
  recommendations: { label: 'Teacher recommendations', hint: 'Ask early, and tell your teachers the date.' },
  counselor: { label: 'Counselor’s report', hint: 'Your school counselor sends it, often with a letter.' },
  transcript: { label: 'Transcript', hint: 'Your school sends your grades.' },
  midyear: { label: 'Midyear report', hint: 'Your grades from the first half of your last year, sent in winter.' },
  tests: {
    label: 'SAT or ACT scores',
    hint: 'Send them if the school requires them, or if they help you. Schools with open admission rarely ask for them.',
  },
  fee: { label: 'Application fee, or a waiver', hint: 'Many schools waive it for families with low incomes.' },
  fafsa: { label: 'FAFSA', hint: 'The free form for federal and state aid, once for all schools.' },
  css: {
    label: 'CSS Profile',
    hint: 'A second aid form that some colleges require. Check the school’s aid page.',
  },
  interview: { label: 'Interview', hint: 'If the school offers one.' },
  documents: { label: 'Other documents', hint: 'Some universities ask for them after the application.' },
  language: { label: 'Proof of English or French', hint: 'If your school didn’t teach in the program’s language.' },
  'province-aid': { label: 'Student aid', hint: 'You apply to your own province or territory, in spring or summer.' },
};

export const planWords = {
  /** After a date. */
  labelled: (label: string, text: string) => `${label}: ${text}`,
  tab: 'Plan',
  aside: {
    text: (entries: number) =>
      `Before you signed in, someone made a plan here (${entries} ${plural(entries, { one: 'entry', other: 'entries' })}). It is not in your account.`,
    use: 'It’s mine, add it',
    forget: 'Delete it',
  },
  here: 'Your plan is saved in this browser. With an account, you have it wherever you sign in, and we remind you on the site.',
  loading: 'Loading the dates…',
  failed: 'We couldn’t load the schools’ dates. What you wrote is still here.',
  tryAgain: 'Try again',
  none: 'No schools in your plan yet. Bookmark a school, then choose here when to apply.',
  status: 'Status',
  round: 'Deadline type',
  noRound: 'Not chosen yet',
  roundOption: (name: string, date: string | null) => (date === null ? name : `${name}, ${formatPartialDate(date)}`),
  roundOfYear: (name: string, date: string, cycle: string) => `${name}, ${formatPartialDate(date)} (${cycle})`,
  gone: (key: string) => `${(roundNames as Record<string, string>)[key] ?? 'Your deadline type'} (no longer listed)`,
  ownDate: 'Your own date',
  ownDateHint: 'We use it instead of the deadline above.',
  due: (date: string) => `Due ${formatPartialDate(date)}`,
  left: daysLeft,
  passed: (date: string) => `${beforeMore(formatPartialDate(date))} has passed`,
  passedNote: 'If you have applied, change the status above. If not, choose another deadline, or ask the school.',
  noDate: 'No date yet',
  rolling: 'The school reads applications as they come in. Set your own date.',
  noRoundDate: 'No date is published for this. Ask the school, then set your own.',
  notPublished: 'We don’t have dates for this school. Look on its website, and enter the date here.',
  lastYear: (date: string, cycle: string) =>
    `In ${cycle}, it was due on ${formatPartialDate(date)}, the latest date we have. Look up this year’s, and enter it here.`,
  readOn: (date: string) => `Dates as of ${formatPartialDate(date)}. They change, so check with the school.`,
  schoolPage: 'The school’s admissions page',
  moved: (before: string | null, now: string | null) =>
    now === null
      ? `We no longer have a date for this deadline. Your plan still says ${before === null ? 'no date' : formatPartialDate(before)}.`
      : `The school’s date is now ${formatPartialDate(now)}. Your plan still says ${before === null ? 'no date' : formatPartialDate(before)}.`,
  newCycle: (before: string, now: string) =>
    `You chose this deadline for ${before}. Our dates are for ${now} now. Your plan and your notes haven’t changed.`,
  roundGone: 'The school no longer lists this deadline. Your plan still has the old date.',
  takeNew: (date: string | null) => (date === null ? 'Use the new deadline' : `Use ${formatPartialDate(date)}`),
  keepMine: 'Keep mine',
  tasks: (done: number, all: number) => `To do: ${done} of ${all} done`,
  asked: 'required',
  depends: 'may be required',
  notNeeded: 'Not needed',
  notNeededFor: (task: string, name: string) => `${task} for ${name}: not needed`,
  doneFor: (task: string, name: string) => `${task} for ${name}: done`,
  note: 'Notes',
  noteFor: (name: string) => `Notes on ${name}`,
  howTo: 'How to apply',
  applicants: 'Who',
  opens: 'Opens',
  deadline: 'Due',
  routeFee: 'Fee',
  routeNote: 'Also',
  confidence: {
    'official page': (read: string) => `From the official page, as of ${formatPartialDate(read)}.`,
    secondary: (read: string) => `From another site, as of ${formatPartialDate(read)}. Check the official page.`,
  },
  ofCycle: (cycle: string) =>
    cycle === 'undated'
      ? 'The source doesn’t say which year these dates are for. They are the latest we have.'
      : `From the ${cycleText(cycle)} page, the latest we have.`,
  routeSite: 'Where to apply',
  add: 'Add to my plan',
  addNamed: (name: string) => `Add to my plan: ${name}`,
  inPlan: 'In your plan',
  /** On a phone, in a column that is headed “Your plan”. */
  addBrief: 'Add',
  inPlanBrief: 'In plan',
  inPlanNamed: (name: string) => `In your plan: ${name}`,
  added: 'In your plan',
  see: 'See your plan',
  remove: 'Remove from plan',
  removing: (name: string) => ({
    title: `Remove ${name} from your plan?`,
    question: 'Its deadline, tasks and notes here are deleted. The bookmark stays.',
    confirm: 'Remove',
    cancel: 'Keep it',
  }),
  others: 'Bookmarked, not in your plan yet',
  next: 'Next date',
  sheet: {
    title: 'My application plan',
    count: (schools: number) => plural(schools, { one: '1 school', other: `${schools} schools` }),
    print: 'Print the plan',
  },
  passedLabel: 'Dates that have passed',
  /** What the plan adds to a saved school. */
  adds: (schools: number, reminded: boolean) =>
    plural(schools, {
      one: `Add this school to your plan to ${reminded ? 'get reminders' : 'track its deadlines'} and put its dates in your calendar.`,
      other: `Add these ${schools} schools to your plan to ${reminded ? 'get reminders' : 'track their deadlines'} and put their dates in your calendar.`,
    }),
  clear: 'Clear my entries',
  clearing: (name: string) => ({
    title: `Clear your entries for ${name}?`,
    question: 'Its status, deadline, tasks and notes here are deleted. The bookmark stays.',
    confirm: 'Clear',
    cancel: 'Keep them',
  }),
  addAll: 'Add to plan',
  offer: (round: string, date: string) => `Choose ${roundWithin(round)}, ${formatPartialDate(date)}`,
  full: {
    title: 'Your plan is full',
    description: `It can hold ${PLAN_ITEMS_MAX} entries. Remove one to add another.`,
  },
  calendar: {
    title: 'Calendar',
    all: 'Download all dates (.ics)',
    one: 'Calendar file',
    oneNamed: (name: string) => `Calendar file for ${name}`,
    file: 'campusatlas-plan.ics',
    feedIntro:
      'A secret link keeps your calendar up to date by itself. Anyone who has it sees the names and dates in your plan, and nothing else.',
    make: 'Make a secret link',
    address: 'Secret calendar link',
    copy: 'Copy link',
    copied: { title: 'Copied', description: 'Paste it where your calendar app adds a calendar by link.' },
    notCopied: { title: 'Not copied', description: 'Select the link and copy it.' },
    revoke: 'Turn off link',
    revoked: { title: 'Link turned off', description: 'The link no longer works.' },
    failed: { title: 'We couldn’t do that', description: 'Please try again in a moment.' },
  },
  aid: {
    title: 'Financial aid deadlines',
    fafsa: (year: string, closes: string) =>
      `The FAFSA for ${yearText(year)} is open until ${formatPartialDate(closes)}. Colleges and states have much earlier deadlines. Check each college’s aid page for its date.`,
    state: {
      stated: (state: string, date: string) => `For ${state} grants, file it by ${formatPartialDate(date)}.`,
      lastKnown: (state: string, day: string) =>
        `For ${state} grants, the deadline for 2025–26 was ${day}, the latest we have. Check this year’s.`,
      soon: (state: string) => `In ${withThe(state)}, grants are first come, first served. File as soon as you can.`,
    },
    unknownState: 'We don’t have a date for your state.',
    stateListUrl: 'https://studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines',
    cssListUrl: 'https://cssprofile.collegeboard.org/',
    stateList: 'Every state’s date on studentaid.gov',
    css: (first: string, further: string, free: string) =>
      `Some colleges also ask for the CSS Profile: ${first} for the first school and ${further} for each additional one. It is free for families with incomes up to ${free}.`,
    cssList: 'Which colleges ask for it',
    canada: 'In Canada, you apply for aid to the province or territory where you live. You don’t need an offer first.',
    read: (date: string) => `As of ${formatPartialDate(date)}.`,
  },
  scholarships: 'Scholarships in your plan',
  /** A scholarship's key as it can be read, where its name is not at hand. */
  scholarshipName: (key: string) => key.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase()),
  scholarshipDate: (name: string) => `Deadline for ${name}`,
  scholarshipRemove: (name: string) => `Remove from plan: ${name}`,
  scholarshipList: 'All scholarships',
} as const;

/** By when one's state wants the form; `home` as a situation has it, "US-OH". */
export function stateAidText(home: string): string {
  const { state, unknownState } = planWords.aid;
  const code = home.replace(/^US-/, '');
  const known = STATE_AID_DATES[code];
  const name = stateName('US', code);
  if (known === undefined) return unknownState;
  if (known.kind === 'stated') return state.stated(name, known.date);
  if (known.kind === 'soon') return state.soon(name);
  return state.lastKnown(name, formatPartialDate(`2025-${known.day}`).replace(/, \d{4}$/, ''));
}

const TESTS: Record<TestPolicyKind, string> = {
  required: 'Required',
  flexible: 'You can send another test or record instead',
  sometimes: 'Required for some applicants',
  optional: 'Optional: you decide whether to send them',
  'not-considered': 'Not used',
};

/** What the school itself says of a task; null where nothing is known. */
export function taskDetail(
  key: TaskKey,
  { applicationFee, currency, testPolicy, applicationParts }: Applying & { currency: Currency },
): string | null {
  if (key === 'fee' && applicationFee !== null) return formatMoney(applicationFee, currency);
  if (key === 'tests' && testPolicy !== null) return `${TESTS[testPolicy.policy]} (${yearText(testPolicy.cycle)})`;
  if (key === 'recommendations' && applicationParts?.teacherRecommendations) {
    const { teacherRecommendations: count } = applicationParts;
    const cycle = yearText(applicationParts.cycle);
    return plural(count, { one: `One letter (${cycle})`, other: `${count} letters (${cycle})` });
  }
  return null;
}
