/** Rate limit of assistants: many people may ask through one address of a company. */
import type { Deps } from '#worker/deps.ts';
import { checkCounts, visitorOf } from './visitor-rate.ts';

/** Throws Failure `too-many-requests`. When the counter itself fails, the call goes through. */
export function checkAssistantRate(
  deps: Pick<Deps, 'networkRate' | 'log' | 'config'>,
  request: Request,
): Promise<void> {
  return checkCounts(deps, 'mcp', [[deps.networkRate, `mcp:${visitorOf(request.headers)}`]]);
}
