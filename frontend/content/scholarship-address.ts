/** What the list of scholarships keeps in the address. */
import { COUNTRIES } from '#schema/domain/record/enums.ts';
import { TEXT_MAX } from '#schema/domain/site/limits.ts';
import {
  SCHOLARSHIP_BASES,
  SCHOLARSHIP_CITIZENSHIPS,
  SCHOLARSHIP_GROUPS,
  SCHOLARSHIP_LEVELS,
  SCHOLARSHIP_SORTS,
  SCHOLARSHIP_STANDINGS,
  SCHOLARSHIP_WORTHS,
  type ScholarshipQuestion,
} from '#schema/domain/site/scholarships.ts';

/** The parameters that choose one of a list, and the lists. */
export const CHOICES = {
  country: COUNTRIES,
  level: SCHOLARSHIP_LEVELS,
  basis: SCHOLARSHIP_BASES,
  group: ['open', ...SCHOLARSHIP_GROUPS],
  citizenship: SCHOLARSHIP_CITIZENSHIPS,
  worth: SCHOLARSHIP_WORTHS,
  deadline: SCHOLARSHIP_STANDINGS,
} as const satisfies { [Part in keyof ScholarshipQuestion]?: readonly string[] };
export type Choice = keyof typeof CHOICES;
export const CHOICE_KEYS = Object.keys(CHOICES) as Choice[];

export interface ListAddress {
  question: ScholarshipQuestion;
  /** From 1; what is past the end is for whoever draws it to say. */
  page: number;
}

/** Reads an address; what cannot be read is as if absent. */
export function readAddress(search: URLSearchParams): ListAddress {
  const chosen = Object.fromEntries(
    CHOICE_KEYS.map((key) => [key, (CHOICES[key] as readonly string[]).find((one) => one === search.get(key)) ?? null]),
  ) as Pick<ScholarshipQuestion, Choice>;
  const text = [...(search.get('q') ?? '').normalize('NFC').replace(/\s+/g, ' ').trim()].slice(0, TEXT_MAX).join('');
  const page = /^[1-9]\d{0,2}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  return {
    question: { ...chosen, text, sort: SCHOLARSHIP_SORTS.find((one) => one === search.get('sort')) ?? 'deadline' },
    page,
  };
}

/** The query of an address, "" where nothing is asked for. */
export function writeAddress({ text, sort, ...chosen }: ScholarshipQuestion, page = 1): string {
  const query = new URLSearchParams();
  if (text !== '') query.set('q', text);
  for (const key of CHOICE_KEYS) if (chosen[key] !== null) query.set(key, chosen[key]);
  if (sort !== 'deadline') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

/** Whether an address says nothing but what this list can be asked: each value one of its choices, and no free text. */
export function isListAddress(search: URLSearchParams): boolean {
  const { question, page } = readAddress(search);
  const written = new URLSearchParams(writeAddress({ ...question, text: '' }, page));
  return [...search].every(([name, value]) => written.getAll(name).length === 1 && written.get(name) === value);
}

export const isAsking = (question: ScholarshipQuestion): boolean =>
  question.text !== '' || CHOICE_KEYS.some((key) => question[key] !== null);
