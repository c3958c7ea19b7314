/** The endpoints with their contracts; loaded when the first answer is on its way (scripts/endpoint-table.ts). */
import type * as z from 'zod/mini';
import { endpoints } from '#schema/api/endpoints.ts';

/** The contract of an endpoint's JSON answer; undefined when it answers none. */
export function responseContract(name: string): z.ZodMiniType | undefined {
  return Object.values(endpoints).find((endpoint) => endpoint.name === name)?.response;
}
