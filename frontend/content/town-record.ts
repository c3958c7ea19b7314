/** What we have written about a town, in the language of the build. */
import { TOWN_RECORDS, type TownRecord } from '#words/places/college-towns.md';

/** What we have written about a town; null for all but the six. */
export function townRecordOf(key: string): TownRecord | null {
  return TOWN_RECORDS.find(({ id }) => id === key) ?? null;
}
