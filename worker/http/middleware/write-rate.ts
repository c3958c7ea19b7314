/** Rate limit of one person's changes, from all their devices together. */
import type { Deps } from '#worker/deps.ts';
import { checkCounts } from './visitor-rate.ts';

/**
 * Counts before anything is read, so that what is refused counts too. Throws Failure `too-many-requests`. When the
 * counter itself fails, the change goes through.
 */
export function checkWriteRate(deps: Pick<Deps, 'writeRate' | 'log' | 'config'>, userId: string): Promise<void> {
  return checkCounts(deps, 'write', [[deps.writeRate, `write:${userId}`]]);
}
