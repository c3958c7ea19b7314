/**
 * The help centre's categories and articles: what the addresses, the heads, the lists of links and the votes go by. The
 * articles' text is in schema/domain/help, a module a category.
 */

export const HELP_CATEGORIES = [
  {
    key: 'getting-started',
    title: 'Getting started',
    description: 'Open an account, find a school, and keep what you find.',
    articles: [
      {
        key: 'creating-an-account',
        title: 'Creating an account',
        description: 'How to open a free account, what the recovery code is for, and what you can do without one.',
      },
      {
        key: 'search-basics',
        title: 'Search basics',
        description: 'Three ways to find a school: the quick search, Advanced Search, and the popular lists.',
      },
      {
        key: 'personalization',
        title: 'Personalization',
        description: 'Say what you look for, set the order of your dashboard, and hide schools you do not want.',
      },
      {
        key: 'bookmarks',
        title: 'Bookmarks, lists and notes',
        description: 'Keep schools, sort them into lists, write private notes, and take them with you as a file.',
      },
    ],
  },
  {
    key: 'search',
    title: 'Search and filters',
    description: 'Narrow thousands of schools down to the few that fit.',
    articles: [
      {
        key: 'advanced-filters',
        title: 'Advanced filters',
        description: 'Every filter of the search, what it does to a blank, and how to share or save a search.',
      },
      {
        key: 'location-based',
        title: 'Searching by location',
        description: 'By country, state and city, near a town or ZIP code, near you, or on the map.',
      },
      {
        key: 'tuition-filters',
        title: 'Tuition filters',
        description: 'Which price the tuition filter looks at, how currencies are handled, and what it leaves out.',
      },
      {
        key: 'religious-affiliation',
        title: 'Religious affiliation',
        description: 'How schools are grouped by faith, and how to find those with none.',
      },
    ],
  },
  {
    key: 'profiles',
    title: 'University profiles',
    description: 'Read a school’s page and know what each figure means.',
    articles: [
      {
        key: 'understanding-data',
        title: 'Understanding the data',
        description: 'Where figures come from, how old they are, and what the categories mean.',
      },
      {
        key: 'virtual-tours',
        title: 'Virtual tours',
        description: 'What the tour on a school’s page shows, how to move in it, and how to see the real campus.',
      },
      {
        key: 'similar-universities',
        title: 'Similar universities',
        description: 'How the three similar schools are chosen, and how to use them.',
      },
      {
        key: 'financial-details',
        title: 'Financial details',
        description: 'Sticker price, net price, four-year cost, aid and debt on a school’s page.',
      },
    ],
  },
  {
    key: 'scholarships',
    title: 'Scholarships and aid',
    description: 'Find money for your studies in both countries.',
    articles: [
      {
        key: 'search',
        title: 'Finding scholarships',
        description: 'Where scholarships are really found, and how to keep clear of those that cost money.',
      },
      {
        key: 'filters',
        title: 'Narrowing your options',
        description: 'Choose between kinds of aid by country, by what you must show, and by who gives it.',
      },
      {
        key: 'eligibility',
        title: 'Who can get aid',
        description:
          'The basic rules for government aid in the United States and Canada, and for students from abroad.',
      },
      {
        key: 'applications',
        title: 'Applying for aid',
        description: 'The order in which to apply, what to have at hand, and how to read an offer.',
      },
    ],
  },
  {
    key: 'resources',
    title: 'Tools and resources',
    description: 'Compare, calculate, and look around.',
    articles: [
      {
        key: 'comparison-tool',
        title: 'The comparison tool',
        description: 'Put up to four schools side by side, and read rows from two countries.',
      },
      {
        key: 'tuition-calculator',
        title: 'The tuition calculator',
        description: 'Add up a year’s costs, take off aid, and see what is left to pay.',
      },
      {
        key: 'program-finder',
        title: 'The program finder',
        description: 'Find schools by what you want to study, by degree, place, and whether it is online.',
      },
      {
        key: 'exploration-tools',
        title: 'Exploring places',
        description: 'Look at college towns: their schools, prices, transport and daily life.',
      },
    ],
  },
  {
    key: 'account',
    title: 'Account and settings',
    description: 'Your preferences, your data, and what to do when something fails.',
    articles: [
      {
        key: 'preferences',
        title: 'Your preferences',
        description: 'Set interests, places, school type, campus setting, tuition and size in Account settings.',
      },
      {
        key: 'data-privacy',
        title: 'Data and privacy',
        description: 'What your account holds, who sees it, how to download it, and how to delete it.',
      },
      {
        key: 'notifications',
        title: 'Notifications',
        description: 'What the site tells you about schools you keep, and how to choose.',
      },
      {
        key: 'troubleshooting',
        title: 'Troubleshooting',
        description: 'Help with signing in, missing bookmarks, empty results and pages that do not load.',
      },
    ],
  },
] as const satisfies readonly HelpCategoryHead[];

interface HelpCategoryHead {
  key: string;
  title: string;
  description: string;
  articles: readonly { key: string; title: string; description: string }[];
}
export type HelpCategory = (typeof HELP_CATEGORIES)[number];
export type HelpCategoryKey = HelpCategory['key'];
export type HelpArticle<C extends HelpCategory = HelpCategory> = C['articles'][number];
/** Key of an article within its category. */
export type HelpArticleKey<C extends HelpCategoryKey> = Extract<HelpCategory, { key: C }>['articles'][number]['key'];

/** The article at /help/:category/:subcategory; null when there is none. */
export function findHelpArticle(
  category: string,
  subcategory: string,
): { category: HelpCategory; article: HelpArticle } | null {
  const found = HELP_CATEGORIES.find(({ key }) => key === category);
  const article = found?.articles.find(({ key }) => key === subcategory);
  return found && article ? { category: found, article } : null;
}

/** Paths of all articles, in the order of the help centre. */
export function helpPaths(): string[] {
  return HELP_CATEGORIES.flatMap(({ key, articles }) => articles.map((article) => `/help/${key}/${article.key}`));
}
