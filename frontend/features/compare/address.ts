/**
 * The comparison in the page's address: `ids` (comma-separated whole numbers), `tab`, and `differences=1` for rows
 * that differ only, `differences=0` for all. An address may hold anything: what is no id is left out and told.
 */
import { type ComparedIds, readComparedIds } from '#schema/domain/plan/compared-ids.ts';

export const COMPARE_TABS = ['general', 'academics', 'financials', 'student-life'] as const;
export type CompareTab = (typeof COMPARE_TABS)[number];

export interface CompareAddress {
  /** Each once, at most four, in the order of the columns. */
  ids: number[];
  tab: CompareTab;
  /** Null where nobody chose. */
  differencesOnly: boolean | null;
}

/** From this many schools on, a comparison begins with the rows that differ. */
const MANY_COMPARED = 3;

/** Whether only rows that differ show: as the address says, or as was chosen before, or by the number of schools. */
export const showsDifferences = (asked: boolean | null, remembered: boolean | null, schools: number): boolean =>
  asked ?? remembered ?? schools >= MANY_COMPARED;

const SWITCH: Readonly<Record<string, boolean>> = { '1': true, true: true, '0': false, false: false };

export type ReadAddress = CompareAddress & ComparedIds;

export function readAddress(search: URLSearchParams): ReadAddress {
  const tab = search.get('tab')?.trim().toLowerCase();
  return {
    ...readComparedIds(search.getAll('ids')),
    tab: COMPARE_TABS.find((one) => one === tab) ?? 'general',
    differencesOnly: SWITCH[search.get('differences') ?? ''] ?? null,
  };
}

/**
 * The query of the address, without a question mark, defaults left out. The commas between ids stay commas, so that
 * the address reads as people share it; parameters that are not ours stay as they are.
 */
export function writeAddress({ ids, tab, differencesOnly }: CompareAddress, current: URLSearchParams): string {
  const others = new URLSearchParams(current);
  for (const name of ['ids', 'tab', 'differences']) others.delete(name);
  return [
    ids.length > 0 ? `ids=${ids.join(',')}` : '',
    tab === 'general' ? '' : `tab=${tab}`,
    differencesOnly === null ? '' : `differences=${Number(differencesOnly)}`,
    others.toString(),
  ]
    .filter((part) => part !== '')
    .join('&');
}

export type SyncStep = { do: 'nothing' } | { do: 'select'; ids: number[] } | { do: 'write'; ids: number[] };

export const sameIds = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();

/**
 * What brings address and selection together. An address one has just come to (a link, Back, a reload) decides; at an
 * address one stays on, or one that names no university, the selection decides.
 */
export function nextSyncStep(state: { arrived: boolean; address: number[]; selection: number[] }): SyncStep {
  const { arrived, address, selection } = state;
  if (sameIds(address, selection)) return { do: 'nothing' };
  return arrived && address.length > 0 ? { do: 'select', ids: address } : { do: 'write', ids: selection };
}
