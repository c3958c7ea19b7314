/** Parses the file of an account as far as a browser must: the Worker checks what it holds. */

import { ACCOUNT_FILE_MAX, ACCOUNT_FORMAT } from '#schema/domain/site/limits.ts';

/** Why a file is refused before it is sent. */
type AccountFileFault = 'tooLarge' | 'unreadable' | 'foreign' | 'version';

/** Bytes that the request has next to the file. */
const AROUND = 100;

export async function readAccountFile(file: Blob): Promise<{ file: object } | { fault: AccountFileFault }> {
  if (file.size > ACCOUNT_FILE_MAX - AROUND) return { fault: 'tooLarge' };
  let value: unknown;
  try {
    value = JSON.parse(await file.text());
  } catch {
    return { fault: 'unreadable' };
  }
  const { format, version } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  if (format !== ACCOUNT_FORMAT.format) return { fault: 'foreign' };
  return version === ACCOUNT_FORMAT.version ? { file: value as object } : { fault: 'version' };
}
