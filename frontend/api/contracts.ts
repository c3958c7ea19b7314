/** The endpoints with their contracts; loaded when the first answer is on its way (client.ts). */
import type { Endpoint } from '#schema/api/endpoint.ts';
import type { EndpointName } from '#schema/api/endpoint-paths.ts';
import { endpoints } from '#schema/api/endpoints.ts';

/** What an endpoint may answer. */
export type Contract = Pick<Endpoint, 'response' | 'errors'>;

/** The contract of the endpoint of that name. */
export const contractOf = (name: EndpointName): Contract => endpoints[name];
