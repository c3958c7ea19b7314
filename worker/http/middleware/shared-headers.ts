/**
 * Headers of answers behind a shared link, which nobody may cache: it is another answer as soon as its owner changes
 * what it shows or takes it back.
 */
export const SHARED_HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};
