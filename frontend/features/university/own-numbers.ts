/** What somebody said of themselves, as the parts of a university's page use it; as if nothing were said before hydration. */
import { useOwnPrice, useSituation } from '#frontend/api/your-prices.ts';
import { useHydrated } from '#frontend/lib/rendering/use-hydrated.ts';
import type { PersonalSituation } from '#schema/domain/situation/personal-situation.ts';

/** Whom one can be like; of adults nothing is published but how many there are. */
export const PEOPLE_GROUPS = ['pell', 'transfer', 'part-time', 'adults'] as const;
export type PeopleGroup = (typeof PEOPLE_GROUPS)[number];

/** What a year costs whoever looks, in the university's currency; null where that is not known or not wanted. */
export function useOwnAmount(id: number): number | null {
  const own = useOwnPrice(id);
  return useHydrated() ? (own?.price?.amount ?? null) : null;
}

/** Null when nothing was said. */
export function useOwnSituation(): PersonalSituation | null {
  const said = useSituation();
  return useHydrated() ? said : null;
}

/** Whom somebody is most like, of those that figures are published for; null when they did not say. */
export function groupOf(
  said: Pick<PersonalSituation, 'starting' | 'attendance' | 'income'> | null,
): PeopleGroup | null {
  if (said?.starting === 'transfer') return 'transfer';
  if (said?.attendance === 'part-time') return 'part-time';
  return said?.income === '0-30' ? 'pell' : null;
}
