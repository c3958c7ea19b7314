/** Rate limit of opening shared links: enough for a class behind one address, too seldom to try tokens. */
import type { Deps } from '#worker/deps.ts';
import { checkCounts, visitorOf } from './visitor-rate.ts';

/** Throws Failure `too-many-requests`. When the counter itself fails, the link is opened. */
export function checkSharedRate(deps: Pick<Deps, 'networkRate' | 'log' | 'config'>, request: Request): Promise<void> {
  return checkCounts(deps, 'shared', [[deps.networkRate, `shared:${visitorOf(request.headers)}`]]);
}
