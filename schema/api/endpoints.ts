/** The endpoint table: every path under /api, declared once. */
import * as z from 'zod/mini';
import { OWN_PRICE_ORDER } from '../domain/programs/program-finder.ts';
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
import {
  addPasskeyBody,
  newPasskeyOptionsResponse,
  passkeyLoginBody,
  passkeyOptionsResponse,
  passkeyRegisterOptionsBody,
} from './passkeys.ts';
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

const UNAVAILABLE = 'The data is unavailable; Retry-After says when to try again';

/** What every form may answer. */
const FORM_ERRORS = {
  403: 'Not sent from a page of this site',
  413: 'The body is larger than 16,384 bytes',
  415: 'The body isn’t sent as application/json',
  503: UNAVAILABLE,
} as const;
const TOO_OFTEN = 'Too many requests; Retry-After says when to try again';

export const endpoints = {
  searchUniversities: endpoint('searchUniversities', {
    summary: 'Search, filter, sort and page through universities, or list the ones most similar to one (similarTo)',
    query: searchQuery,
    response: z.union([similarResponse, searchResponse]),
    cache: 'search',
    errors: {
      400: 'A parameter can’t be read or is out of range',
      404: 'No university has the id in similarTo',
      503: UNAVAILABLE,
    },
  }),
  universityPoints: endpoint('universityPoints', {
    summary: 'All universities in a search, for a map: location, tuition and acceptance rate',
    query: pointsQuery,
    response: pointsResponse,
    cache: 'search',
    errors: { 400: 'A parameter can’t be read or is out of range', 503: UNAVAILABLE },
  }),
  suggestUniversities: endpoint('suggestUniversities', {
    summary: 'Suggestions for what has been typed so far',
    query: suggestQuery,
    response: suggestResponse,
    cache: 'suggest',
    errors: { 400: 'A parameter can’t be read or is out of range', 503: UNAVAILABLE },
  }),
  universityBySlug: endpoint('universityBySlug', {
    summary: 'The full record of one university; only the id at the end of the slug counts',
    params: z.object({ slug: z.string() }),
    query: situationQuery,
    response: universityRecord,
    cache: 'record',
    errors: { 400: 'A parameter can’t be read', 404: 'No university has this id', 503: UNAVAILABLE },
  }),
  universityDirections: endpoint('universityDirections', {
    summary:
      'Similar universities that cost less, are closer, have a higher graduation rate, are easier to get into, or are in the other country',
    description:
      'At most three of each. `cheaper` compares the student’s own prices if `home` or `residence` is set, and published prices if not. `closer` uses `nearPlace`, or the state in `home`.',
    params: z.object({ slug: z.string() }),
    query: directionsQuery,
    response: directionsResponse,
    cache: 'record',
    errors: { 400: 'A parameter can’t be read', 404: 'No university has this id', 503: UNAVAILABLE },
  }),
  compareUniversities: endpoint('compareUniversities', {
    summary: 'One to four universities, in the order requested',
    description: 'Full records, except that `programs` has only the five largest fields of study.',
    query: z.object({ ids: idList(COMPARE_MAX), ...situationReaders }),
    response: z.array(universityRecord),
    cache: 'record',
    errors: { 400: 'No ids, too many, or not whole numbers', 503: UNAVAILABLE },
  }),
  universityPrices: endpoint('universityPrices', {
    summary: 'What a year at some universities would cost one student',
    description:
      'For lists of schools that can’t take these parameters themselves. Sorted by id. There are no prices without `home` or `residence`.',
    query: pricesQuery,
    response: pricesResponse,
    cache: 'suggest',
    errors: { 400: 'No ids, too many, or a parameter that can’t be read', 503: UNAVAILABLE },
  }),
  universityAdmissions: endpoint('universityAdmissions', {
    summary: 'What some universities publish about who they admit',
    description:
      'Acceptance rate, test policy, the middle 50% of test scores and, in Canada, of high school averages, each with its year. Sorted by id.',
    query: admissionsQuery,
    response: admissionsResponse,
    cache: 'record',
    errors: { 400: 'No ids, too many, or not whole numbers', 503: UNAVAILABLE },
  }),
  universityApplying: endpoint('universityApplying', {
    summary: 'When and how to apply to some universities, as they publish it',
    description: 'For an application plan. A value that isn’t published is null.',
    query: applyingQuery,
    response: applyingResponse,
    cache: 'record',
    errors: { 400: 'No ids, too many, or not whole numbers', 503: UNAVAILABLE },
  }),
  exportUniversities: endpoint('exportUniversities', {
    summary: 'The universities in a search as a CSV file (RFC 4180, UTF-8 with BOM)',
    description:
      'At most 5,000 rows. The file name has the latest year and the version of the data. An apostrophe goes before any cell that a spreadsheet would run as a formula.',
    query: exportQuery,
    contentType: 'text/csv; charset=utf-8',
    cache: 'search',
    errors: { 400: 'A parameter can’t be read or is out of range', 503: UNAVAILABLE },
  }),
  searchLocations: endpoint('searchLocations', {
    summary: 'Towns with a university, by the name of a town, state, province, region or country, or by a postal code',
    description:
      'A search for a town lists the one with the most students first; a search for a state or region, the town with the most universities first. Without `q`, you get the six college towns we describe. There are 24 per page. Universities are counted within `radiusMiles` of the town, 25 by default.',
    query: locationsQuery,
    response: locationsResponse,
    cache: 'search',
    errors: { 400: 'A parameter can’t be read or is out of range', 503: UNAVAILABLE },
  }),
  town: endpoint('town', {
    summary: 'One town with the universities around it, nearest first, and what they cost',
    description: '20 universities per page, within 25 miles by default. Totals are for all of them, not for one page.',
    params: z.object({ town: z.string() }),
    query: townQuery,
    response: townResponse,
    cache: 'search',
    errors: { 400: 'A parameter can’t be read or is out of range', 404: 'No such town', 503: UNAVAILABLE },
  }),
  findPrograms: endpoint('findPrograms', {
    summary: 'Programs at universities, with the number of degrees awarded in a year',
    description: `Search by academic field, program, CIP group or free text, by place, by degree, and for programs taught fully online. Our Canadian sources don’t count graduates by program, so \`graduates\` is null there. \`basis\` says whether the program comes from a published list or hasn’t been confirmed (then no degree is named), and a program that is missing may still be taught. Without \`levels\`, every degree counts; \`certificate\` includes those before and after a bachelor’s degree. Degrees named in \`q\` replace \`levels\`. \`home\`, \`residence\` and \`income\` only matter with \`sortBy=${OWN_PRICE_ORDER}\`, lowest price first.`,
    query: programsQuery,
    response: programsResponse,
    cache: 'search',
    errors: { 400: 'A parameter can’t be read or is out of range', 503: UNAVAILABLE },
  }),
  listMajors: endpoint('listMajors', {
    summary: 'All majors by field, with how many universities teach each one',
    response: majorsResponse,
    cache: 'record',
    errors: { 503: UNAVAILABLE },
  }),
  major: endpoint('major', {
    summary: 'One major: what it is, who teaches it, where, and what its graduates earn',
    description:
      'Use the key of a program, such as `nursing` or `computer-science`. All numbers are for one degree (`level`). Universities are sorted by graduates per year; those that are mostly online, or whose degree completes an earlier one (RN to BSN), are in `apart`. Our Canadian sources don’t count graduates by program.',
    params: z.object({ major: z.string() }),
    response: majorResponse,
    cache: 'record',
    errors: { 404: 'No such major', 503: UNAVAILABLE },
  }),
  listCareers: endpoint('listCareers', {
    summary: 'Occupations that programs lead to, by name, field of work or program',
    description:
      'United States only: median pay in May 2025, openings and growth for 2024–34. Programs are matched with occupations by what they teach (CIP 2020 to SOC 2018), not by the jobs graduates took. 40 per page.',
    query: careersQuery,
    response: careersResponse,
    cache: 'search',
    errors: { 400: 'A parameter can’t be read or is out of range', 503: UNAVAILABLE },
  }),
  career: endpoint('career', {
    summary:
      'One occupation: what people do, pay, openings, growth, the programs that lead there, and the matching jobs in Canada',
    description:
      'Use the last part of the page’s URL, such as `dental-hygienists`. Pay is for employees of all ages at the 10th, 25th, 50th, 75th and 90th percentile. Pay in Canada is in CA$.',
    params: z.object({ career: z.string() }),
    response: careerResponse,
    cache: 'record',
    errors: { 404: 'No such career', 503: UNAVAILABLE },
  }),
  twoYears: endpoint('twoYears', {
    summary:
      'A two-year college, then a university: how many transfer, how many graduate, the programs both have, and the state’s transfer rule',
    description:
      'United States only. `from` and `to` are names or slugs. If a name fits several schools, or is missing, `choices` suggests some: colleges near `near`, or public universities in the college’s state. Shares are measured eight years after students started. `policy` is the state’s transfer rule as of September 2026, and `reading` says how well it is confirmed; for a rule we haven’t confirmed, only the link is given.',
    query: twoYearsQuery,
    response: twoYearsResponse,
    cache: 'search',
    errors: { 400: 'A parameter is too long or given twice', 503: UNAVAILABLE },
  }),
  subscribe: endpoint('subscribe', {
    summary: 'Save an email address for news about the site',
    description:
      'The answer is the same whether or not we already had the address. Only pages of this site can send this.',
    body: subscribeBody,
    response: subscribeResponse,
    cache: 'none',
    errors: {
      400: 'The body is not a JSON object, or the email address is not valid',
      403: 'Not sent from a page of this site',
      413: 'The body is larger than 16,384 bytes',
      415: 'The body isn’t sent as application/json',
      429: 'Too many requests from one place; Retry-After says when to try again',
      503: UNAVAILABLE,
    },
  }),
  contact: endpoint('contact', {
    summary: 'Send a message to the people behind the site',
    description: 'Stored for a year. Only pages of this site can send this.',
    body: contactBody,
    response: contactResponse,
    cache: 'none',
    errors: {
      ...FORM_ERRORS,
      400: 'The body is not a JSON object, or a field is too short, too long or not an email address',
      429: TOO_OFTEN,
    },
  }),
  helpVote: endpoint('helpVote', {
    summary: 'Say whether a help article was helpful',
    description: 'We only count answers and don’t store them one by one. Only pages of this site can send this.',
    body: helpVoteBody,
    response: helpVoteResponse,
    cache: 'none',
    errors: {
      ...FORM_ERRORS,
      400: 'The body is not a JSON object, there is no such article, or the answer is neither yes nor no',
      429: TOO_OFTEN,
    },
  }),
  login: endpoint('login', {
    summary: 'Sign in; the session is a cookie that lasts seven days and is renewed while it is used',
    body: loginBody,
    response: userResponse,
    cache: 'none',
    errors: {
      400: 'The body is not a JSON object, or a field can’t be used',
      401: 'Invalid username or password',
      429: TOO_OFTEN,
      ...FORM_ERRORS,
    },
  }),
  register: endpoint('register', {
    summary: 'Create an account and sign in',
    description:
      'Usernames are unique, and case doesn’t matter. `recoveryCode` is shown only this once. It can be used once to set a new password if the old one is lost. ' +
      WEAK_PASSWORDS,
    body: registerBody,
    response: userWithCodeResponse,
    status: 201,
    cache: 'none',
    errors: {
      400: 'The body is not a JSON object, or a field can’t be used',
      409: 'Username already exists',
      429: `Too many requests, or ${ACCOUNTS_A_DAY.address} accounts were created in a day from one address (${ACCOUNTS_A_DAY.network} from an IPv6 network of 48 bits); Retry-After says when to try again`,
      ...FORM_ERRORS,
    },
  }),
  logout: endpoint('logout', {
    summary: 'Sign out. The session ends right away, and copies of its cookie stop working',
    description: 'The answer is the same if you are not signed in. Takes no body.',
    status: 204,
    cache: 'none',
    errors: { 403: 'Not sent from a page of this site', 503: UNAVAILABLE },
  }),
  recover: endpoint('recover', {
    summary: 'Set a new password with the recovery code and sign in. Every other session ends',
    description:
      'A code works once; the answer has the next one. Case, spaces and hyphens in the code don’t matter. ' +
      WEAK_PASSWORDS,
    body: recoverBody,
    response: userWithCodeResponse,
    cache: 'none',
    errors: {
      400: 'The body is not a JSON object, or a field can’t be used',
      401: 'Invalid username or recovery code',
      429: TOO_OFTEN,
      ...FORM_ERRORS,
    },
  }),
  passkeyOptions: endpoint('passkeyOptions', {
    summary: 'What a browser needs to sign in with a passkey (WebAuthn’s PublicKeyCredentialRequestOptionsJSON)',
    description:
      'The challenge lasts five minutes and works once, in the browser that asked for it. The answer is the same for everyone. Takes no body.',
    response: passkeyOptionsResponse,
    cache: 'none',
    errors: { 403: 'Not sent from a page of this site', 429: TOO_OFTEN, 503: UNAVAILABLE },
  }),
  passkeyLogin: endpoint('passkeyLogin', {
    summary: 'Sign in with what a passkey signed (WebAuthn’s AuthenticationResponseJSON)',
    body: passkeyLoginBody,
    response: userResponse,
    cache: 'none',
    errors: {
      400: 'The body is not a JSON object, a field can’t be used, or the challenge has expired',
      401: 'The passkey opens no account; the answer doesn’t say why',
      409: 'The challenge was used before',
      429: TOO_OFTEN,
      ...FORM_ERRORS,
    },
  }),
  passkeyRegisterOptions: endpoint('passkeyRegisterOptions', {
    summary: 'What a browser needs to create an account’s first passkey',
    description: 'WebAuthn’s PublicKeyCredentialCreationOptionsJSON. The challenge lasts five minutes and works once.',
    body: passkeyRegisterOptionsBody,
    response: newPasskeyOptionsResponse,
    cache: 'none',
    errors: {
      400: 'The body is not a JSON object, or a field can’t be used',
      409: 'Username already exists',
      429: TOO_OFTEN,
      ...FORM_ERRORS,
    },
  }),
  passkeyRegister: endpoint('passkeyRegister', {
    summary: 'Create an account with a passkey and no password, and sign in',
    description:
      'The username is the one the challenge was made for. `recoveryCode` is shown only this once. It can be used once to set a password if the passkey is lost.',
    body: addPasskeyBody,
    response: userWithCodeResponse,
    status: 201,
    cache: 'none',
    errors: {
      400: 'The body is not a JSON object, a field can’t be used, the challenge has expired, or the passkey can’t be used',
      409: 'Username already exists, or the challenge was used before',
      429: `Too many requests, or ${ACCOUNTS_A_DAY.address} accounts were created in a day from one address (${ACCOUNTS_A_DAY.network} from an IPv6 network of 48 bits); Retry-After says when to try again`,
      ...FORM_ERRORS,
    },
  }),
  ...personalEndpoints,
  listUniversities: endpoint('listUniversities', {
    summary: 'The cards of up to 100 universities with their application dates, in the order requested',
    query: listQuery,
    response: listUniversitiesResponse,
    cache: 'record',
    errors: { 400: 'No ids, too many, or not whole numbers', 503: UNAVAILABLE },
  }),
  listFile: endpoint('listFile', {
    summary: 'Up to 100 universities as a CSV file, with the source, variable and year of every number',
    description: 'RFC 4180, UTF-8 with BOM. The same columns as other exports, each followed by its source.',
    query: listQuery,
    contentType: 'text/csv; charset=utf-8',
    cache: 'record',
    errors: { 400: 'No ids, too many, or not whole numbers', 503: UNAVAILABLE },
  }),
  sharedList: endpoint('sharedList', {
    summary: 'The universities in a list shared by link, without notes or the owner’s name',
    description: 'At most 100, the latest added first. The answer is never cached.',
    params: tokenParams,
    response: sharedListResponse,
    cache: 'none',
    errors: {
      404: 'The link was turned off or never existed; the answer doesn’t say which',
      429: 'More than 120 links opened in a minute; Retry-After says when to try again',
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
    summary: 'Whether the database, cache and search work, and the last result of each scheduled job',
    description:
      '`degraded` means that the cache doesn’t answer, no dataset is loaded, the search index can’t be opened or is for an older dataset, the last run of a job failed, or half of the space for the database, messages or subscribers is used.',
    response: healthResponse,
    cache: 'none',
    errors: { 503: 'The database doesn’t answer' },
  }),
  openapi: endpoint('openapi', {
    summary: 'This document, generated from the table of endpoints',
    response: z.record(z.string(), z.unknown()),
    cache: 'meta',
    errors: {},
  }),
} as const;

export type EndpointName = keyof typeof endpoints;
