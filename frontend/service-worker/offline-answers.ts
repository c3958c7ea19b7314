/** Selects the API answers that are copied for use offline, and their cache keys. */
import type { BuildFacts } from './build-facts.ts';

type OfflineEndpoint = BuildFacts['endpoints'][number];

/** How many answers are kept by cache policy of the endpoint table; a policy that is not here keeps none. */
export const MOST_COPIES: Record<string, number> = { search: 60, record: 60, meta: 5 };

export interface OfflineAnswer {
  policy: string;
  most: number;
  /** Path and query in one form: parameters in order, empty ones left out. */
  address: string;
}

/** One address for equal questions. */
export function canonicalAddress(url: URL): string {
  const parameters = [...url.searchParams].filter(([, value]) => value !== '');
  const query = new URLSearchParams(parameters.sort(([a, x], [b, y]) => (a + x < b + y ? -1 : 1))).toString();
  return query === '' ? url.pathname : `${url.pathname}?${query}`;
}

/** Whether the answer at this address is kept and how; null: it is never touched. */
export function offlineAnswerOf(endpoints: readonly OfflineEndpoint[], url: URL): OfflineAnswer | null {
  const found = endpoints.find(({ path }) => patternOf(path).test(url.pathname));
  const most = found && MOST_COPIES[found.policy];
  return most === undefined ? null : { policy: found?.policy ?? '', most, address: canonicalAddress(url) };
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);
}
