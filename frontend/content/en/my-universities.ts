/** Words of My Universities, and of the page of what a browser keeps by itself. */
export const myUniversitiesWords = {
  title: 'My Universities',
  description: 'The universities you saved, the ones you viewed last, and others that may suit you.',
  tabsLabel: 'What you saved',
  tabs: { bookmarks: 'Bookmarks', recent: 'Recently viewed', recommendations: 'Recommendations', plan: 'Plan' },
  empty: {
    bookmarks: 'You have not bookmarked a university yet.',
    recent: 'You have not viewed a university yet.',
    plan: 'Nothing is in your plan yet. Bookmark a university, then choose here when you apply.',
    recommendations: 'Look at a university or bookmark one, and we can recommend others like it.',
  },
  browse: 'Browse Universities',
  figures: { students: 'Students', tuition: 'Tuition', acceptance: 'Acceptance rate', graduation: 'Graduation rate' },
  clearBookmarks: {
    open: 'Clear all bookmarks',
    title: 'Clear all bookmarks?',
    question: 'This removes all your bookmarks and their notes, from every list. It cannot be undone.',
    confirm: 'Clear all',
    cancel: 'Keep them',
  },
  clearHistory: {
    open: 'Clear history',
    title: 'Clear your history?',
    question: 'This empties the list of schools you viewed. Your bookmarks stay.',
    confirm: 'Clear history',
    cancel: 'Keep it',
  },
} as const;

export const bookmarkTableWords = {
  decide: 'Decide with your family',
  label: 'Your saved schools',
  university: 'University',
  actions: 'More, and remove',
  pick: 'Select to compare',
  pickNamed: (name: string) => `Select ${name} to compare`,
  removeNamed: (name: string) => `Remove ${name} from bookmarks`,
  more: 'More',
  moreNamed: (name: string) => `More for ${name}`,
  copy: 'Copy link',
  copyNamed: (name: string) => `Copy link to ${name}`,
  copied: { title: 'Link copied', description: 'It leads to the page of the school.' },
  notCopied: {
    title: 'The link could not be copied',
    description: "Open the school's page and copy its address.",
    destructive: true,
  },
  print: 'Print list',
  order: 'Order',
  newest: 'Newest first',
  up: (label: string) => `${label}, lowest or A first`,
  down: (label: string) => `${label}, highest or Z first`,
  columns: {
    standing: 'Reach, target, likely',
    price: 'Price per year',
    plan: 'Plan',
    admits: 'Admits',
    graduates: 'Graduates',
    students: 'Students',
  },
  /** On a phone, where no heading says what it is. */
  priceOf: (price: string) => `${price} a year`,
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
      ? 'Based on what you save, view and prefer.'
      : `Based on ${name}, and on what else you save, view and prefer.`,
  similarIntro: 'Like the universities you bookmarked and viewed last.',
  like: (name: string) => `Like ${name}`,
  loading: 'Loading recommendations...',
  failed: 'Unable to load recommendations at this time.',
  tryAgain: 'Try again',
  none: 'No similar universities found.',
  why: 'Why',
} as const;
