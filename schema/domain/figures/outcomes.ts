/** Classes, who comes back, who finishes and who finds work. */
import type { FieldEmployment, GraduationRates, Outcomes } from '../record/university-figures.ts';
import { type Figure, type FigurePhrases, group, LITTLE, MUCH } from './figure.ts';

export const OUTCOMES_FIGURES = {
  studentFacultyRatio: {
    record: 31,
    answers: true,
    asked: ['ratio'],
    shape: 'number',
    on: 'card',
    unit: 'ratio',
    range: [1, 200],
    fact: 7,
    people: 'average',
    term: 'student-to-faculty-ratio',
    csv: true,
    peers: 12,
    outliers: true,
    compare: { tab: 'academics', better: 'lower', border: 'ratio' },
    print: { row: 3 },
    search: {
      vague: { asc: ['classes'], quarter: 'CA' },
      column: 11,
      filter: { place: 14, group: 'study', from: 0, to: 1000 },
    },
  },
  retentionRate: {
    record: 38,
    answers: true,
    asked: ['retention'],
    shape: 'rate',
    on: 'card',
    unit: 'rate',
    fact: 13,
    people: 'rate',
    wholeClass: true,
    term: 'retention-rate',
    csv: true,
    peers: 20,
    followed: 6,
    outliers: true,
    page: { list: 'outcomes', row: 2 },
    card: { row: 4, only: 'CA' },
    compare: { tab: 'academics', better: 'higher', chart: true },
    print: { row: 20 },
    search: {
      vague: { desc: ['retention'], quarter: 'everywhere' },
      column: 10,
      filter: { place: 32, group: 'outcomes', from: 0, to: 100 },
    },
  },
  graduationRate: {
    record: 37,
    answers: true,
    asked: ['graduation'],
    shape: 'rate',
    on: 'card',
    unit: 'rate',
    fact: 12,
    people: 'rate',
    wholeClass: true,
    term: 'graduation-rate',
    csv: true,
    peers: 18,
    followed: 5,
    outliers: true,
    page: { list: 'outcomes', row: 1 },
    card: { row: 1 },
    leads: { to: 'finish', row: 1 },
    compare: { tab: 'academics', better: 'higher', border: 'graduation', chart: true, first: 5 },
    print: { row: 18 },
    search: {
      vague: { desc: ['graduation'], quarter: 'everywhere' },
      column: 5,
      filter: {
        place: 27,
        group: 'outcomes',
        from: 0,
        to: 100,
        choices: [
          [50, null],
          [70, null],
          [85, null],
        ],
      },
    },
  },
  graduationRates: {
    record: 66,
    answers: true,
    shape: group<GraduationRates>(),
    on: 'page',
    fact: 47,
    notInCanada: 'not-collected',
    people: 'rate',
    term: 'graduation-rate',
  },
  fourYears: {
    part: ['graduationRates', 'fourYears'],
    unit: 'rate',
    peers: 21,
    compare: { tab: 'academics', better: 'higher', only: 'US' },
    search: {
      name: 'fourYearGraduationRate',
      column: 22,
      filter: { place: 27.1, group: 'outcomes', from: 0, to: 100 },
    },
  },
  sixYears: {
    part: ['graduationRates', 'sixYears'],
    unit: 'rate',
    compare: { tab: 'academics', better: 'higher', only: 'US' },
  },
  eightYears: {
    part: ['graduationRates', 'eightYears'],
    unit: 'rate',
    peers: 22,
    compare: { tab: 'academics', better: 'higher', only: 'US' },
  },
  /** Percent of Pell recipients who finish within 150 % of normal time. */
  graduationRatePell: {
    record: 65,
    shape: 'rate',
    on: 'page',
    unit: 'rate',
    fact: 46,
    notInCanada: 'not-applicable',
    people: 'rate',
    term: 'pell-grant',
    csv: true,
    peers: 19,
    outliers: true,
    page: { list: 'pell-graduation', row: 1, only: 'US' },
    compare: { tab: 'academics', better: 'higher', only: 'US' },
    print: { row: 19, only: 'US' },
    search: { name: 'pellGraduationRate', column: 14, filter: { place: 28, group: 'outcomes', from: 0, to: 100 } },
  },
  /** Graduation rate of all students who entered with those of `graduationRatePell`, from the same file. */
  graduationRateBesidePell: { record: 82, shape: 'rate', on: 'page', unit: 'rate', fact: 65, term: 'graduation-rate' },
  outcomes: {
    record: 67,
    answers: true,
    asked: ['transfer'],
    shape: group<Outcomes>(),
    on: 'page',
    fact: 48,
    notInCanada: 'not-collected',
    people: 'rate',
    term: 'eight-year-outcomes',
  },
  outcomeAll: {
    part: ['outcomes', 'all'],
    unit: 'rate',
    peers: 23,
    compare: { tab: 'academics', better: 'higher', only: 'US' },
  },
  outcomePell: {
    part: ['outcomes', 'pell'],
    unit: 'rate',
    peers: 24,
    compare: { tab: 'academics', better: 'higher', only: 'US' },
    search: { name: 'pellOutcome', column: 15, filter: { place: 29, group: 'outcomes', from: 0, to: 100 } },
  },
  outcomeTransfer: {
    part: ['outcomes', 'transfer'],
    unit: 'rate',
    peers: 25,
    compare: { tab: 'academics', better: 'higher', only: 'US' },
    search: { name: 'transferOutcome', column: 16, filter: { place: 30, group: 'outcomes', from: 0, to: 100 } },
  },
  outcomePartTime: {
    part: ['outcomes', 'part-time'],
    unit: 'rate',
    peers: 26,
    compare: { tab: 'academics', better: 'higher', only: 'US' },
    search: { name: 'partTimeOutcome', column: 17, filter: { place: 31, group: 'outcomes', from: 0, to: 100 } },
  },
  /** Canada (CUDO): percent employed two years after graduation. */
  employmentRate: {
    record: 40,
    answers: true,
    shape: 'rate',
    on: 'page',
    unit: 'rate',
    fact: 35,
    people: 'rate',
    term: 'employment-rate',
    outliers: true,
    page: { list: 'outcomes', row: 3, only: 'CA' },
    compare: { tab: 'academics', better: 'higher', only: 'CA', first: 9 },
    print: { row: 23, only: 'CA' },
  },
  employmentByField: { record: 76, shape: group<FieldEmployment[]>(), on: 'page', fact: 59, term: 'employment-rate' },
} as const satisfies Readonly<Record<string, Figure>>;

export const OUTCOMES_PHRASES = {
  graduationRate: {
    kind: 'outcome',
    alone: 'min',
    measure:
      'graduation rate, graduation rates, grad rate, grad rates, graduation, completion rate, graduate, six year graduation rate, 6 year graduation rate, of students graduate, taux de diplomation, taux de reussite, taux d obtention du diplome, diplomation, obtiennent leur diplome, graduating, who graduate, finish, completion, completion rates, graduation rates, six year grad rate, 6 year grad rate, graduate in six years, graduate in 6 years, taux diplomation, of students finish, tasa de graduacion, se graduan',
    orders: {
      asc: 'lowest graduation rate, worst graduation rate, lowest graduation rates, worst graduation rates',
      desc: 'best graduation rate, best graduation rates, highest graduation rate, highest graduation rates, top graduation rate, top graduation rates, highest grad rate, best grad rate, best grad rates, highest grad rates, mejor tasa de graduacion, mayor tasa de graduacion',
    },
    names:
      'graduation rate, graduation rates, grad rate, grad rates, completion rate, completion rates, graduation, six year graduation rate, 6 year graduation rate, degree completion, taux de diplomation, taux de reussite',
    judged: { desc: MUCH },
  },
  graduationRatePell: {
    kind: 'outcome',
    alone: 'min',
    measure:
      'pell graduation rate, pell graduation rates, pell grad rate, graduation rate of pell students, graduation rate for pell students, graduation rate of pell recipients, graduation rate for pell recipients, low income graduation rate, graduation rate for low income students, graduation rate of low income students, of pell students graduate, of pell recipients graduate, of low income students graduate, pell students graduate',
    orders: {
      desc: 'best for pell students, best for pell recipients, best for low income students, best graduation rate for pell students, best graduation rate for low income students, highest graduation rate for low income students, highest graduation rate for pell students, highest pell graduation rate, best pell graduation rate, highest low income graduation rate',
    },
  },
  fourYears: {
    kind: 'outcome',
    alone: 'min',
    measure:
      'four year graduation rate, four year graduation rates, 4 year graduation rate, 4 year graduation rates, four year grad rate, 4 year grad rate, graduate in four years, graduate in 4 years, graduate on time, graduates in four years, graduates on time, of students graduate in four years, of students graduate in 4 years, of students graduate on time, finish in four years, finish in 4 years, finish on time, done in four years, taux de diplomation en quatre ans, terminent en quatre ans, diplome en quatre ans, se graduan en cuatro anos',
    orders: {
      desc: 'most people graduate on time, most students graduate on time, most graduate on time, most students graduate in four years',
    },
    names:
      'four year graduation rate, four year graduation rates, 4 year graduation rate, 4 year graduation rates, four year grad rate, 4 year grad rate, on time graduation, on time graduation rate, taux de diplomation en quatre ans',
  },
  outcomeTransfer: {
    kind: 'outcome',
    alone: 'min',
    measure:
      'transfer graduation rate, transfer graduation rates, transfer student graduation rate, graduation rate of transfer students, graduation rate for transfer students, graduation rate for transfers, of transfer students graduate, of transfers graduate, transfer students graduate, of transfer students finish',
    orders: {
      desc: 'best for transfer students, best for transfers, best graduation rate for transfer students, highest graduation rate for transfer students, highest transfer graduation rate, best transfer graduation rate, best transfer schools, best schools for transfer students, best colleges for transfer students, best universities for transfer students, best schools for transfers, best colleges for transfers',
    },
  },
  outcomePartTime: {
    kind: 'outcome',
    alone: 'min',
    measure:
      'part time graduation rate, part time student graduation rate, graduation rate of part time students, graduation rate for part time students, of part time students graduate, of part time students finish, part time students graduate',
    orders: {
      desc: 'best for part time students, best for working adults, best graduation rate for part time students, highest graduation rate for part time students, highest part time graduation rate, best schools for part time students, best colleges for part time students, best universities for part time students',
    },
  },
  retentionRate: {
    judged: { desc: MUCH },
    kind: 'outcome',
    alone: 'min',
    measure:
      'retention rate, retention rates, retention, freshman retention, first year retention, return, come back, freshman retention rate, returning, taux de retention, taux de maintien, taux de maintien aux etudes, taux de perseverance, return rate, freshman return rate, freshmen return, freshmen come back, freshmen returning, student retention, first year retention rate, sophomore return rate, of freshmen return, taux retention',
    orders: {
      desc: 'best retention, best retention rate, best retention rates, highest retention, highest retention rate, highest retention rates, top retention',
    },
    names:
      'retention, retention rate, retention rates, freshman retention, freshman retention rate, freshman retention rates, first year retention, return rate, freshman return rate, student retention, taux de retention',
  },
  studentFacultyRatio: {
    judged: { asc: LITTLE },
    kind: 'life',
    alone: 'max',
    measure:
      'student faculty ratio, student to faculty ratio, student teacher ratio, student to teacher ratio, ratio, etudiants par professeur, etudiants par prof, ratio etudiants professeur, ratio etudiants professeurs, ratio professeur etudiants, etudiants par enseignant, students per professor, students per teacher, students per faculty, students per faculty member, class size, class sizes, to 1, to 1 ratio, to one, to 1 student faculty ratio, to 1 student to faculty ratio, to 1 student teacher ratio, faculty ratio, students to faculty, student to professor ratio, student professor ratio, students per class, ratio of students to faculty, student to teacher, student to faculty, students to teachers, kids per class, people per class',
    orders: {
      asc: 'smallest classes, smallest class sizes, smallest class size, lowest student faculty ratio, best student faculty ratio, lowest student to faculty ratio, best student to faculty ratio, lowest student teacher ratio, best student teacher ratio',
    },
    names:
      'student faculty ratio, student to faculty ratio, student teacher ratio, student to teacher ratio, student professor ratio, faculty ratio, ratio, class size, class sizes, classes, student faculty ratios',
  },
} satisfies { [Key in keyof typeof OUTCOMES_FIGURES]?: FigurePhrases };
