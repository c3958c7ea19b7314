/** The endpoint table: every path under /api, declared once. */
import * as z from 'zod/mini';
import { ACCOUNTS_A_DAY, COMPARE_MAX } from '../domain/site/limits.ts';
import { admissionsQuery, admissionsResponse } from './admission.ts';
import { careerResponse, careersQuery, careersResponse } from './careers.ts';
import { contactBody, contactResponse } from './contact.ts';
import { directionsQuery, directionsResponse } from './directions.ts';
import { endpoint } from './endpoint.ts';
import { helpVoteBody, helpVoteResponse } from './help.ts';
import { locationsQuery, locationsResponse, townQuery, townResponse } from './locations.ts';
import { majorResponse, majorsResponse } from './majors.ts';
import { healthResponse, metaResponse } from './meta.ts';
import { idList } from './params.ts';
import { personalEndpoints, WEAK_PASSWORDS } from './personal-endpoints.ts';
import { applyingQuery, applyingResponse } from './plan.ts';
import { programsQuery, programsResponse } from './programs.ts';
import {
  exportQuery,
  pointsQuery,
  pointsResponse,
  searchQuery,
  searchResponse,
  similarResponse,
  suggestQuery,
  suggestResponse,
} from './search.ts';
import { loginBody, recoverBody, registerBody, userResponse, userWithCodeResponse } from './session.ts';
import { listQuery, listUniversitiesResponse, sharedListResponse, tokenParams } from './shared-links.ts';
import { pricesQuery, pricesResponse, situationQuery, situationReaders } from './situation.ts';
import { subscribeBody, subscribeResponse } from './subscribe.ts';
import { twoYearsQuery, twoYearsResponse } from './two-years.ts';
import { universityRecord } from './university.ts';

const UNAVAILABLE = 'The data cannot be reached right now; Retry-After says when to ask again';

/** What every form may answer. */
const FORM_ERRORS = {
  403: 'Not sent from a page of this site',
  413: 'The body is larger than 16,384 bytes',
  415: 'The body is not sent as application/json',
  503: UNAVAILABLE,
} as const;
const TOO_OFTEN = 'Sent too often; Retry-After says when to try again';

export const endpoints = {
  searchUniversities: endpoint('searchUniversities', {
    summary: 'Search, filter, sort and page universities; or list those most like one (similarTo)',
    query: searchQuery,
    response: z.union([similarResponse, searchResponse]),
    cache: 'search',
    errors: {
      400: 'A parameter does not parse or is out of range',
      404: 'similarTo names no university',
      503: UNAVAILABLE,
    },
  }),
  universityPoints: endpoint('universityPoints', {
    summary: 'Where the universities of a search are, all of them, for a map, with tuition and acceptance rate',
    query: pointsQuery,
    response: pointsResponse,
    cache: 'search',
    errors: { 400: 'A parameter does not parse or is out of range', 503: UNAVAILABLE },
  }),
  suggestUniversities: endpoint('suggestUniversities', {
    summary: 'Names that go on from what was typed so far',
    query: suggestQuery,
    response: suggestResponse,
    cache: 'suggest',
    errors: { 400: 'A parameter does not parse or is out of range', 503: UNAVAILABLE },
  }),
  universityBySlug: endpoint('universityBySlug', {
    summary: 'The whole record of one university; the id at the end of the slug decides',
    params: z.object({ slug: z.string() }),
    query: situationQuery,
    response: universityRecord,
    cache: 'record',
    errors: { 400: 'A parameter does not parse', 404: 'No university has this id', 503: UNAVAILABLE },
  }),
  universityDirections: endpoint('universityDirections', {
    summary: 'Universities like one that are cheaper, closer, finished by more, easier to enter, or across the border',
    description:
      'Three of each at most. With `home` or `residence` `cheaper` compares personal prices, else published ones; `closer` uses `nearPlace`, else the state of `home`.',
    params: z.object({ slug: z.string() }),
    query: directionsQuery,
    response: directionsResponse,
    cache: 'record',
    errors: { 400: 'A parameter does not parse', 404: 'No university has this id', 503: UNAVAILABLE },
  }),
  compareUniversities: endpoint('compareUniversities', {
    summary: 'One to four universities in the order asked',
    description: 'Whole records, of which `programs` holds the five largest fields of study.',
    query: z.object({ ids: idList(COMPARE_MAX), ...situationReaders }),
    response: z.array(universityRecord),
    cache: 'record',
    errors: { 400: 'No ids, too many, or not whole numbers', 503: UNAVAILABLE },
  }),
  universityPrices: endpoint('universityPrices', {
    summary: 'Personal prices of a year at some universities',
    description:
      'For lists that have no parameters of their own. By ascending id; without `home` and `residence` there are no prices.',
    query: pricesQuery,
    response: pricesResponse,
    cache: 'suggest',
    errors: { 400: 'No ids, too many, or a parameter does not parse', 503: UNAVAILABLE },
  }),
  universityAdmissions: endpoint('universityAdmissions', {
    summary: 'What some universities publish of whom they take',
    description:
      'Share admitted, test policy, the middle half of scores and, in Canada, of school averages, each with its year. By ascending id.',
    query: admissionsQuery,
    response: admissionsResponse,
    cache: 'record',
    errors: { 400: 'No ids, too many, or not whole numbers', 503: UNAVAILABLE },
  }),
  universityApplying: endpoint('universityApplying', {
    summary: 'When and how to apply to some universities, as they publish it',
    description: 'For a plan. What is not published is null.',
    query: applyingQuery,
    response: applyingResponse,
    cache: 'record',
    errors: { 400: 'No ids, too many, or not whole numbers', 503: UNAVAILABLE },
  }),
  exportUniversities: endpoint('exportUniversities', {
    summary: 'The universities of a search as a CSV file (RFC 4180, UTF-8 with BOM)',
    description:
      'At most 5,000 rows. The file is named after the newest year and the version of the data. A cell that a spreadsheet would run as a formula has an apostrophe in front.',
    query: exportQuery,
    contentType: 'text/csv; charset=utf-8',
    cache: 'search',
    errors: { 400: 'A parameter does not parse or is out of range', 503: UNAVAILABLE },
  }),
  searchLocations: endpoint('searchLocations', {
    summary: 'Towns with a university, by the name of a town, state, province, region or country, or by a postal code',
    description:
      'Towns of a name come with the most students first, those of a state or region with the most universities. Without `q` the six college towns that the product describes. 24 a page; universities are counted within `radiusMiles` of the town, 25 by default.',
    query: locationsQuery,
    response: locationsResponse,
    cache: 'search',
    errors: { 400: 'A parameter does not parse or is out of range', 503: UNAVAILABLE },
  }),
  town: endpoint('town', {
    summary: 'One town with the universities around it, nearest first, and what they cost',
    description:
      '20 universities a page, within 25 miles by default. The sums are over all of them, not over the page.',
    params: z.object({ town: z.string() }),
    query: townQuery,
    response: townResponse,
    cache: 'search',
    errors: { 400: 'A parameter does not parse or is out of range', 404: 'No such town', 503: UNAVAILABLE },
  }),
  findPrograms: endpoint('findPrograms', {
    summary: 'Programs at universities, with the degrees awarded in a year',
    description:
      'By academic field, program, CIP group or free words, place, degree and whether taught at a distance only. Canada does not count graduates by program: `graduates` is null there, `basis` says whether the program was read on a list or rests on knowledge alone (then no degree is named), and a program that is missing may still be taught. Without `levels` every degree counts; `certificate` is one before or after a bachelor’s. Degrees that `q` names replace `levels`.',
    query: programsQuery,
    response: programsResponse,
    cache: 'search',
    errors: { 400: 'A parameter does not parse or is out of range', 503: UNAVAILABLE },
  }),
  listMajors: endpoint('listMajors', {
    summary: 'All majors, field by field, each with how many universities teach it',
    response: majorsResponse,
    cache: 'record',
    errors: { 503: UNAVAILABLE },
  }),
  major: endpoint('major', {
    summary: 'One major: what it is, who teaches it, where, and what its graduates earn',
    description:
      'Named by the key of a program: `nursing`, `computer-science`. All figures are of one degree (`level`). Universities lead by graduates a year; those that are mostly online, or whose degree only completes another one (RN to BSN), are `apart`. Canada does not count graduates by subject.',
    params: z.object({ major: z.string() }),
    response: majorResponse,
    cache: 'record',
    errors: { 404: 'No such major', 503: UNAVAILABLE },
  }),
  listCareers: endpoint('listCareers', {
    summary: 'Occupations that programs lead to, by name, field of work or program',
    description:
      'Of the United States: median pay of May 2025, openings and growth of 2024-34. Programs are matched with occupations by what they teach (CIP 2020 to SOC 2018), not by where graduates went. 40 a page.',
    query: careersQuery,
    response: careersResponse,
    cache: 'search',
    errors: { 400: 'A parameter does not parse or is out of range', 503: UNAVAILABLE },
  }),
  career: endpoint('career', {
    summary:
      'One occupation: what people do, pay, openings, growth, the programs that lead there, and its Canadian side',
    description:
      'Named by the last step of its address: `dental-hygienists`. Pay is of employees of all ages: 10th, 25th, 50th, 75th and 90th percentile. Canada’s pay is in CAD.',
    params: z.object({ career: z.string() }),
    response: careerResponse,
    cache: 'record',
    errors: { 404: 'No such career', 503: UNAVAILABLE },
  }),
  twoYears: endpoint('twoYears', {
    summary:
      'A two-year college, then a university: who transfers, who finishes, the programs that both have, and the state’s rule',
    description:
      'For the United States. `from` and `to` are names or slugs; where a name means several schools, or none is given, `choices` has some: colleges around `near`, public universities of the college’s state around it. Shares are of entrants eight years on. `policy` is what a compiler read in September 2026 (`reading`); nobody opened its pages again, and of one that was only recalled no more than the link is stated.',
    query: twoYearsQuery,
    response: twoYearsResponse,
    cache: 'search',
    errors: { 400: 'A parameter is too long or given twice', 503: UNAVAILABLE },
  }),
  subscribe: endpoint('subscribe', {
    summary: 'Keep an email address for news of the site',
    description: 'Answers the same whether or not the address was there. Taken from pages of this site only.',
    body: subscribeBody,
    response: subscribeResponse,
    cache: 'none',
    errors: {
      400: 'The body is no JSON object, or the address is none',
      403: 'Not sent from a page of this site',
      413: 'The body is larger than 16,384 bytes',
      415: 'The body is not sent as application/json',
      429: 'Sent too often from one place; Retry-After says when to try again',
      503: UNAVAILABLE,
    },
  }),
  contact: endpoint('contact', {
    summary: 'Leave a message for the people behind the site',
    description: 'Kept for a year. Taken from pages of this site only.',
    body: contactBody,
    response: contactResponse,
    cache: 'none',
    errors: {
      ...FORM_ERRORS,
      400: 'The body is no JSON object, or a field is too short, too long or no email address',
      429: TOO_OFTEN,
    },
  }),
  helpVote: endpoint('helpVote', {
    summary: 'Say whether a help article was helpful',
    description: 'Counted only: nobody’s answer is kept by itself. Taken from pages of this site only.',
    body: helpVoteBody,
    response: helpVoteResponse,
    cache: 'none',
    errors: {
      ...FORM_ERRORS,
      400: 'The body is no JSON object, the article is not there, or the answer is neither yes nor no',
      429: TOO_OFTEN,
    },
  }),
  login: endpoint('login', {
    summary: 'Sign in; the session is a cookie that lasts seven days and is renewed while it is used',
    body: loginBody,
    response: userResponse,
    cache: 'none',
    errors: {
      400: 'The body is no JSON object, or a field cannot be used',
      401: 'Invalid username or password',
      429: TOO_OFTEN,
      ...FORM_ERRORS,
    },
  }),
  register: endpoint('register', {
    summary: 'Make an account and sign in',
    description:
      'Names are unique without regard to case. `recoveryCode` is told this once: it sets a new password, once, when the password is lost. ' +
      WEAK_PASSWORDS,
    body: registerBody,
    response: userWithCodeResponse,
    status: 201,
    cache: 'none',
    errors: {
      400: 'The body is no JSON object, or a field cannot be used',
      409: 'Username already exists',
      429: `Sent too often, or ${ACCOUNTS_A_DAY.address} accounts were made in a day from one address (${ACCOUNTS_A_DAY.network} from an IPv6 network of 48 bits); Retry-After says when to try again`,
      ...FORM_ERRORS,
    },
  }),
  logout: endpoint('logout', {
    summary: 'Sign out: this session ends at once, also for every copy of its cookie',
    description: 'Answers the same without a session. Takes no body.',
    status: 204,
    cache: 'none',
    errors: { 403: 'Not sent from a page of this site', 503: UNAVAILABLE },
  }),
  recover: endpoint('recover', {
    summary: 'Set a new password by the recovery code and sign in; every other session ends',
    description:
      'The code is used up by it; the answer brings the next. Case, spaces and hyphens of the code do not matter. ' +
      WEAK_PASSWORDS,
    body: recoverBody,
    response: userWithCodeResponse,
    cache: 'none',
    errors: {
      400: 'The body is no JSON object, or a field cannot be used',
      401: 'Invalid username or recovery code',
      429: TOO_OFTEN,
      ...FORM_ERRORS,
    },
  }),
  ...personalEndpoints,
  listUniversities: endpoint('listUniversities', {
    summary: 'The cards of up to 100 universities with their application dates, in the order asked',
    query: listQuery,
    response: listUniversitiesResponse,
    cache: 'record',
    errors: { 400: 'No ids, too many, or not whole numbers', 503: UNAVAILABLE },
  }),
  listFile: endpoint('listFile', {
    summary: 'Up to 100 universities as a CSV file in which every figure has its source, variable and year',
    description: 'RFC 4180, UTF-8 with BOM. The columns of every export, each followed by where its figure comes from.',
    query: listQuery,
    contentType: 'text/csv; charset=utf-8',
    cache: 'record',
    errors: { 400: 'No ids, too many, or not whole numbers', 503: UNAVAILABLE },
  }),
  sharedList: endpoint('sharedList', {
    summary: 'The universities that somebody shows by a link, without notes and without whose they are',
    description: 'At most 100, the latest added first. Nothing of it is stored by anybody in between.',
    params: tokenParams,
    response: sharedListResponse,
    cache: 'none',
    errors: {
      404: 'The link was taken back, or never was; the answer does not tell which',
      429: 'More than 120 links opened in a minute; Retry-After says when to ask again',
      503: UNAVAILABLE,
    },
  }),
  meta: endpoint('meta', {
    summary: 'Version, sources, counts and coverage of the dataset',
    response: metaResponse,
    cache: 'meta',
    errors: { 503: UNAVAILABLE },
  }),
  health: endpoint('health', {
    summary: 'Whether database, cache and search answer, and how each scheduled job last went',
    description:
      'Degraded: the cache does not answer, no dataset is loaded, the search index of this release cannot be opened or is of an older dataset, the last run of a job failed, or half of the room for the database, for messages or for subscribers is used.',
    response: healthResponse,
    cache: 'none',
    errors: { 503: 'The database does not answer' },
  }),
  openapi: endpoint('openapi', {
    summary: 'This description, made from the endpoint table',
    response: z.record(z.string(), z.unknown()),
    cache: 'meta',
    errors: {},
  }),
} as const;

export type EndpointName = keyof typeof endpoints;
