/** Words of saved searches. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import { datesAs } from '#schema/domain/formats/spoken-formats.ts';
import { SEARCH_NAME_MAX } from '#schema/domain/site/limits.ts';

const day = datesAs({ month: 'long', day: 'numeric' });
const dayOfYear = datesAs({ dateStyle: 'long' });

/** The day, with its year when that is not this one. */
export function sinceDay(time: string, now = new Date()): string {
  const date = new Date(time);
  return (date.getFullYear() === now.getFullYear() ? day : dayOfYear)(date);
}

export const savedSearchWords = {
  name: 'Name of the search',
  nameHint: 'Saved in My Universities, with what is new or changed since you last opened it.',
  nameMissing: 'A search needs a name.',
  savedAs: (name: string) => `You have already saved this search as “${name}”. Saving it again gives it the new name.`,
  submit: 'Save',
  submitting: 'Saving…',
  cancel: 'Cancel',
  /** From the text and the words of the filters. */
  suggest: (q: string, filters: readonly string[]) => {
    const words = [...(q === '' ? [] : [q]), ...filters].join(', ');
    const name = words === '' ? 'All universities' : words;
    return name.length <= SEARCH_NAME_MAX ? name : `${name.slice(0, SEARCH_NAME_MAX - 1).trimEnd()}…`;
  },
  done: (name: string) => ({ title: 'Search saved', description: `You will find “${name}” in My Universities.` }),
  renamed: (name: string) => ({
    title: 'Already saved',
    description: `You had saved this search before. It is now called “${name}”.`,
  }),
  unreached: 'We couldn’t save the search. Please try again in a moment.',
  list: {
    title: 'Saved searches',
    intro: 'Each one opens the same search and shows what is new or changed since you last looked.',
    loading: 'Loading saved searches…',
    failed: 'We couldn’t load your saved searches.',
    tryAgain: 'Try again',
    none: 'No saved searches yet. Set your filters, then select “Save this search” above the results.',
    browse: 'Search universities',
    /** As in "12 schools, 2 new, 3 changed since October 3". */
    news: ({ total, newCount, changedCount }: Record<'total' | 'newCount' | 'changedCount', number>, since: string) => {
      const schools = plural(total, { one: `${formatCount(total)} school`, other: `${formatCount(total)} schools` });
      const [added, changed] = [`${formatCount(newCount)} new`, `${formatCount(changedCount)} changed`];
      if (newCount > 0 && changedCount > 0) return `${schools}, ${added}, ${changed} since ${since}`;
      if (newCount > 0) return `${schools}, ${added} since ${since}`;
      if (changedCount > 0) return `${schools}, ${changed} since ${since}`;
      return `${schools}, nothing new since ${since}`;
    },
    hasNews: 'News',
    rename: 'Rename',
    renameNamed: (name: string) => `Rename the search ${name}`,
    saveName: 'Save name',
    remove: 'Delete',
    removeNamed: (name: string) => `Delete the search ${name}`,
    asking: (name: string) => ({
      title: `Delete “${name}”?`,
      question: 'This deletes the saved search. Your bookmarks and lists stay.',
      confirm: 'Delete search',
      cancel: 'Keep it',
    }),
    notRenamed: {
      title: 'Not renamed',
      unreached: 'We couldn’t reach CampusAtlas, so the search still has its old name.',
    },
    notRemoved: { title: 'Not deleted', unreached: 'We couldn’t reach CampusAtlas, so the search is back.' },
  },
} as const;
