/** Server state of the page on two years at a college, then a university. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addressOf, callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { initialDataFor } from '#frontend/api/initial-data.ts';
import { TEXT_MAX } from '#schema/domain/site/limits.ts';

export interface TwoYearsRequest {
  from: string;
  to: string;
  near: string;
}

const textOf = (text: string | null) => [...(text ?? '').normalize('NFC').trim()].slice(0, TEXT_MAX).join('');

/** What an address asks for. */
export const requestOf = (search: URLSearchParams): TwoYearsRequest => ({
  from: textOf(search.get('from')),
  to: textOf(search.get('to')),
  near: textOf(search.get('near')),
});

export function useTwoYears({ from, to, near }: TwoYearsRequest) {
  const query = { from, to, near };
  return useQuery({
    queryKey: [endpoints.twoYears.name, addressOf(endpoints.twoYears, {}, query)],
    queryFn: ({ signal }) => callApi(endpoints.twoYears, { query, signal }),
    placeholderData: keepPreviousData,
    initialData: () => initialDataFor(endpoints.twoYears, { query }),
  });
}
