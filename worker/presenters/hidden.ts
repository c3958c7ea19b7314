/** Hidden universities as they are sent. */
import type { HiddenResponse } from '#schema/api/hidden.ts';
import { townName } from '#schema/domain/places/places.ts';
import type { HiddenRow } from '#worker/queries/hidden.ts';
import { schoolName } from './school-name.ts';
import { presentTime } from './user.ts';

export function presentHidden(rows: readonly HiddenRow[]): HiddenResponse {
  return {
    hidden: rows.map(({ universityId, slug, name, city, state, hiddenAt }) => ({
      universityId,
      slug,
      name: name === null ? null : schoolName(universityId, name),
      city: townName(city),
      state,
      hiddenAt: presentTime(hiddenAt),
    })),
  };
}
