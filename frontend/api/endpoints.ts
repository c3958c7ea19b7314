/**
 * The endpoints as pages name them: where each one is, with the types of its contract. The contracts themselves, and zod
 * with them, come with the first answer (contracts.ts).
 */
import { ENDPOINT_PATHS, type EndpointAddress, type EndpointName } from '#schema/api/endpoint-paths.ts';
import type { endpoints as contracts } from '#schema/api/endpoints.ts';

type Contracts = typeof contracts;

/** An endpoint without its contract, of which only the type is known here. */
export interface PageEndpoint<Contract = unknown> extends EndpointAddress {
  name: EndpointName;
  /** For types alone: no endpoint of a page has it. */
  readonly contract?: Contract;
}

/** The endpoints of a table of addresses. */
export const endpointsAt = <Name extends EndpointName>(paths: Readonly<Record<Name, EndpointAddress>>) =>
  Object.fromEntries(
    Object.entries<EndpointAddress>(paths).map(([name, address]) => [name, { name, ...address }]),
  ) as unknown as { readonly [One in Name]: PageEndpoint<Contracts[One]> };

export const endpoints = endpointsAt(ENDPOINT_PATHS);
