/** Words of the dashboard. */
import type { DashboardSection } from '#schema/domain/account/account.ts';
import { plural } from '#schema/domain/formats/plural.ts';

/** A place in an order of so many, as in "2 of 4". */
export interface Place {
  title: string;
  /** From 1. */
  at: number;
  count: number;
}

export const dashboardWords = {
  title: 'Dashboard',
  description: 'Your bookmarks, lists, recently viewed universities and recommendations on one page, in your order.',
  intro: 'Put what matters most first. Drag a section by its handle, or use its arrows.',
  arrange: 'Arrange',
  arranged: 'Done',
  start: {
    title: 'Save your first school',
    text: 'Then this page shows its next date, what it costs and how hard it is to get in.',
    some: 'Large US public universities with the lowest net price, where at least 70% graduate',
    netPrice: 'Average net price per year, state residents with aid',
  },
  sections: {
    bookmarks: 'Bookmarks',
    lists: 'My Lists',
    recent: 'Recently Viewed',
    recommendations: 'Recommended For You',
  } satisfies Record<DashboardSection, string>,
  all: {
    bookmarks: (count: number) =>
      plural(count, {
        one: 'See the bookmark',
        other: count === 2 ? 'See both bookmarks' : `See all ${count} bookmarks`,
      }),
    lists: 'Sort bookmarks into lists',
    recent: (count: number) =>
      plural(count, {
        one: 'See the school you viewed',
        other: `See ${count === 2 ? 'both' : `all ${count}`} schools you viewed`,
      }),
    recommendations: 'See all recommendations',
  },
  empty: {
    bookmarks: 'No saved schools yet. Save schools to compare them later.',
    lists: 'You have no lists yet. Use them to sort your bookmarks, for example into Considering and Applied.',
    recent: 'No schools viewed yet. Schools you open will show here.',
    recommendations: 'View or save a school, and we’ll recommend others like it.',
  } satisfies Record<DashboardSection, string>,
  loading: 'Loading…',
  failed: 'We couldn’t load this section.',
  tryAgain: 'Try again',
  none: 'No similar universities found.',
  inList: (count: number) => plural(count, { one: `${count} school`, other: `${count} schools` }),
  browse: 'Browse Universities',
  drag: (title: string) => `Drag ${title}`,
  up: (title: string) => `Move ${title} up`,
  down: (title: string) => `Move ${title} down`,
  /** Said by screen readers of the handle and while it is used. */
  sortable: 'sortable section',
  instructions:
    'Press space or enter to pick up this section. Then move it with the arrow keys, drop it with space or enter, or press escape to put it back.',
  pickedUp: ({ title, at, count }: Place) => `${title} is picked up, place ${at} of ${count}.`,
  over: ({ title, at, count }: Place) => `${title} is at place ${at} of ${count}.`,
  dropped: ({ title, at, count }: Place) => `${title} is dropped at place ${at} of ${count}.`,
  cancelled: ({ title, at, count }: Place) => `${title} is back at place ${at} of ${count}.`,
  moved: ({ title, at, count }: Place) => `${title} is now at place ${at} of ${count}.`,
  notSaved: { title: 'Order not saved', unreached: 'We couldn’t reach CampusAtlas. Please try again.' },
} as const;
