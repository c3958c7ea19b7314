/** How often one visitor may send a form. */
import type { Deps } from '../deps.ts';
import { Failure } from '../failure.ts';

/** Throws Failure `too-many-requests`. When the counter itself fails, the form goes through. */
export async function checkFormRate(
  { formRate, log }: Pick<Deps, 'formRate' | 'log'>,
  request: Request,
  form: string,
): Promise<void> {
  let success = true;
  try {
    ({ success } = await formRate.limit({ key: `${form}:${visitorOf(request.headers)}` }));
  } catch (error) {
    log('warn', 'form-rate-failed', { form, error: String(error) });
  }
  if (!success) throw new Failure('too-many-requests');
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
