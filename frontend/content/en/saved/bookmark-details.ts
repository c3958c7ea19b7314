/** Words of lists and notes. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';

export const bookmarkDetailsWords = {
  notSaved: 'Not saved',
  unreached: 'We couldn’t reach CampusAtlas. Please try again in a moment.',
  lists: {
    title: 'My lists',
    all: 'All bookmarks',
    intro: 'Sort your bookmarks into lists. A school can be in several.',
    /** The steps of applying: suggested when a first list is made. */
    suggested: ['Considering', 'Applying', 'Applied', 'Accepted'],
    addSuggested: (name: string) => `Create the list ${name}`,
    add: 'New list',
    name: 'Name of the list',
    create: 'Create list',
    nameMissing: 'A list needs a name.',
    rename: 'Rename',
    renameNamed: (name: string) => `Rename the list ${name}`,
    save: 'Save name',
    cancel: 'Cancel',
    remove: 'Delete list',
    removeNamed: (name: string) => `Delete the list ${name}`,
    removing: (name: string) => ({
      title: `Delete the list ${name}?`,
      question: 'The schools in it stay in your bookmarks.',
      confirm: 'Delete list',
      cancel: 'Keep it',
    }),
    chooseNamed: (name: string) => `Lists of ${name}`,
    none: 'No lists yet. Create one above.',
    empty: 'No schools in this list yet. To add one, select “More” on a bookmark.',
    showing: 'Show',
    leaving: (name: string, count: number) => ({
      title: `Remove ${name}?`,
      question: plural(count, {
        one: 'This removes it from the list it is in and deletes its note. This can’t be undone.',
        other: `This removes it from ${count === 2 ? 'both' : `all ${count}`} lists it is in and deletes its note. This can’t be undone.`,
      }),
      confirm: 'Remove',
      cancel: 'Keep it',
    }),
  },
  note: {
    label: (name: string) => `Your note on ${name}`,
    private: 'Only you can see this.',
    saving: 'Saving…',
    saved: 'Saved',
    failed: 'Not saved yet. Your text is still here, and we try again as you type.',
    retry: 'Save now',
    changedElsewhere: (theirs: string) =>
      theirs === ''
        ? 'This note was deleted on another device. Your text is still here, not saved yet.'
        : `This note was changed on another device. It now says: “${theirs}” Your text is still here, not saved yet.`,
    saveMine: 'Save mine',
    count: (used: number, most: number) => `${formatCount(used)} of ${formatCount(most)}`,
  },
  download: 'Download as CSV',
} as const;
