/** What the list of careers keeps in the address. What cannot be read is left out. */
import { CAREER_FIELDS, CAREER_ORDERS, type CareerField, type CareerOrder } from '#schema/domain/programs/careers.ts';
import { PAGE_MAX, TEXT_MAX } from '#schema/domain/site/limits.ts';

export interface CareersAddress {
  q?: string | undefined;
  field?: CareerField | undefined;
  program?: string | undefined;
  sortBy?: CareerOrder | undefined;
  page?: number | undefined;
}

const textOf = (search: URLSearchParams, name: string): string | undefined => {
  const text = search.get(name)?.normalize('NFC').replace(/\s+/g, ' ').trim() ?? '';
  return text === '' || [...text].length > TEXT_MAX ? undefined : text;
};

export function readCareersAddress(search: URLSearchParams): CareersAddress {
  const page = Number(search.get('page') ?? '');
  return {
    q: textOf(search, 'q'),
    field: CAREER_FIELDS.find((field) => field === search.get('field')),
    program: textOf(search, 'program'),
    sortBy: CAREER_ORDERS.find((order) => order === search.get('sortBy')),
    page: Number.isInteger(page) && page > 1 && page <= PAGE_MAX ? page : undefined,
  };
}

/** The parameters of the address, those that say nothing left out. */
export function careersParameters(address: CareersAddress): URLSearchParams {
  return new URLSearchParams(
    Object.entries(address).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
