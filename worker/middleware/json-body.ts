/** A request's body as JSON, bounded. */
import { BODY_MAX } from '#schema/domain/limits.ts';
import { Failure } from '../failure.ts';

/** The object in the body. Throws Failure `not-json`, `body-too-large` or `malformed-body`. */
export async function readJsonBody(request: Request): Promise<object> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Failure('not-json');
  const text = await boundedText(request);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Failure('malformed-body');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Failure('malformed-body');
  return value;
}

/** The same where a body may be left out: none at all counts as an empty object. */
export async function readOptionalJsonBody(request: Request): Promise<object> {
  if (request.headers.has('content-type')) return readJsonBody(request);
  if ((await boundedText(request)) !== '') throw new Failure('not-json');
  return {};
}

/** Reads no further than the limit, whatever Content-Length says. What is no UTF-8 is no JSON, rather than guessed at. */
async function boundedText({ body, headers }: Request): Promise<string> {
  if (Number(headers.get('content-length')) > BODY_MAX) throw new Failure('body-too-large');
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
  let text = '';
  let read = 0;
  for await (const bytes of body ?? []) {
    read += bytes.byteLength;
    if (read > BODY_MAX) throw new Failure('body-too-large');
    text += decoded(() => decoder.decode(bytes, { stream: true }));
  }
  return text + decoded(() => decoder.decode());
}

function decoded(decode: () => string): string {
  try {
    return decode();
  } catch {
    throw new Failure('malformed-body');
  }
}
