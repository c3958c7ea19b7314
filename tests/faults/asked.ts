/** Every endpoint and address as a request that an account's owner sends, for tests that fail several calls of one. */
import type { Endpoint } from '#schema/api/endpoint.ts';
import type { RichAccount } from '../worker/helpers/rich-account.ts';
import type { SentRequest } from './faulty-world.ts';
import { ADDRESSES, ENDPOINTS, requestsTo } from './requests.ts';

export interface Asked {
  name: string;
  /** Requests are known before there is an owner; their addresses are not. */
  request: (owner: RichAccount) => SentRequest;
  endpoint: Endpoint | undefined;
}

export const ASKED: readonly Asked[] = [
  ...ENDPOINTS.flatMap((endpoint) =>
    Array.from({ length: endpoint.name === 'searchUniversities' ? 3 : 1 }, (_, at) => ({
      name: `${endpoint.name} ${at + 1}`,
      request: (owner: RichAccount) => requestsTo(endpoint, owner)[at] as SentRequest,
      endpoint,
    })),
  ),
  ...ADDRESSES.map((address) => ({ name: address, request: () => ({ method: 'GET', address }), endpoint: undefined })),
];
