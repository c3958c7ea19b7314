/** Rules of viewed universities. */
import type { MergeViewsBody } from '#schema/api/history.ts';
import type { SignedIn } from '#worker/queries/as-user.ts';
import { addView, clearHistory, mergeViews, readHistory, type ViewRow } from '#worker/queries/history.ts';
import type { Reader } from '#worker/queries/read.ts';

/** The universities looked at last, the newest first, as of dataset `version`. */
export function listViews(reader: Reader, session: SignedIn, version: string): Promise<ViewRow[]> {
  return readHistory(reader, session, version);
}

/** Forgets every view. */
export function forgetViews(reader: Reader, session: SignedIn): Promise<void> {
  return clearHistory(reader, session);
}

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
