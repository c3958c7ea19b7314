/** The universities that a user looked at last. */
import * as z from 'zod/mini';
import { RECENTLY_VIEWED_MAX } from '../domain/site/limits.ts';
import { time } from './personal.ts';
import { universityCard } from './university.ts';

/** Newest first; universities that have left the data are left out. */
export const historyResponse = z.object({ views: z.array(z.object({ university: universityCard, viewedAt: time })) });
export type HistoryResponse = z.infer<typeof historyResponse>;

const VIEWS = `must be a list of at most ${RECENTLY_VIEWED_MAX} views`;
const ID = 'must be the id of a university';
const TIME = 'must be a time in ISO 8601, in UTC';

export const mergeViewsBody = z.object({
  views: z
    .array(
      z.object(
        {
          universityId: z.int(ID).check(z.minimum(1, ID), z.maximum(999_999_999, ID)),
          viewedAt: z.iso.datetime(TIME),
        },
        VIEWS,
      ),
      VIEWS,
    )
    .check(z.maxLength(RECENTLY_VIEWED_MAX, VIEWS)),
});
export type MergeViewsBody = z.infer<typeof mergeViewsBody>;
