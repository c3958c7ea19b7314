/** How often one visitor may send a form. */
import type { Deps } from '../deps.ts';
import { Failure } from '../failure.ts';
import { isAllowed } from './ask-counter.ts';

/** Throws Failure `too-many-requests`. When the counter itself fails, the form goes through. */
export async function checkFormRate(
  deps: Pick<Deps, 'formRate' | 'log' | 'config'>,
  request: Request,
  form: string,
): Promise<void> {
  const key = `${form}:${visitorOf(request.headers)}`;
  if (!(await isAllowed(deps, deps.formRate, { form, key }))) throw new Failure('too-many-requests');
}

/** The visitor's network address. Of an IPv6 address only the first 64 bits: the rest is the visitor's to change. */
export function visitorOf(headers: Headers): string {
  const address = headers.get('cf-connecting-ip') ?? 'unknown';
  if (!address.includes(':')) return address;
  const [start = '', end] = address.split('::');
  const groups = start === '' ? [] : start.split(':');
  const filled = end === undefined ? groups : [...groups, ...Array<string>(Math.max(0, 4 - groups.length)).fill('0')];
  return filled.slice(0, 4).join(':');
}
