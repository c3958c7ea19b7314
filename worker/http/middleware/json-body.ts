/** A request's body as JSON, bounded in size and time. */
import { BODY_MAX } from '#schema/domain/site/limits.ts';
import { AppError } from '#worker/app-error.ts';
import { DeadlinePassed, within } from '#worker/deadline.ts';

/** Milliseconds in which a body must have come: 16 kB take a tenth of that on the slowest phone. */
const BODY_DEADLINE = 10_000;
/** The same of a whole file. */
const FILE_DEADLINE = 60_000;

/** The milliseconds for a body of at most so many bytes. */
export const deadlineOf = (most: number): number => (most > BODY_MAX ? FILE_DEADLINE : BODY_DEADLINE);

/** The object in the body. Throws Failure `not-json`, `body-too-large`, `body-too-slow` or `malformed-body`. */
export async function readJsonBody(request: Request, most = BODY_MAX): Promise<object> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new AppError('not-json');
  const text = await boundedText(request, most);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError('malformed-body');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new AppError('malformed-body');
  return value;
}

/** The same where a body may be left out: none at all counts as an empty object. */
export async function readOptionalJsonBody(request: Request, most = BODY_MAX): Promise<object> {
  if (request.headers.has('content-type')) return readJsonBody(request, most);
  if ((await boundedText(request, most)) !== '') throw new AppError('not-json');
  return {};
}

/**
 * Reads no further than the limit, whatever Content-Length says, and no longer than the deadline: one who sends a byte
 * now and then holds nothing open. What is no UTF-8 is no JSON, rather than guessed at.
 */
async function boundedText({ body, headers }: Request, most: number): Promise<string> {
  if (Number(headers.get('content-length')) > most) throw new AppError('body-too-large');
  if (body === null) return '';
  const reader = body.getReader();
  try {
    return await within(deadlineOf(most), 'The body', textOf(reader, most));
  } catch (error) {
    // Nobody waits for the rest of it. A stream that has failed cannot be called off, which is as well.
    reader.cancel().catch(() => undefined);
    if (error instanceof AppError) throw error;
    // Too slow, or broken off: then nobody reads the answer, and it is no failure of ours.
    throw new AppError(error instanceof DeadlinePassed ? 'body-too-slow' : 'malformed-body');
  }
}

async function textOf(reader: ReadableStreamDefaultReader<Uint8Array>, most: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
  let text = '';
  let read = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoded(() => decoder.decode());
    read += value.byteLength;
    if (read > most) throw new AppError('body-too-large');
    text += decoded(() => decoder.decode(value, { stream: true }));
  }
}

function decoded(decode: () => string): string {
  try {
    return decode();
  } catch {
    throw new AppError('malformed-body');
  }
}
