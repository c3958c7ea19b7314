/** What a user looked at last. */
import type { MergeViewsBody } from '#schema/api/history.ts';
import type { SignedIn } from '../queries/as-user.ts';
import { addView, mergeViews } from '../queries/history.ts';
import type { Reader } from '../queries/read.ts';

/** Notes a view. Throws Failure `unknown-university`. */
export function noteView(reader: Reader, session: SignedIn, universityId: number): Promise<void> {
  return addView(reader, session, universityId, reader.clock());
}

/** Takes over what a browser noted; nobody looked at anything later than now. */
export function takeOverViews(reader: Reader, session: SignedIn, { views }: MergeViewsBody): Promise<void> {
  const now = reader.clock();
  return mergeViews(
    reader,
    session,
    views.map(({ universityId, viewedAt }) => ({
      universityId,
      viewedAt: Math.max(0, Math.min(Date.parse(viewedAt), now)),
    })),
  );
}
