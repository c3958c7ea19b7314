/** Matches the names of a list with our schools, through the same name search as every field of the site. */

import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { folded } from '#frontend/lib/forms/typed-words.ts';
import type { ListedUniversity } from '#schema/api/shared-links.ts';
import type { PlanItem } from '#schema/domain/plan/plan.ts';
import { roundsOf } from '#schema/domain/plan/plan-rules.ts';
import { SHARED_LIST_MAX } from '#schema/domain/site/limits.ts';
import type { ListedName } from './read-list.ts';

const CANDIDATES = 4;
/** Names that are looked up at the same time. */
const AT_ONCE = 6;

export interface Match {
  listed: ListedName;
  /** The likeliest first. */
  candidates: ListedUniversity[];
  /** Whether the likeliest is so called, or has the identifier of the list. */
  sure: boolean;
}

interface Found {
  ids: number[];
  sure: boolean;
}

/** Asks for each name in turn; calls back after each. */
export async function matchList(names: readonly ListedName[], onDone: (done: number) => void): Promise<Match[]> {
  const found: Found[] = [];
  let next = 0;
  let done = 0;
  const work = async () => {
    while (next < names.length) {
      const at = next++;
      found[at] = await lookUp(names[at] as ListedName);
      onDone(++done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const cards = await cardsOfIds([...new Set(found.flatMap(({ ids }) => ids))]);
  return names.map((listed, at) => {
    const { ids, sure } = found[at] as Found;
    const candidates = ids.flatMap((id) => cards.get(id) ?? []);
    return { listed, candidates, sure: sure && candidates[0]?.university.id === ids[0] };
  });
}

async function lookUp({ name, unitid }: ListedName): Promise<Found> {
  const { suggestions } = await callApi(endpoints.suggestUniversities, { query: { q: name, limit: CANDIDATES } });
  const asked = folded(name);
  const same = suggestions.filter((one) => [one.name, one.matched ?? ''].some((called) => folded(called) === asked));
  const ids = [...same, ...suggestions.filter((one) => !same.includes(one))].map(({ id }) => id);
  return unitid === null
    ? { ids, sure: same.length === 1 }
    : { ids: [unitid, ...ids.filter((id) => id !== unitid)], sure: true };
}

/** The schools of these ids; one that is gone is left out. */
export async function cardsOfIds(ids: readonly number[]): Promise<Map<number, ListedUniversity>> {
  const cards = new Map<number, ListedUniversity>();
  for (let from = 0; from < ids.length; from += SHARED_LIST_MAX) {
    const query = { ids: ids.slice(from, from + SHARED_LIST_MAX).join(',') as never };
    const { universities } = await callApi(endpoints.listUniversities, { query });
    for (const one of universities) cards.set(one.university.id, one);
  }
  return cards;
}

/** What the list says of an application, as the plan has it; null when it says nothing. A round that the school does not publish is left out. */
export function plannedOf(
  { status, round, ownDate, note }: ListedName,
  { deadlines }: Pick<ListedUniversity, 'deadlines'>,
): Partial<PlanItem> | null {
  const published = roundsOf({ deadlines }).find(({ key }) => key === round);
  const planned: Partial<PlanItem> = {
    ...(status === null ? {} : { status }),
    ...(published ? { round: published.key, date: published.date, cycle: published.cycle } : {}),
    // The date of the round is no date of one's own.
    ...(ownDate === null || ownDate === published?.date ? {} : { ownDate }),
    ...(note === '' ? {} : { note }),
  };
  return Object.keys(planned).length === 0 ? null : planned;
}
