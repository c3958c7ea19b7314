/** Fetches a picture from its publisher, trusting nothing that comes back. */
import { within } from '#worker/deadline.ts';
import type { HasDeadlines, Platform } from '#worker/platform.ts';

/** Largest picture passed on, in bytes; a photograph 1,280 pixels wide is well below 1 MB. */
export const PICTURE_MAX_BYTES = 8_000_000;

/** SVG is not among them: opened by itself it may run scripts. */
const CONTENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

export interface FetchedPicture {
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The picture; null when it cannot be had. Redirects are not followed: they could lead to any host. */
export async function fetchPicture(
  { upstream, config, log }: Pick<Platform, 'upstream' | 'log'> & HasDeadlines,
  address: URL,
  userAgent: string,
): Promise<FetchedPicture | null> {
  const request = new Request(address, {
    redirect: 'manual',
    headers: { accept: CONTENT_TYPES.join(', '), 'user-agent': userAgent },
  });
  try {
    return await within(config.deadlines.picture, 'The picture', upstream(request).then(readPicture));
  } catch (error) {
    // Without its address, which names the school that somebody looked at.
    log('warn', 'picture-failed', { host: address.host, error: String(error) });
    return null;
  }
}

async function readPicture(response: Response): Promise<FetchedPicture> {
  const contentType = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (response.status !== 200) throw new Error(`status ${response.status}`);
  if (!CONTENT_TYPES.includes(contentType)) throw new Error(`content type ${contentType}`);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > PICTURE_MAX_BYTES) throw new Error(`more than ${PICTURE_MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  // Kept for a month: an answer that got lost on its way must not be.
  if (length === 0) throw new Error('no bytes');
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return { contentType, bytes };
}
