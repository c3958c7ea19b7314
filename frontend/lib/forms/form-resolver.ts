/** A form's check by its contract, which says in the language of the page what is wrong with each field. */
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { fieldFaultOf } from '#schema/domain/site/field-faults.ts';
import { fieldFaultWords } from '#words/controls/failures.ts';

/** As the contract says it where no language has words for it. */
export function fieldFaultText(message: string): string {
  const fault = fieldFaultOf(message);
  return fault === null ? message : fieldFaultWords[fault];
}

export const formResolver = ((...given: Parameters<typeof zodResolver>) => {
  const resolve = zodResolver(...given) as unknown as Resolver<FieldValues>;
  const resolveInWords: Resolver<FieldValues> = async (...asked) => {
    const checked = await resolve(...asked);
    const said = Object.entries(checked.errors).map(([field, error]) => [
      field,
      typeof error?.message === 'string' ? { ...error, message: fieldFaultText(error.message) } : error,
    ]);
    return said.length === 0 ? checked : { values: {}, errors: Object.fromEntries(said) as FieldErrors };
  };
  return resolveInWords;
}) as unknown as typeof zodResolver;
