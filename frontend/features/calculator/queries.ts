/** Server state of the calculator: the school it starts from, the exchange rate. */
import { useQuery } from '@tanstack/react-query';
import { datasetQuery, universityQuery } from '#frontend/api/shared-queries.ts';

/** The record of the chosen university; asks nothing while the slug is empty. */
export function useSchool(slug: string) {
  return useQuery({ ...universityQuery(slug), enabled: slug !== '' });
}

export function useExchangeRate() {
  return useQuery({ ...datasetQuery, select: ({ exchangeRate }) => exchangeRate });
}
