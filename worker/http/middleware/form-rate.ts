/** Rate limit of forms for one visitor. */
import type { Deps } from '#worker/deps.ts';
import { type Count, checkCounts, visitorOf, wholeNetworkOf } from './visitor-rate.ts';

/** Throws Failure `too-many-requests`. When the counter itself fails, the form goes through. */
export async function checkFormRate(
  deps: Pick<Deps, 'formRate' | 'networkRate' | 'log' | 'config'>,
  request: Request,
  form: string,
): Promise<void> {
  const visitor = visitorOf(request.headers);
  const network = wholeNetworkOf(visitor);
  const counts: Count[] = [[deps.formRate, `${form}:${visitor}`]];
  if (network !== null) counts.push([deps.networkRate, `${form}:${network}`]);
  await checkCounts(deps, form, counts);
}
