/** The endpoints with their contracts; loaded when the first answer is on its way (scripts/endpoint-table.ts). */
import type { Endpoint } from '#schema/api/endpoint.ts';
import { endpoints } from '#schema/api/endpoints.ts';

/** What an endpoint may answer. */
export type Contract = Pick<Endpoint, 'response' | 'errors'>;

/** The contract of the endpoint of that name. */
export function contractOf(name: string): Contract {
  return Object.values(endpoints).find((endpoint) => endpoint.name === name) as Contract;
}
