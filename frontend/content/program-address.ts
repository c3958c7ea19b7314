/** What the program finder keeps in the address, beside the tab and the tool of the page it is on. Its forms send the same names without scripts. */
import { ACADEMIC_FIELD_KEYS, type AcademicFieldKey } from '#schema/domain/programs/academic-fields.ts';
import { type AcademicProgramKey, programsOfField } from '#schema/domain/programs/academic-programs.ts';
import { EARNINGS_RESULTS, type EarningsResult } from '#schema/domain/programs/earnings-check.ts';
import { FINDER_TRENDS, type FinderTrend } from '#schema/domain/programs/graduates-trend.ts';
import {
  OWN_PRICE_ORDER,
  PROGRAM_SORT_KEYS,
  type ProgramNarrowing,
  type ProgramSortKey,
} from '#schema/domain/programs/program-finder.ts';
import { PAGE_MAX, TEXT_MAX } from '#schema/domain/site/limits.ts';

/** The degrees of the form, as it names them. */
export const FINDER_LEVELS = ['bachelors', 'masters', 'doctoral', 'certificate'] as const;
export type FinderLevel = (typeof FINDER_LEVELS)[number];

export interface FinderRequest {
  field: AcademicFieldKey | null;
  /** One of the field's nine; null is any of the field. */
  program: AcademicProgramKey | null;
  /** A CIP group, as a school's list of programs leads here with. */
  cip: string;
  /** Free words, in place of a field. */
  q: string;
  location: string;
  onlineOnly: boolean;
  /** Null is any result, known or not. */
  check: EarningsResult | null;
  /** Null is any trend, known or not. */
  trend: FinderTrend | null;
  /** None of them means any degree. */
  levels: readonly FinderLevel[];
  sort: ProgramSortKey;
  page: number;
}

export const DEFAULT_LEVELS: readonly FinderLevel[] = ['bachelors'];

export const EMPTY_REQUEST: FinderRequest = {
  field: null,
  program: null,
  cip: '',
  q: '',
  location: '',
  onlineOnly: false,
  check: null,
  trend: null,
  levels: DEFAULT_LEVELS,
  sort: 'relevance',
  page: 1,
};

/** Stands for no degree in the address, where absence is the form's default; beside a degree it means nothing. */
export const ANY_LEVEL = 'any';
const OWN = [
  'field',
  'program',
  'cip',
  'q',
  'location',
  'onlineOnly',
  'levels',
  'check',
  'trend',
  'sortBy',
  'page',
] as const;

const textOf = (text: string | null) =>
  [...(text ?? '').normalize('NFC').replace(/\s+/g, ' ').trim()].slice(0, TEXT_MAX).join('').trim();

/** Reads an address; what cannot be read is as if absent. Words leave no room for a field, and a field for a group. */
export function readRequest(search: URLSearchParams): FinderRequest {
  const q = textOf(search.get('q'));
  const field = q === '' ? (ACADEMIC_FIELD_KEYS.find((key) => key === search.get('field')) ?? null) : null;
  const program = field && programsOfField(field).find(({ key }) => key === search.get('program'));
  const levels = search.getAll('levels').flatMap((text) => text.split(','));
  const known = FINDER_LEVELS.filter((level) => levels.includes(level));
  const page = /^\d{1,6}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  return {
    field,
    program: program ? (program.key as AcademicProgramKey) : null,
    cip: q === '' && field === null ? textOf(search.get('cip')) : '',
    q,
    location: q === '' ? textOf(search.get('location')) : '',
    onlineOnly: q === '' && search.get('onlineOnly') === '1',
    check: q === '' ? (EARNINGS_RESULTS.find((result) => result === search.get('check')) ?? null) : null,
    trend: q === '' ? (FINDER_TRENDS.find((trend) => trend === search.get('trend')) ?? null) : null,
    levels: q !== '' ? [] : known.length > 0 ? known : levels.includes(ANY_LEVEL) ? [] : DEFAULT_LEVELS,
    sort: PROGRAM_SORT_KEYS.find((key) => key === search.get('sortBy')) ?? 'relevance',
    page: page >= 1 && page <= PAGE_MAX ? page : 1,
  };
}

/** Whether the request asks for anything. */
export const asksForSomething = ({ field, cip, q }: FinderRequest): boolean => field !== null || cip !== '' || q !== '';

const isDefault = (levels: readonly FinderLevel[]) =>
  levels.length === DEFAULT_LEVELS.length && levels.every((level) => DEFAULT_LEVELS.includes(level));

/** The address's query with the request in place of the one it held; defaults are left out. */
export function writeRequest(search: URLSearchParams, request: FinderRequest): string {
  const query = new URLSearchParams(search);
  for (const name of OWN) query.delete(name);
  const { field, program, cip, q, location, onlineOnly, levels, check, trend, sort, page } = request;
  const set = (name: (typeof OWN)[number], value: string | null) => {
    if (value) query.set(name, value);
  };
  set('q', q);
  if (q === '') {
    set('field', field);
    set('program', program);
    set('cip', cip);
    set('location', location);
    set('onlineOnly', onlineOnly ? '1' : null);
    set('check', check);
    set('trend', trend);
    set('levels', isDefault(levels) ? null : levels.join(',') || ANY_LEVEL);
  }
  set('sortBy', sort === 'relevance' ? null : sort);
  set('page', page > 1 ? String(page) : null);
  return `?${query}`;
}

/** The query of the endpoint. */
export function apiQueryOf({ sort, ...request }: FinderRequest) {
  return { ...request, sortBy: sort };
}

/** The same as it is sent by somebody whose price is not known; lists repeat, and what is not asked for is left out. */
export function sentQueryOf({ sort, ...request }: FinderRequest): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(
    apiQueryOf({ ...request, sort: sort === OWN_PRICE_ORDER ? 'relevance' : sort }),
  ))
    for (const one of Array.isArray(value) ? value : [value])
      if (one) query.append(name, one === true ? '1' : String(one));
  return query;
}

/** The request without one of its parts, from the first page. */
export function without(request: FinderRequest, part: ProgramNarrowing): FinderRequest {
  const changes: Record<ProgramNarrowing, Partial<FinderRequest>> = {
    field: { field: null, program: null },
    program: { program: null },
    cip: { cip: '' },
    q: { q: '' },
    location: { location: '' },
    state: {},
    onlineOnly: { onlineOnly: false },
    check: { check: null },
    trend: { trend: null },
    levels: { levels: [] },
  };
  return { ...request, ...changes[part], page: 1 };
}
