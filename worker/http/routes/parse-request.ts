/** Parses a request's address into parameters, by the endpoint's contract. */

import type * as z from 'zod/mini';
import type { Fault } from '#schema/api/meta.ts';
import { rawQueryOf } from '#schema/api/params.ts';
import { fieldFaultOf } from '#schema/domain/site/field-faults.ts';
import { badParameters, sentenceOf } from '#worker/app-error.ts';

/** The parsed value. Throws Failure `bad-parameter` that lists every fault. */
export function parseByContract<Contract extends z.ZodMiniType>(contract: Contract, input: unknown): z.infer<Contract> {
  const result = contract.safeParse(input);
  if (result.success) return result.data;
  throw badParameters(faultsIn(result.error));
}

/** What is wrong with a value, by its contract; nothing when it fits. */
export function faultsOf(contract: z.ZodMiniType, input: unknown): Fault[] {
  const { error } = contract.safeParse(input);
  return error ? faultsIn(error) : [];
}

function faultsIn({ issues }: z.core.$ZodError): Fault[] {
  const faults = issues.map(({ path, message }): Fault => {
    const reason = fieldFaultOf(message);
    return {
      parameter: path.filter((step) => typeof step === 'string').join('.'),
      message,
      ...(reason === null ? {} : { reason }),
    };
  });
  // A thousand entries of a list may all have the same.
  return [...new Map(faults.map((fault) => [sentenceOf(fault), fault])).values()];
}

/** The address's query by the contract. */
export function parseQuery<Contract extends z.ZodMiniType>(contract: Contract, url: URL): z.infer<Contract> {
  return parseByContract(contract, rawQueryOf(url.searchParams));
}
