/** What the help centre's categories and articles are called in lists, heads and links. Their text is a module a category. */
import type { HelpNames } from '#schema/domain/help-articles.ts';

export const HELP_NAMES: HelpNames = {
  'getting-started': {
    title: 'Getting started',
    description: 'Open an account, find a school, and save what you find.',
    articles: {
      'creating-an-account': {
        title: 'Creating an account',
        description: 'How to open a free account, what the recovery code is for, and what you can do without one.',
      },
      'search-basics': {
        title: 'Search basics',
        description: 'Three ways to find a school: the quick search, Advanced Search, and the popular lists.',
      },
      personalization: {
        title: 'Personalization',
        description: 'Tell us what you are looking for, arrange your dashboard, and hide schools you do not want.',
      },
      bookmarks: {
        title: 'Bookmarks, lists and notes',
        description: 'Save schools, sort them into lists, write private notes, and download them as a file.',
      },
    },
  },
  search: {
    title: 'Search and filters',
    description: 'Narrow thousands of schools down to a few that fit.',
    articles: {
      'advanced-filters': {
        title: 'Advanced filters',
        description: 'What the main filters do, what happens to blanks, and how to share or save a search.',
      },
      'location-based': {
        title: 'Searching by location',
        description: 'By country, state and city, near a town or ZIP code, near you, or on the map.',
      },
      'tuition-filters': {
        title: 'Tuition filters',
        description: 'Which price the tuition filter uses, how it handles two currencies, and what it leaves out.',
      },
      'religious-affiliation': {
        title: 'Religious affiliation',
        description: 'How schools are grouped by faith, and how to find those with none.',
      },
    },
  },
  profiles: {
    title: 'University profiles',
    description: 'Read a school’s page and understand each figure.',
    articles: {
      'understanding-data': {
        title: 'Understanding the data',
        description: 'Where the figures come from, how old they are, and what the categories mean.',
      },
      'virtual-tours': {
        title: 'Virtual tours',
        description: 'What the tour on a school’s page shows, how to use it, and how to see the real campus.',
      },
      'similar-universities': {
        title: 'Similar universities',
        description: 'How the three similar schools are chosen, and how to use them.',
      },
      'financial-details': {
        title: 'Financial details',
        description: 'Sticker price, net price, four-year cost, aid and debt on a school’s page.',
      },
    },
  },
  scholarships: {
    title: 'Scholarships and aid',
    description: 'Find money for your studies in both countries.',
    articles: {
      search: {
        title: 'Finding scholarships',
        description: 'Where scholarship money really comes from, and how to spot a scam.',
      },
      filters: {
        title: 'Narrowing your options',
        description: 'Sort through kinds of aid by country, by who you are, and by school.',
      },
      eligibility: {
        title: 'Who can get aid',
        description:
          'The basic rules for government aid in the United States and Canada, and for students from abroad.',
      },
      applications: {
        title: 'Applying for aid',
        description: 'What to do in which order, what you will need, and how to read an offer.',
      },
    },
  },
  resources: {
    title: 'Tools and resources',
    description: 'Compare, calculate, and look around.',
    articles: {
      'comparison-tool': {
        title: 'The comparison tool',
        description: 'Put up to four schools side by side, even from both countries.',
      },
      'tuition-calculator': {
        title: 'The tuition calculator',
        description: 'Add up a year’s costs, take off aid, and see what is left to pay.',
      },
      'program-finder': {
        title: 'The program finder',
        description: 'Find schools by what you want to study, by degree, by place, and online.',
      },
      'exploration-tools': {
        title: 'Exploring places',
        description: 'Get to know college towns: their schools, prices, transportation and daily life.',
      },
    },
  },
  account: {
    title: 'Account and settings',
    description: 'Your preferences, your data, and what to do when something fails.',
    articles: {
      preferences: {
        title: 'Your preferences',
        description: 'Set interests, places, school type, campus setting, tuition and size in Account settings.',
      },
      'data-privacy': {
        title: 'Data and privacy',
        description: 'What your account holds, who sees it, how to download it, and how to delete it.',
      },
      notifications: {
        title: 'Notifications',
        description: 'What we tell you about the schools you saved, and how to choose.',
      },
      troubleshooting: {
        title: 'Troubleshooting',
        description: 'Help with signing in, missing bookmarks, empty results and pages that do not load.',
      },
    },
  },
};
