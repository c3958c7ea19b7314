/** Words of importing the file of an account. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';

interface Counts {
  file: number;
  account: number;
  added: number;
}

export const accountImportWords = {
  intro: (username: string) =>
    `Choose a file that you downloaded from an account on this site. You’ll see what it changes in ${username} before anything is saved.`,
  file: 'Account file',
  fileHint: 'JSON, up to 8 MB.',
  reading: 'Reading the file…',
  faults: {
    tooLarge: 'This file is larger than 8 MB. Nothing was changed.',
    unreadable: 'We couldn’t read this file. It may be incomplete. Nothing was changed.',
    foreign: 'This is not an account file from this site. Nothing was changed.',
    version: 'This file is from another version of the site, and we can’t read it. Nothing was changed.',
    damaged: 'Something in this file is missing or was edited, so we can’t import it. Nothing was changed.',
  },
  failed: 'We couldn’t import the file. Nothing was changed. Please try again.',
  check: 'Check what will change',
  how: 'How to import',
  modes: { merge: 'Add what is missing', replace: 'Replace everything' },
  hints: {
    merge: 'What you have now stays as it is, and so do your settings.',
    replace: 'Your account will hold only what is in the file. Your username and password stay. This can’t be undone.',
  },
  parts: {
    bookmarks: 'Bookmarks with notes',
    lists: 'Lists',
    plan: 'Plan',
    savedSearches: 'Saved searches',
    boards: 'Decision boards',
    hidden: 'Hidden schools',
    history: 'Recently viewed',
    notifications: 'Notifications',
  },
  change: {
    merge: (part: string, { file, added }: Counts) =>
      `${part}: ${formatCount(added)} of ${formatCount(file)} ${plural(added, { one: 'is', other: 'are' })} new`,
    replace: (part: string, { file, account }: Counts) =>
      `${part}: ${formatCount(file)} from the file, in place of ${formatCount(account)}`,
  },
  settings: 'Settings and preferences: from the file',
  nothing: 'There is nothing in this file to import.',
  links: {
    merge: 'Links you shared are not imported.',
    replace: 'Links you shared are not imported, and links to your lists will stop working.',
  },
  submit: { merge: 'Add to my account', replace: 'Replace everything' },
  saving: 'Importing…',
  cancel: 'Cancel',
  done: { merge: 'The file was added to your account.', replace: 'Your account now holds what is in the file.' },
  close: 'Done',
} as const;
