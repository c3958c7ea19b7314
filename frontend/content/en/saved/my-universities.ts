/** Words of My Universities, and of the page of what a browser saves by itself. */
export const myUniversitiesWords = {
  title: 'My Universities',
  description: 'The universities you saved, the ones you viewed last, and others that may suit you.',
  tabsLabel: 'What you saved',
  tabs: { bookmarks: 'Bookmarks', recent: 'Recent', recommendations: 'Recommended', plan: 'Plan' },
  empty: {
    bookmarks: 'No saved schools yet. Save schools to compare them later.',
    recent: 'No schools viewed yet. Schools you open will show here.',
    plan: 'No schools in your plan yet. Save a school, then choose here when to apply.',
    recommendations: 'View or save a school, and we’ll recommend others like it.',
  },
  browse: 'Browse Universities',
  figures: { tuition: 'Tuition', acceptance: 'Acceptance rate', graduation: 'Graduation rate' },
  clearBookmarks: {
    open: 'Clear all bookmarks',
    title: 'Clear all bookmarks?',
    question: 'This removes all your bookmarks and their notes, from every list. It can’t be undone.',
    confirm: 'Clear all',
    cancel: 'Keep them',
  },
  clearHistory: {
    open: 'Clear history',
    title: 'Clear your history?',
    question: 'This empties the list of schools you viewed and forgets your last search. Your bookmarks stay.',
    confirm: 'Clear history',
    cancel: 'Keep it',
  },
} as const;

export const listFilesWords = { import: 'Import a list', export: 'Export your list' } as const;

export const bookmarkTableWords = {
  decide: 'Decide with your family',
  label: 'Your saved schools',
  university: 'University',
  actions: 'More actions',
  pick: 'Select to compare',
  pickNamed: (name: string) => `Select ${name} to compare`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name} from bookmarks`,
  more: 'More',
  moreNamed: (name: string) => `More for ${name}`,
  copy: 'Copy link',
  copyNamed: (name: string) => `Copy link to ${name}`,
  copied: { title: 'Link copied', description: 'Anyone with the link can open the school’s page.' },
  notCopied: {
    title: 'We couldn’t copy the link',
    description: 'Open the school’s page and copy the link there.',
    destructive: true,
  },
  print: 'Print list',
  order: 'Sort by',
  newest: 'Newest first',
  up: (label: string) => `${label}: low to high, or A to Z`,
  down: (label: string) => `${label}: high to low, or Z to A`,
  columns: {
    standing: 'Reach, target, likely',
    price: 'Price per year',
    /** Before anybody said what their own price goes by. */
    tuition: 'Tuition per year',
    plan: 'Status',
    date: 'Next date',
    step: 'Next step',
    graduates: 'Graduation rate',
  },
  /** On a phone, where no heading says what it is. */
  compare: (count: number) => `Compare ${count}`,
} as const;

export const bookmarksPageWords = {
  title: 'Bookmarks',
  description: 'The universities you saved and viewed in this browser.',
  here: 'All of this is saved only in this browser.',
  register: 'Create a free account',
  everywhere: 'to have it everywhere you sign in, with lists and notes.',
  already: 'Already have one?',
  login: 'Login',
} as const;

export const recommendationWords = {
  intro: (name: string | null) =>
    name === null
      ? 'Based on the schools you save and view, and on your preferences.'
      : `Based on ${name}, the other schools you save and view, and your preferences.`,
  similarIntro: 'These are like the universities you bookmarked and viewed last.',
  like: (name: string) => `Like ${name}`,
  loading: 'Loading recommendations…',
  failed: 'Unable to load recommendations at this time.',
  tryAgain: 'Try again',
  none: 'No similar universities found.',
  why: 'Why',
} as const;
