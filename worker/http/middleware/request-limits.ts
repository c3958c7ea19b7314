/** Limits that refuse a request before any route looks at it. */
import { AppError } from '#worker/app-error.ts';

/** Longest address in characters; the longest legitimate search is far below. */
export const ADDRESS_MAX = 8_192;

/** Throws Failure `address-too-long`. */
export function checkAddress(request: Request): void {
  if (request.url.length > ADDRESS_MAX) throw new AppError('address-too-long');
}
