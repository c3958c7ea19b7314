/** Where the file of a list is to be had, in which every figure has its source. */

import { endpoints } from '#frontend/api/endpoints.ts';
import { inPageLanguage } from '#frontend/lib/links/in-page-language.ts';
import { SHARED_LIST_MAX } from '#schema/domain/site/limits.ts';

/** An address for each hundred schools. */
export function listFiles(ids: readonly number[]): string[] {
  return Array.from({ length: Math.ceil(ids.length / SHARED_LIST_MAX) }, (_, part) =>
    inPageLanguage(
      `${endpoints.listFile.path}?ids=${ids.slice(part * SHARED_LIST_MAX, (part + 1) * SHARED_LIST_MAX).join(',')}`,
    ),
  );
}
