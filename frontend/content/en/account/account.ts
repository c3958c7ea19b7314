/** Words of the account settings. */
import type { ChangeGroup } from '#schema/domain/record/changes.ts';
import type { SizeCategory } from '#schema/domain/record/enums.ts';

export const accountWords = {
  title: 'Account settings',
  description: 'Your preferences, your notifications, and what your account holds.',
  signedInAs: (username: string) => `Signed in as ${username}.`,
  tabsLabel: 'Account settings',
  tabs: { preferences: 'Preferences', notifications: 'Notifications', privacy: 'Privacy' },
  failed: 'We couldn’t load your settings.',
  tryAgain: 'Try again',
  save: 'Save',
  saving: 'Saving…',
  notSaved: 'Not saved',
} as const;

export const preferenceWords = {
  intro:
    'These preferences shape your recommendations, not your search results. Leave anything blank that doesn’t matter to you. Changes are saved when you select Save.',
  saved: { title: 'Preferences saved', description: 'We’ll use them for your recommendations from now on.' },
  unsaved: 'You have changes that are not saved yet.',
  interests: 'Academic interests',
  places: 'Location',
  countries: 'Country',
  states: 'States and provinces',
  addState: 'Add a state or province',
  chooseState: 'Choose one to add',
  removeState: (name: string) => `Remove ${name}`,
  kind: 'Kind of school',
  types: 'Type of school',
  settings: 'Campus setting',
  sizes: 'Student body size',
  sizeOf: {
    Small: 'under 5,000 students',
    Medium: '5,000 to 14,999',
    Large: '15,000 to 30,000',
    'Very Large': 'over 30,000',
  } satisfies Record<SizeCategory, string>,
  tuition: 'Tuition range',
  tuitionHint: 'Sticker price per year, in US dollars.',
  tuitionMin: 'Lowest tuition',
  tuitionMax: 'Highest tuition',
  noLimit: 'No limit',
  faults: {
    amount: 'Please enter an amount in dollars from 0 to 1,000,000, or leave this empty.',
    order: 'The highest can’t be below the lowest.',
  },
} as const;

export const notificationWords = {
  title: 'Schools you saved',
  intro: 'When our data on a school you bookmarked changes, we tell you here on the site.',
  groups: {
    price: { label: 'Price', hint: 'Tuition, in-state tuition or net price has changed.' },
    rates: { label: 'Rates', hint: 'The acceptance, graduation or retention rate has changed.' },
    plan: { label: 'Dates in your plan', hint: 'A date is a month, a week or a day away, or has changed.' },
    status: { label: 'Status', hint: 'The school has closed or has a new name.' },
  } satisfies Record<ChangeGroup, { label: string; hint: string }>,
  saved: { title: 'Saved', description: 'Your choice of notifications is saved.' },
} as const;

export const accountPrivacyWords = {
  choices: {
    title: 'History and recommendations',
    keepHistory: {
      label: 'Save the schools I view to my account',
      hint: 'The last ten, on every device. Turning this off deletes the history in your account.',
    },
    countTogether: {
      label: 'Use my bookmarks, without my name, to improve recommendations',
      hint: 'We only use pairs of schools that ten or more people have saved, so nobody can work out your list.',
    },
    saved: { title: 'Saved', description: 'Your choice is saved.' },
  },
  password: {
    title: 'Password',
    intro: 'Changing it signs you out on every other device, and gives you a new recovery code.',
    current: 'Current password',
    next: 'New password',
    submit: 'Change password',
    pending: 'Changing password…',
    done: {
      title: 'Password changed',
      description: 'Every other device is signed out, and your old recovery code no longer works.',
    },
    failed: 'Password not changed',
  },
  code: {
    title: 'Recovery code',
    intro: 'It lets you set a new password, once, if you forget yours. A new code replaces the old one.',
    password: 'Password',
    submit: 'Get a new code',
    pending: 'Getting a new code…',
    failed: 'No new code',
  },
  download: {
    title: 'Your data',
    intro: 'Everything your account holds, in one file (JSON): bookmarks, notes, lists, searches and settings.',
    submit: 'Download everything',
    import: 'Import an account file',
  },
  remove: {
    title: 'Delete the account',
    intro: 'Your account and everything in it is deleted right away. This can’t be undone.',
    open: 'Delete account',
    heading: 'Delete your account?',
    question: 'This deletes your bookmarks, notes, lists, searches and settings, on every device. It can’t be undone.',
    password: 'Password',
    submit: 'Delete for good',
    pending: 'Deleting…',
    cancel: 'Keep the account',
    done: { title: 'Account deleted', description: 'We have deleted everything in it.' },
    failed: 'Account not deleted',
  },
} as const;
