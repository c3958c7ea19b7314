/** Students, housing, sports, services and safety. */

import type { EnrolmentTuple, OfficialLinks, Safety, Services, StudentBody } from '../record/university-figures.ts';
import type { Sport } from '../search/filter-values.ts';
import { type Figure, group, HEADS } from './figure.ts';

export const LIFE_FIGURES = {
  undergraduateEnrollment: {
    record: 29,
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
  enrolmentByYear: { record: 74, shape: group<EnrolmentTuple[]>(), on: 'page', fact: 57, term: 'student-population' },
  housingOptions: { record: 46, shape: group<string[]>(), on: 'card', fact: 29, compare: { tab: 'student-life' } },
  studentOrganizations: {
    record: 47,
    shape: 'whole',
    on: 'card',
    unit: 'count',
    range: [0, 5000],
    fact: 30,
    compare: { tab: 'student-life' },
  },
  athleticsDivision: {
    record: 48,
    shape: 'text',
    on: 'card',
    fact: 31,
    term: 'athletics-division',
    csv: true,
    compare: { tab: 'student-life' },
  },
  athleticsConference: {
    record: 49,
    shape: 'text',
    on: 'page',
    fact: 'athleticsDivision',
    compare: { tab: 'student-life' },
  },
  /** The sports whose conference IPEDS asks for, in which it plays in one; null where nothing is reported. US only. */
  sports: { record: 50, shape: group<Sport[]>(), on: 'within', fact: 'athleticsDivision' },
  percentPell: {
    record: 22,
    shape: 'rate',
    on: 'page',
    unit: 'percent',
    fact: 21,
    people: 'rate',
    term: 'pell-grant',
    peers: 8,
    outliers: true,
    compare: { tab: 'student-life' },
  },
  studentBody: { record: 68, shape: group<StudentBody>(), on: 'page', fact: 49 },
  services: { record: 69, shape: group<Services>(), on: 'page', fact: 50 },
  links: { record: 70, shape: group<OfficialLinks>(), on: 'page', fact: 51 },
  safety: {
    record: 73,
    shape: group<Safety>(),
    on: 'page',
    value: 'perThousand',
    unit: 'reports',
    fact: 54,
    term: 'reported-offenses',
    peers: 27,
  },
} as const satisfies Readonly<Record<string, Figure>>;
