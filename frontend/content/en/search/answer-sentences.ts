/** Sentences of the search's answers, as the Worker writes them: a figure of a school, and what nobody publishes. */

import { startSentence, theSchool, withThe } from '#schema/domain/formats/english-grammar.ts';
import type { DeadlineRound } from '#schema/domain/plan/next-deadline.ts';
import type { FactorWeight, TestPolicyKind } from '#schema/domain/record/university-figures.ts';
import type { AnsweredFigure } from '#schema/domain/search/answered-figures.ts';
import type { TopicKey } from '#schema/domain/search/unknown-topics.ts';

const ROUNDS: Record<DeadlineRound, string> = {
  restrictiveEarlyAction: 'restrictive early action',
  earlyDecision: 'early decision',
  earlyAction: 'early action',
  earlyAction2: 'early action II',
  earlyDecision2: 'early decision II',
  priority: 'priority date',
  regular: 'regular decision',
};

const FIGURE_NAMES: Record<AnsweredFigure, string> = {
  acceptance: 'acceptance rate',
  cost: 'yearly cost',
  tuition: 'tuition and fees',
  netPrice: 'average net price',
  gpa: 'average GPA of new students',
  sat: 'SAT scores',
  act: 'ACT scores',
  tests: 'test policy',
  deadline: 'application deadlines',
  earlyDecision: 'early decision numbers',
  size: 'number of students',
  graduation: 'graduation rate',
  retention: 'retention rate',
  earnings: 'median earnings',
  debt: 'median debt',
  ratio: 'student-to-faculty ratio',
  fee: 'application fee',
  housing: 'cost of housing and food',
  founded: 'founding year',
  religion: 'religious affiliation',
  type: 'school type',
  place: 'location',
  aid: 'average grant',
  pell: 'share of students with Pell Grants',
  safety: 'reported offenses',
  diversity: 'makeup of the student body',
  waitlist: 'waitlist numbers',
  recommendations: 'policy on recommendations',
  essay: 'policy on essays',
  legacy: 'policy on legacy status',
  transfer: 'outcomes of transfer students',
  disability: 'share of students with a disability',
  partTime: 'share of part-time students',
  sports: 'athletic division',
  calendar: 'academic calendar',
  setting: 'campus setting',
};

const WEIGHTS: Record<FactorWeight, string> = {
  required: 'requires',
  considered: 'considers',
  'not-considered': 'doesn’t consider',
};

const TESTS: Record<TestPolicyKind, string> = {
  required: 'requires SAT or ACT scores',
  flexible: 'requires test scores, but another test may replace the SAT or ACT',
  sometimes: 'requires SAT or ACT scores from some applicants',
  optional: 'is test-optional: you choose whether to send SAT or ACT scores',
  'not-considered': 'doesn’t look at SAT or ACT scores, even if you send them (it is test-blind)',
};

const list = (parts: readonly string[]) =>
  parts.length < 3 ? parts.join(' and ') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

export const sentenceWords = {
  /** A school within these sentences. */
  school: theSchool,
  more: (school: string) => `More on ${school}`,
  compareAll: 'Compare them in full',
  check: {
    yes: (name: string, parts: readonly string[]) => `Yes. In our data, ${name} matches: ${parts.join(', ')}.`,
    no: (name: string, parts: readonly string[]) =>
      `Not that we know of. In our data, ${name} doesn’t match: ${parts.join(', ')}.`,
  },
  read: {
    article: 'Read the article',
    term: 'Look it up in the glossary',
    question: 'Read the answer',
    help: 'Read the help page',
    major: 'See the major',
    career: 'See the career',
    page: 'Open the page',
  },
  yourPrice: (amount: string) => `Your estimated price: ${amount} per year.`,
  figure: (figure: AnsweredFigure) => FIGURE_NAMES[figure],
  blank: (name: string, figure: AnsweredFigure, reason: string) =>
    `We don’t have the ${FIGURE_NAMES[figure]} for ${name}. ${reason}.`,
  withYear: (sentence: string, year: string | null) =>
    `${startSentence(sentence)}${year === null ? '' : ` (${year})`}.`,
  acceptance: (name: string, rate: string) => `${name} admits ${rate} of its first-year applicants`,
  openAdmission: (name: string) => `${name} has open admission: it admits everyone who meets its basic requirements`,
  tuition: {
    same: (name: string, amount: string) => `Tuition and fees at ${name} are ${amount} per year`,
    US: (name: string, inState: string, outOfState: string) =>
      `Tuition and fees at ${name} are ${inState} per year in-state and ${outOfState} out-of-state`,
    CA: (name: string, prices: readonly string[]) => `Tuition and fees at ${name} per year: ${prices.join('; ')}`,
    payer: {
      residents: 'for Canadian students',
      of: (whom: string) => `for ${whom}`,
      others: 'for other Canadians',
      international: 'for international students',
    },
  },
  total: (amount: string) => ` With housing, food, books and other costs, a year comes to about ${amount}.`,
  totalOutOfState: (inState: string, outOfState: string) =>
    ` With housing, food, books and other costs, a year comes to about ${inState} in-state and ${outOfState} out-of-state.`,
  alsoNet: (amount: string) => ` After grants and scholarships, students with aid pay ${amount} on average.`,
  netPrice: (name: string, amount: string) =>
    `After grants and scholarships, a year at ${name} costs ${amount} on average`,
  gpaCanada: (name: string, average: string) => `Students who entered ${name} had an average of ${average}`,
  gpaWeight: (name: string, weight: FactorWeight) =>
    `${name} ${WEIGHTS[weight]} your GPA. No public source has the average GPA of its students`,
  scores: (name: string, test: string, range: string) =>
    `At ${name}, the middle 50% of first-year students scored ${range} on the ${test}`,
  tests: (name: string, policy: TestPolicyKind) => `${name} ${TESTS[policy]}`,
  noTests: (name: string) => `${name} is in Canada, where schools don’t ask Canadian applicants for the SAT or ACT`,
  deadlines: (name: string, dates: readonly { round: DeadlineRound; date: string }[]) =>
    `Deadlines at ${name}: ${dates.map(({ round, date }) => `${ROUNDS[round]} ${date}`).join('; ')}`,
  routes: (name: string, dates: readonly { what: string | null; date: string }[]) =>
    `Deadlines at ${name}: ${dates.map(({ what, date }) => (what === null ? date : `${date} (${what})`)).join('; ')}`,
  rolling: (name: string) => `${name} has rolling admission: it decides as applications come in`,
  lastKnown: ' These are the latest dates we have. This year’s may be different.',
  early: (name: string, applied: string, admitted: string, share: string) =>
    `${name} admitted ${admitted} of ${applied} early decision applicants, ${share}`,
  size: (name: string, students: string, undergraduates: string | null) =>
    undergraduates === null
      ? `${name} has ${students} students`
      : `${name} has ${students} students, including ${undergraduates} ${undergraduates === '1' ? 'undergraduate' : 'undergraduates'}`,
  graduation: (name: string, rate: string, within: string) => `At ${name}, ${rate} ${within}`,
  inFourYears: (rate: string) => ` In four years, ${rate} graduate.`,
  retention: (name: string, rate: string) => `At ${name}, ${rate} of first-year students return for a second year`,
  earnings: (name: string, amount: string) =>
    `Ten years after starting at ${name}, former students with federal aid earn ${amount} (median)`,
  employment: (name: string, rate: string) => `Two years after graduating from ${name}, ${rate} have a job`,
  debt: (name: string, amount: string) => `Graduates of ${name} with federal loans owe ${amount} (median)`,
  ratio: (name: string, ratio: string) => `The student-to-faculty ratio at ${name} is ${ratio}`,
  fee: (name: string, amount: string) => `Applying to ${name} costs ${amount}`,
  noFee: (name: string) => `Applying to ${name} is free`,
  routeFee: (name: string, system: string, fee: string) => `Applying to ${name} (${system}) costs ${fee}`,
  housing: (name: string, amount: string) => `Housing and food at ${name} cost ${amount} per year`,
  founded: (name: string, year: number) => `${name} was founded in ${year}`,
  religion: (name: string, group: string) => `Religious affiliation of ${name}: ${group}`,
  noReligion: (name: string) => `${name} has no religious affiliation`,
  type: (name: string, type: string) => `${name}: ${type}`,
  place: (name: string, place: string) => `${name} is in ${withThe(place)}`,
  aid: (name: string, share: string | null, amount: string | null) =>
    share === null
      ? `Grants and scholarships at ${name} are ${amount} on average`
      : amount === null
        ? `At ${name}, ${share} of first-year students receive grants or scholarships`
        : `At ${name}, ${share} of first-year students receive grants or scholarships, ${amount} on average`,
  pell: (name: string, share: string) => `At ${name}, ${share} of undergraduates have a Pell Grant`,
  safety: (name: string, reports: string, years: string) =>
    `At ${name}, ${reports} offenses per year were reported for every 1,000 students (${years})`,
  diversity: (name: string, parts: readonly string[]) => `Undergraduates at ${name}: ${list(parts)}`,
  groups: {
    women: 'women',
    white: 'white',
    black: 'Black',
    hispanic: 'Hispanic',
    asian: 'Asian',
    international: 'international',
    firstGeneration: 'first in the family to attend college',
  },
  international: (name: string, share: string) => `At ${name}, ${share} of full-time students are international`,
  waitlist: (name: string, admitted: string, accepted: string) =>
    `${name} admitted ${admitted} of the ${accepted} applicants who stayed on its waitlist`,
  recommendations: (name: string, count: number) =>
    count === 0
      ? `On the Common Application, ${name} doesn’t require letters from teachers`
      : `${name} requires ${count === 1 ? 'one letter from a teacher' : `${count} letters from teachers`}`,
  factor: {
    recommendations: (name: string, weight: FactorWeight) => `${name} ${WEIGHTS[weight]} letters of recommendation`,
    essay: (name: string, weight: FactorWeight) =>
      `${name} ${WEIGHTS[weight]} ${weight === 'required' ? 'an essay' : 'essays'}`,
    legacy: (name: string, weight: FactorWeight) =>
      `${name} ${weight === 'required' ? 'asks' : WEIGHTS[weight]} whether your parents studied there (legacy)`,
  },
  essay: (name: string, required: boolean) =>
    required ? `${name} requires the Common Application essay` : `${name} doesn’t require the Common Application essay`,
  transfer: (name: string, rate: string) =>
    `Of students who transferred to ${name}, ${rate} earned a degree there within eight years`,
  disability: (name: string, share: string) =>
    `At ${name}, ${share} of undergraduates are registered with a disability`,
  fewDisabled: '3% or less',
  partTime: (name: string, share: string, adults: string | null) =>
    `At ${name}, ${share} of undergraduates study part time${adults === null ? '' : `; ${adults} are 25 or older`}`,
  sports: (name: string, division: string, conference: string | null) =>
    `${name} plays in ${division}${conference === null ? '' : `, ${conference}`}`,
  calendar: (name: string, calendar: string) => `Academic calendar of ${name}: ${calendar}`,
  setting: (name: string, setting: string) => `Campus setting of ${name}: ${setting}`,
  career: (pay: { median: string; unit: 'year' | 'hour' } | null, change: string, growth: number) =>
    `${pay === null ? '' : `Median pay in the United States is ${pay.median} ${pay.unit === 'year' ? 'per year' : 'per hour'}. `}Jobs are expected to ${growth < 0 ? 'fall' : 'grow'} by ${change} from 2024 to 2034.`,
  compared: {
    title: (names: readonly string[]) => list(names),
    text: (figure: string, values: readonly string[]) => `${figure}: ${values.join('; ')}.`,
    none: 'Not available',
  },
} as const;

/** Why each topic is not known, and what the nearest thing is called. */
export const TOPIC_WORDS: Readonly<Record<TopicKey, { why: string; near: string }>> = {
  nightlife: { why: 'No public source rates the nightlife around each school.', near: 'Schools in cities' },
  party: {
    why: 'No public source measures parties. Lists of “party schools” are opinions.',
    near: 'Large schools in cities',
  },
  lgbt: {
    why: 'No public source says how welcoming each school is to LGBTQ students. Ask the school and its students.',
    near: 'Schools with no religious affiliation',
  },
  weather: { why: 'We don’t have weather data. The map shows where each school is.', near: 'Schools on a map' },
  dorms: {
    why: 'No public source rates dorms. We show which schools have housing, and what it costs.',
    near: 'Schools with campus housing',
  },
  food: {
    why: 'No public source rates campus food or lists the diets each school serves.',
    near: 'Schools with campus housing',
  },
  'greek-life': {
    why: 'No public source counts fraternities and sororities at each school.',
    near: 'Schools with housing and 5,000 students or more',
  },
  beauty: {
    why: 'We can’t measure beauty. Many schools here have a photo, and a visit tells you more.',
    near: 'How to visit a campus',
  },
  'class-size': {
    why: 'Class sizes aren’t published for all schools. The student-to-faculty ratio is.',
    near: 'Schools by student-to-faculty ratio',
  },
  professors: { why: 'No public source rates professors.', near: 'Schools by student-to-faculty ratio' },
  ranking: {
    why: 'We don’t rank schools: a rank is an opinion. You can sort by what matters to you.',
    near: 'Schools by graduation rate',
  },
  'full-need': {
    why: 'Our sources don’t say which schools promise to meet full need. The net price shows what families really pay.',
    near: 'Schools by net price, lowest first',
  },
  'full-ride': {
    why: 'No public source lists every full scholarship. Our scholarship list has awards you can apply for.',
    near: 'Find scholarships',
  },
  'need-blind': {
    why: 'Our sources don’t say which schools are need-blind. The net price shows what families really pay.',
    near: 'Schools by net price, lowest first',
  },
  sport: {
    why: 'Our source covers only football, basketball, baseball and track. For other sports, ask the school.',
    near: 'Schools in NCAA Division I',
  },
  'college-town': {
    why: '“College town” has no official definition. We can show you schools in towns.',
    near: 'Schools in towns',
  },
  pets: { why: 'No public source lists schools that allow pets in housing.', near: 'Schools with campus housing' },
  internships: {
    why: 'No public source counts internships at each school. We do show what former students earn.',
    near: 'Schools by median earnings',
  },
  alumni: {
    why: 'No public source measures alumni networks. We do show what former students earn.',
    near: 'Schools by median earnings',
  },
  politics: {
    why: 'No public source covers politics on campus. We do show religious affiliation.',
    near: 'How to search by religious affiliation',
  },
  'campus-life': {
    why: 'No public source describes campus life at each school. Visit, or ask current students.',
    near: 'Schools with campus housing',
  },
  beach: {
    why: 'Our sources don’t say what is near a campus. The map shows where each school is.',
    near: 'Schools on a map',
  },
  happiness: {
    why: 'No public source measures happiness. We do show how many students come back for a second year.',
    near: 'Schools by retention rate',
  },
  support: {
    why: 'Services differ, and no public source compares them.',
    near: 'Students with disabilities: what to ask',
  },
  placement: {
    why: 'US schools don’t all report job placement in the same way. We do show what former students earn.',
    near: 'Schools by median earnings',
  },
  'graduate-school': {
    why: 'No public source says how many graduates of each school get into graduate or professional school, or pass a licensing exam.',
    near: 'Schools by graduation rate',
  },
  records: {
    why: 'No public source says how each school treats a criminal record. Ask the admissions office before you apply.',
    near: 'Schools that admit most applicants',
  },
  'military-family': {
    why: 'No public source lists what each school offers military families. Benefits and in-state tuition have their own rules.',
    near: 'Veterans and military families',
  },
  'high-school': {
    why: 'We list colleges and universities only, not high schools.',
    near: 'College credit while in high school',
  },
  safety: {
    why: 'You can’t search by safety, because small numbers of reports can mislead. Each school’s page shows reported offenses, and you can weigh them on a family decision board.',
    near: 'Family decision board',
  },
  diversity: {
    why: 'You can’t search by diversity yet. Each school’s page shows who studies there.',
    near: 'Historically Black colleges and universities',
  },
  abroad: { why: 'We list schools in the United States and Canada only.', near: 'Schools with study abroad' },
  grades: {
    why: 'No public source has the high school grades of new students at US schools. We do have test scores, and the entering average for some Canadian schools.',
    near: 'What the middle 50% of scores means',
  },
  homeschool: {
    why: 'No public source says how each school treats homeschooling or a GED. Ask the admissions office.',
    near: 'Schools with open admission',
  },
  'application-parts': {
    why: 'You can’t search by essays, letters or legacy yet. Each school’s page says what it asks for and looks at.',
    near: 'How to read a school’s page',
  },
  'other-courses': {
    why: 'We list colleges and universities only, not camps, short courses or test preparation.',
    near: 'Majors at colleges and universities',
  },
};
