/** What the location explorer keeps in the address, beside the tab and the tool of the page it is on. */
import { PAGE_MAX, TEXT_MAX, TOWN_RADIUS_DEFAULT, TOWN_RADIUS_MILES } from '#schema/domain/site/limits.ts';

export const TOWN_VIEWS = ['universities', 'cost', 'transportation', 'lifestyle'] as const;
export type TownView = (typeof TOWN_VIEWS)[number];
export type TownRadius = (typeof TOWN_RADIUS_MILES)[number];

export interface ExplorerAddress {
  /** The search whose results show, or showed before the town was opened; empty is none. */
  q: string;
  /** The page of the results. */
  page: number;
  /** The town that is open; null shows the search. */
  place: string | null;
  radius: TownRadius;
  view: TownView;
  /** The page of the town's universities. */
  townPage: number;
}

export const EMPTY_ADDRESS: ExplorerAddress = {
  q: '',
  page: 1,
  place: null,
  radius: TOWN_RADIUS_DEFAULT,
  view: 'universities',
  townPage: 1,
};

const OWN = ['q', 'page', 'place', 'radius', 'view', 'townPage'] as const;

function pageOf(text: string | null): number {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 1;
  return page >= 1 && page <= PAGE_MAX ? page : 1;
}

/** Reads an address; what cannot be read is as if absent. */
export function readAddress(search: URLSearchParams): ExplorerAddress {
  return {
    q: (search.get('q') ?? '').trim().slice(0, TEXT_MAX),
    page: pageOf(search.get('page')),
    place: search.get('place')?.trim() || null,
    radius: TOWN_RADIUS_MILES.find((miles) => String(miles) === search.get('radius')) ?? TOWN_RADIUS_DEFAULT,
    view: TOWN_VIEWS.find((view) => view === search.get('view')) ?? 'universities',
    townPage: pageOf(search.get('townPage')),
  };
}

/** The query of an address; whatever else `before` holds stays, and defaults are left out. */
export function writeAddress(before: URLSearchParams, address: ExplorerAddress): string {
  const search = new URLSearchParams(before);
  for (const name of OWN) {
    const value = address[name];
    if (value === null || value === EMPTY_ADDRESS[name]) search.delete(name);
    else search.set(name, String(value));
  }
  return `?${search}`;
}
