/** Students, housing, sports, services and safety. */

import type { EnrolmentTuple, OfficialLinks, Safety, Services, StudentBody } from '../record/university-figures.ts';
import type { Sport } from '../search/filter-values.ts';
import { type Figure, type FigurePhrases, group, HEADS } from './figure.ts';

export const LIFE_FIGURES = {
  undergraduateEnrollment: {
    record: 29,
    answers: true,
    shape: 'whole',
    on: 'card',
    unit: 'count',
    range: HEADS,
    fact: 5,
    term: 'undergraduate',
    csv: true,
    compare: { tab: 'student-life', chart: true },
  },
  graduateEnrollment: {
    record: 30,
    shape: 'whole',
    on: 'card',
    unit: 'count',
    range: HEADS,
    fact: 6,
    term: 'graduate-student',
    csv: true,
    compare: { tab: 'student-life', chart: true },
  },
  enrolmentByYear: {
    record: 74,
    answers: true,
    shape: group<EnrolmentTuple[]>(),
    on: 'page',
    fact: 57,
    term: 'student-population',
  },
  housingOptions: { record: 46, shape: group<string[]>(), on: 'card', fact: 29, compare: { tab: 'student-life' } },
  studentOrganizations: {
    record: 47,
    shape: 'whole',
    on: 'card',
    unit: 'count',
    range: [0, 5000],
    fact: 30,
    notInCanada: 'not-collected',
    compare: { tab: 'student-life' },
  },
  athleticsDivision: {
    record: 48,
    answers: true,
    asked: ['sports'],
    shape: 'text',
    on: 'card',
    fact: 31,
    term: 'athletics-division',
    csv: true,
    compare: { tab: 'student-life' },
  },
  athleticsConference: {
    record: 49,
    answers: true,
    shape: 'text',
    on: 'page',
    fact: 'athleticsDivision',
    compare: { tab: 'student-life' },
  },
  /** The sports whose conference IPEDS asks for, in which it plays in one; null where nothing is reported. US only. */
  sports: { record: 50, shape: group<Sport[]>(), on: 'within', fact: 'athleticsDivision' },
  percentPell: {
    record: 22,
    answers: true,
    asked: ['pell'],
    shape: 'rate',
    on: 'page',
    unit: 'percent',
    fact: 21,
    notInCanada: 'not-applicable',
    people: 'rate',
    term: 'pell-grant',
    peers: 8,
    outliers: true,
    page: { list: 'aid', row: 4, only: 'US' },
    compare: { tab: 'student-life' },
    search: { name: 'pellShare', column: 18, filter: { place: 38.1, group: 'life', from: 0, to: 100 } },
  },
  studentBody: {
    record: 68,
    answers: true,
    asked: ['diversity', 'partTime'],
    shape: group<StudentBody>(),
    on: 'page',
    fact: 49,
    notInCanada: 'not-collected',
  },
  partTimeShare: {
    part: ['studentBody', 'partTime'],
    unit: 'percent',
    search: { column: 19, filter: { place: 38.2, group: 'life', from: 0, to: 100 } },
  },
  /** 25 and older. */
  adultShare: {
    part: ['studentBody', 'adults'],
    unit: 'percent',
    search: { column: 20, filter: { place: 38.3, group: 'life', from: 0, to: 100 } },
  },
  services: {
    record: 69,
    answers: true,
    asked: ['disability'],
    shape: group<Services>(),
    on: 'page',
    fact: 50,
    notInCanada: 'not-collected',
  },
  /** Of "3 or less" nobody says how many: it passes no bound. */
  studentsWithDisability: {
    part: ['services', 'disabilityShare'],
    unit: 'percent',
    search: { name: 'disabilityShare', column: 21, filter: { place: 38.4, group: 'life', from: 0, to: 100 } },
  },
  links: { record: 70, shape: group<OfficialLinks>(), on: 'page', fact: 51 },
  safety: {
    record: 73,
    answers: true,
    asked: ['safety'],
    shape: group<Safety>(),
    on: 'page',
    value: 'perThousand',
    unit: 'reports',
    fact: 54,
    notInCanada: 'not-collected',
    term: 'reported-offenses',
    peers: 27,
  },
} as const satisfies Readonly<Record<string, Figure>>;

export const LIFE_PHRASES = {
  percentPell: {
    kind: 'life',
    alone: 'min',
    measure:
      'pell, pell grants, pell students, pell recipients, pell grant recipients, of students on pell, on pell, on pell grants, students on pell, of students with pell grants, with pell grants, get pell grants, low income students, of students low income, from low income families, boursiers pell, estudiantes con beca pell',
    orders: {
      desc: 'most pell, most pell students, most pell recipients, most pell grant recipients, most pell grants, most students on pell, most low income students, mas estudiantes de bajos ingresos',
    },
    names:
      'pell share, pell percentage, pell enrollment, share of pell students, percentage of pell students, percent pell',
  },
  partTimeShare: {
    kind: 'life',
    alone: 'min',
    measure:
      'part time, part time students, of students part time, students part time, study part time, of students study part time, attend part time, part timers, etudiants a temps partiel, a temps partiel, temps partiel, estudiantes a tiempo parcial, tiempo parcial',
    orders: {
      desc: 'most part time students, mostly part time students, most part time, plus d etudiants a temps partiel',
    },
    names: 'part time share, part time enrollment, share of part time students, percentage of part time students',
  },
  adultShare: {
    kind: 'life',
    alone: 'min',
    measure:
      'adults, adult students, adult learners, older students, of students adults, students 25 and older, students over 25, students 25 or older, over 25, over the age of 25, 25 and older, 25 and up, older than 25, of students over 25, of students are over 25, nontraditional students, non traditional students, mature students, etudiants adultes, etudiants de 25 ans et plus, estudiantes adultos, estudiantes mayores',
    orders: {
      desc: 'most adult students, most adult learners, most older students, most nontraditional students, most mature students, plus d etudiants adultes, mas estudiantes adultos',
    },
    names: 'adult share, adult enrollment, share of adult students, percentage of adult students',
  },
  studentsWithDisability: {
    kind: 'life',
    alone: 'min',
    measure:
      'students with disabilities, disabled students, of students with disabilities, students with a disability, of students with a disability, registered with a disability, of students registered with a disability, with a disability, with disabilities, etudiants en situation de handicap, etudiants handicapes, estudiantes con discapacidad',
    orders: {
      desc: 'most students with disabilities, most disabled students, most students with a disability, most students registered with a disability, plus d etudiants en situation de handicap',
    },
    names: 'disability share, share of students with disabilities, percentage of students with disabilities',
  },
} satisfies { [Key in keyof typeof LIFE_FIGURES]?: FigurePhrases };
