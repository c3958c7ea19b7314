/** Words of the groups further down a university's page: applying, students, outcomes over time, living there, safety. */

import { theSchool, withThe } from '#schema/domain/formats/english-grammar.ts';
import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type {
  AdmissionFactor,
  FactorWeight,
  OutcomeGroup,
  SafetyOffence,
  StudentBody,
  TestPolicyKind,
  TrendBreakReason,
} from '#schema/domain/record/university-figures.ts';
import { TREND_LABELS } from '../figures/derived/followed.ts';
import { roundWithin } from '../plan/plan.ts';

/** Those whom a rate counts, as a number of them: “1 first-time, full-time student with federal aid”. */
const counted = (whole: string, of: string) =>
  `${whole} ${whole === '1' ? of.replace(/(student|undergraduate|applicant|entrant)s/, '$1') : of}`;

/** The year behind those who are counted: ", 2022–23", " who started in fall 2017". */
const ofYear = (of: string, year: string) => {
  if (!year.startsWith('started in ')) return `, ${year}`;
  return / who /.test(of) ? ` and ${year}` : ` who ${year}`;
};

/** Of a hundred who started, after how many of them it is said. */
const HUNDRED: Record<'award' | 'enrolledElsewhere' | 'stillEnrolled' | 'unknown', (count: number) => string> = {
  award: () => 'graduated here',
  enrolledElsewhere: () => 'moved to another school',
  stillEnrolled: (count: number) => plural(count, { one: 'is still here', other: 'are still here' }),
  unknown: () => 'left, and we don’t know where they went',
};

export const detailWords = {
  /** Of when the figures of a list are that are older than others. */
  older: (figures: readonly { label: string; year: string }[]) =>
    `${figures
      .map(({ label, year }) => `${label}: ${year.startsWith('started in ') ? `students who ${year}` : year}.`)
      .join(' ')} We found nothing newer.`,
  cohort: {
    small: (whole: string, of: string, year: string) =>
      `${counted(whole, of)}${ofYear(of, year)}. In a group this small, one person changes the number a lot.`,
    near: (whole: string, of: string, year: string) =>
      `We don’t have the number of students for the same year. For another year: ${counted(whole, of)}${ofYear(of, year)}.`,
    people: (whole: string, of: string, year: string) => `${counted(whole, of)}${ofYear(of, year)}`,
  },
  /** Under a figure that the government publishes for a whole system. */
  allCampuses: (campuses: string, name: string) =>
    `This number is for ${campuses === '2' ? 'both' : `all ${campuses}`} campuses of ${theSchool(name)} together. None is published for this campus alone.`,
  applying: {
    heading: 'Applying',
    testPolicy: 'SAT and ACT',
    policies: {
      required: 'Required',
      flexible: 'Flexible',
      sometimes: 'Required for some',
      optional: 'Optional',
      'not-considered': 'Not used',
    } satisfies Record<TestPolicyKind, string>,
    policyMeanings: {
      required: 'First-year applicants must send a score.',
      flexible: 'You can send another test or record instead of a score.',
      sometimes:
        'Some applicants must send a score, depending on the program, their grades or the school they come from.',
      optional: 'You decide whether to send a score.',
      'not-considered': 'The school doesn’t look at scores, even if you send them.',
    } satisfies Record<TestPolicyKind, string>,
    testBlind: 'This school is test-blind: it doesn’t look at scores, so there is no range to compare yours with.',
    policyFor: (cycle: string) => `For ${cycle}.`,
    policyPage: 'What the school says',
    fee: 'Application fee',
    noFee: 'Free',
    feeNote: 'To apply as a first-year student. Many schools waive it for families with low incomes.',
    deadlines: 'Deadlines',
    /** Before the address of a school whose dates and form are not known. */
    onOwnSite: 'Deadlines and how to apply:',
    next: (date: string, round: string, left: string) => `Next deadline: ${date}, ${left} (${roundWithin(round)})`,
    /** In Canada: whom a date is for, where it is not for everybody, and the service through which one applies. */
    applyBy: (whom: string | null, service: string | null, date: string, left: string) =>
      `${whom === null ? 'Apply' : `${whom}: apply`}${service === null ? '' : ` through ${service}`} by ${date} (${left})`,
    fromAbroad: 'From outside Canada',
    /** Where no date is known. */
    through: (service: string) => `Apply through ${service}`,
    /** Behind it, on a phone: the published prices, the size of the place, the school's own pages. */
    moreNumbers: 'Tuition, size and the school’s own pages',
    deadlinesFor: (cycle: string) => `First-year deadlines, ${cycle}`,
    lastKnown: (cycle: string) => `These are the dates for ${cycle}, the latest we have. This year’s may be different.`,
    readOn: (asOf: string) =>
      `As of ${formatPartialDate(asOf)}. Dates change, so check with the school before you plan around one.`,
    readIn: (asOf: string) =>
      `As of ${formatPartialDate(asOf)}. Dates change, so check with the school before you plan around one.`,
    round: 'Deadline type',
    date: 'Due',
    plan: 'Your plan',
    notPublished: 'We don’t have this school’s deadlines.',
    admissionsPage: 'The school’s admissions page',
    partsHeading: 'What you’ll need to apply',
    parts: {
      essay: 'Personal essay',
      teachers: 'Teacher recommendations',
      counselor: 'Counselor’s report',
      midyear: 'Midyear report',
    },
    /** In one line, where the list has nothing that is required. */
    nothingAsked: (parts: readonly string[]) => `Not required: ${parts.join(', ')}`,
    isAsked: 'Required',
    isNotAsked: 'Not required',
    letters: (count: number) => (count === 0 ? 'None' : String(count)),
    partsOf: (cycle: string, asOf: string) =>
      `From the Common Application’s list for ${cycle}, as of ${formatPartialDate(asOf)}. The school may ask for more.`,
    canada: 'How and when to apply',
    routes: 'Ways to apply',
    binding: ' (binding)',
    passed: 'passed',
    rolling: 'Rolling: the school reads applications as they come in, until the class is full.',
    factors: 'What the school looks at',
    factorNames: {
      gpa: 'High school grades (GPA)',
      rank: 'Class rank',
      record: 'High school record',
      preparation: 'College-prep courses',
      recommendations: 'Recommendations',
      competencies: 'Portfolio or proof of skills',
      tests: 'SAT or ACT scores',
      english: 'Proof of English',
      'other-test': 'Another test',
      work: 'Work experience',
      essay: 'Personal essay',
      legacy: 'Family ties to the school (legacy)',
    } satisfies Record<AdmissionFactor, string>,
    weights: {
      required: 'Required',
      considered: 'Considered if sent',
      'not-considered': 'Not considered',
    } satisfies Record<FactorWeight, string>,
    earlyDecision: 'Early decision',
    earlyDecisionRate: (admitted: string, applied: string, year: string) =>
      `${admitted} of ${applied} early ${applied === '1' ? 'applicant' : 'applicants'} ${admitted === '1' ? 'was' : 'were'} admitted (${year}). Early applicants often include recruited athletes and others with ties to the school.`,
    waitlist: 'Waitlist',
    waitlistText: (admitted: string, accepted: string, year: string) =>
      `${admitted} of ${accepted} students who accepted a waitlist spot got in (${year}).`,
    waitlistOffered: (offered: string, year: string) =>
      `The school offered ${offered} applicants a spot on it (${year}).`,
    links: 'On the school’s own site',
    entering: 'High school averages of first-year students',
    enteringIntro: 'Share of first-year students by their high school average.',
    enteringField: 'Field',
    enteringBands: ['Below 70', '70–74', '75–79', '80–84', '85–89', '90–94', '95 and up'],
    ontario: (count: number) => `Programs you apply to (${count})`,
    ontarioIntro:
      'As listed by the Ontario application service. Grade ranges are what the program expected for entry in 2024; ask the university about this year.',
    ontarioNeeds: 'Courses you need',
    quoted: (text: string) => `“${text}”`,
    ontarioAverage: 'Grades for entry in 2025, on the university’s page',
    coop: 'Co-op or other experience',
    places: 'Spots',
    showPrograms: (count: number) => `Show all ${count}`,
  },
  students: {
    heading: 'Who studies here',
    headingIntro: 'Percentages of all undergraduates.',
    groups: {
      women: 'Women',
      international: 'From other countries',
      partTime: 'Part-time',
      adults: '25 or older',
      firstGeneration: 'First in their family to go to college',
      hispanic: 'Hispanic or Latino',
      white: 'White',
      black: 'Black or African American',
      asian: 'Asian',
      twoOrMoreRaces: 'Two or more races',
      nativeAmerican: 'American Indian or Alaska Native',
      pacificIslander: 'Native Hawaiian or Pacific Islander',
      unknownRace: 'Race not reported',
    } satisfies Record<keyof StudentBody, string>,
    /** In a fold's summary, where there are no others. */
    onlyWomen: 'All women',
    onlyMen: 'All men',
    racesHeading: 'Race and ethnicity',
    racesNote: 'As students reported it. Students from other countries are counted separately.',
    group: 'Group',
    share: 'Share',
    chartOf: (parts: string) => `Share of undergraduates. ${parts}`,
    enrolment: 'Full-time students each year',
    enrolmentIntro: 'Each fall, rounded by Statistics Canada to a multiple of three.',
    year: 'Fall',
    total: 'All',
    canadian: 'Canadian',
    internationalColumn: 'International',
    services: 'Services',
    rotc: 'ROTC',
    rotcNone: 'Not offered',
    studyAbroad: 'Study abroad',
    yes: 'Yes',
    no: 'No',
    veterans: 'For veterans',
    disability: 'Students registered with a disability',
    /** The only share that is published as a bound. */
    disabilityFew: '3% or less',
    disabilityShare: (share: string) => `${share} of undergraduates`,
    distance: 'Fully online programs',
    safety: 'Campus safety',
    safetyFigure: (rate: string) => `${rate} per year`,
    safetyLabel: 'Offenses reported per 1,000 students on campus',
    safetyYears: (first: string, last: string) => `${first} to ${last}`,
    safetyNote: (years: string) =>
      `The yearly average for the main campus, ${years}. Students who study fully online are not counted. A higher number can mean that people report more, or that many people who aren’t students live or visit there, such as at a hospital. A report counts in the year it was made.`,
    lateReports:
      'One of these years had many more reports than the others, some about events from long before. We don’t compare this average with other schools.',
    safetyTable: (years: string) => `Reports by type, total for ${years}`,
    offence: 'Type',
    reports: 'Reports',
    offences: {
      murder: 'Murder and manslaughter',
      'sexual-offences': 'Sexual offenses',
      robbery: 'Robbery',
      'aggravated-assault': 'Aggravated assault',
      burglary: 'Burglary',
      'motor-vehicle-theft': 'Motor vehicle theft',
      arson: 'Arson',
    } satisfies Record<SafetyOffence, string>,
  },
  outcomes: {
    pellNote:
      'Students from families with low incomes who get a federal Pell Grant. Compare this with the rate for all students to see whether they graduate as often.',
    years: 'Graduated within',
    yearsIntro:
      'Full-time students who started here and wanted a bachelor’s degree. Rates that count transfer or part-time students too can differ.',
    few: 'In a group this small, one person changes the number a lot.',
    fourYears: 'Four years',
    sixYears: 'Six years',
    eightYears: 'Eight years',
    hundredHeading: 'Of 100 students, eight years later',
    hundred: HUNDRED,
    eightHeading: 'After 8 years',
    eightIntro: 'Everyone who started in the same year, including transfer and part-time students.',
    group: 'Started as',
    groups: {
      all: 'All students',
      pell: 'Pell Grant recipients',
      'first-time': 'First time at college',
      transfer: 'Transfer students',
      'full-time': 'Full-time',
      'part-time': 'Part-time',
      'first-time-full-time': 'First time, full-time',
      'transfer-full-time': 'Transfer, full-time',
    } satisfies Record<OutcomeGroup, string>,
    award: 'Graduated here',
    stillEnrolled: 'Still here',
    enrolledElsewhere: 'Moved to another school',
    unknown: 'Not reported',
    cohort: 'Students',
    employmentHeading: 'Employed after two years, by field',
    employmentField: 'Field',
    employmentRate: 'Employed',
    trendsHeading: 'Trends',
    trendsIntro: 'What the school reported for each year. A gap means that we don’t have that year’s number.',
    trendColumns: {
      ...TREND_LABELS,
      tuitionOutOfState: 'Tuition, out of state',
      tuitionInDistrict: 'Tuition, in district',
    },
    trendBreaks: {
      'four-year': (year: string) =>
        `The graduation line starts over in ${year}. From then on this counts as a four-year school, and its rate gives bachelor’s students six years to finish. Before, it counted as a two-year school, and its rate gave three.`,
      'two-year': (year: string) =>
        `The graduation line starts over in ${year}. From then on this counts as a two-year school, and its rate gives students three years to finish. Before, it counted as a four-year school, and its rate gave bachelor’s students six.`,
    } satisfies Record<TrendBreakReason, (year: string) => string>,
    trendYear: 'Year',
    trendOf: (label: string, first: string, firstYear: string, last: string, lastYear: string) =>
      `${label}: ${first} in ${firstYear}, ${last} in ${lastYear}`,
  },
  living: {
    heading: 'Local costs',
    rent: 'Rent for a one-bedroom apartment',
    /** In a fold's summary, whose heading says that it is a cost. */
    brief: 'One-bedroom apartment',
    perMonth: (rent: string) => `${rent} per month`,
    rentNote: (area: string, period: string) =>
      `Per month in ${withThe(area.replace(/^District of Columbia, DC$/, 'District of Columbia'))}, ${period}.`,
    withUtilities: 'Rent for a modest apartment, including heat, water and power.',
    withoutUtilities: 'The average rent in apartment buildings. Utilities may not be included.',
    studio: 'Studio',
    twoBedroom: 'Two bedrooms',
    parity: 'Prices in the area',
    parityAbove: (percent: string) => `${percent} above the US average`,
    parityBelow: (percent: string) => `${percent} below the US average`,
    paritySame: 'About the US average',
    parityNote: (area: string) => `All goods and services, ${area}.`,
    guide: 'Residence or apartment: how to choose',
  },
  programs: {
    earningsLabel: 'pay and debt by program',
    earnings: (amount: string) => `${amount} after four years`,
    earningsOneYear: (amount: string) => `${amount} after one year`,
    debt: (amount: string) => `${amount} borrowed`,
    withheld: 'pay after four years not published',
    elsewhere: (amount: string, schools: string) => `median of ${schools} other schools: ${amount}`,
    earningsNote:
      'Pay is the median for graduates who had federal aid and have a job, one and four years after each degree. Debt is the median for those who borrowed here. Neither is shown if the group was too small.',
    accredited: 'Accredited programs',
    accreditedIntro:
      'Programs recognized by the body that licenses or accredits the profession, according to that body or the university.',
  },
} as const;
