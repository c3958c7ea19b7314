/** The headers that every answer of the Worker carries. */
import { EMBED_STYLE_HASH } from '../routes/embed-style.ts';

const CONTENT_SECURITY_POLICY = [
  // What no line below names may come from nowhere, this site included.
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  // A preview of a card for other sites, which is all of ours that may be in a frame.
  "frame-src 'self'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  // Nothing of ours writes markup or code through the DOM; the one policy names the service worker's script.
  "require-trusted-types-for 'script'",
  'trusted-types service-worker',
].join('; ');

const SECURITY_HEADERS: readonly (readonly [string, string])[] = [
  ['content-security-policy', CONTENT_SECURITY_POLICY],
  ['strict-transport-security', 'max-age=31536000; includeSubDomains'],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['permissions-policy', 'camera=(), geolocation=(self), microphone=(self), payment=(), usb=()'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
];

/** Where a part of another site's page differs: it may be framed by anybody, and loads nothing; its style is its own. */
const FOR_OTHER_SITES: readonly (readonly [string, string | null])[] = [
  [
    'content-security-policy',
    [
      "default-src 'none'",
      `style-src 'sha256-${EMBED_STYLE_HASH}'`,
      'frame-ancestors *',
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; '),
  ],
  ['x-frame-options', null],
  ['cross-origin-resource-policy', 'cross-origin'],
  // A page that isolates itself takes no other frames.
  ['cross-origin-embedder-policy', 'require-corp'],
];

/** Of an answer that says nothing else of them. */
const DEFAULT_REFERRERS = 'strict-origin-when-cross-origin';

/** The answer with the security headers and the request's id: the same one where it may be changed, else a copy. */
export function withSecurityHeaders(response: Response, requestId: string, forOtherSites = false): Response {
  const secured = mayChange(response, requestId) ? response : new Response(response.body, response);
  // What a route says of referrers is stricter than what all say: a shared link's address is a key.
  const referrers = secured.headers.get('referrer-policy') ?? DEFAULT_REFERRERS;
  for (const [name, value] of SECURITY_HEADERS) secured.headers.set(name, value);
  for (const [name, value] of forOtherSites ? FOR_OTHER_SITES : []) {
    if (value === null) secured.headers.delete(name);
    else secured.headers.set(name, value);
  }
  secured.headers.set('referrer-policy', referrers);
  secured.headers.set('x-request-id', requestId);
  return secured;
}

/** Answers of ours may be changed; those that came from the asset store or a cache may not, and only trying tells. */
function mayChange({ headers }: Response, requestId: string): boolean {
  try {
    headers.set('x-request-id', requestId);
    return true;
  } catch {
    return false;
  }
}
