/** Words of the front page. */

import type { FirstReads } from '#frontend/content/first-reads.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import { LOWEST_PRICE_STUDENTS } from '#schema/domain/site/limits.ts';
import { EXAMPLE_WISHES } from '../search/wishes.ts';

export const homeWords = {
  pageTitle: 'CampusAtlas',
  description:
    'Search, compare and save universities and colleges in the United States and Canada, with the source of every number. Free, no account needed.',
  title: 'Find the university that fits you.',
  lead: 'Universities and colleges in the United States and Canada, with prices, admission and outcomes from public records. It’s free, and you don’t need an account.',
  starts: {
    label: 'Try one of these',
    links: EXAMPLE_WISHES.map((wish) => ({ label: wish, query: `q=${wish.replaceAll(' ', '+')}` })),
  },
  map: 'Map of North America with a dot for each university',
  mapCaption: 'Each dot is a university or college you can look up here. Larger dots have more students.',
  carryOn: {
    title: 'Pick up where you left off',
    saved: (count: number) =>
      plural(count, { one: `${formatCount(count)} saved school`, other: `${formatCount(count)} saved schools` }),
    plan: 'Your plan and dates',
    lastSearch: 'Your last search',
  },
  lowest: {
    title: 'Lowest price for you',
    ask: 'Answer two questions to see which schools would cost you the least.',
    more: 'See the list',
    ruleNearHome: 'Schools in your state or province where at least half of the students graduate.',
    rule: `Price per year after aid, at schools with at least ${formatCount(LOWEST_PRICE_STUDENTS)} students.`,
  },
  counts: {
    label: 'What you can search',
    universities: 'universities and colleges',
    US: 'in the United States',
    CA: 'in Canada',
    programs: 'programs of study',
    number: (count: number) => formatCount(count),
  },
  features: {
    title: 'What you can do here',
    items: [
      {
        title: 'Search',
        body: 'Type a name, or what you want: a subject, a place, a price. Typos and abbreviations are fine, and filters narrow the list.',
        link: 'Search universities',
        to: 'search',
      },
      {
        title: 'Compare',
        body: 'Put up to four schools side by side: what they cost, how hard they are to get into, and how many students graduate.',
        link: 'Compare schools',
        to: 'compare',
      },
      {
        title: 'Check the source',
        body: 'On a school’s page, every number shows its year and where it comes from. If a number is an estimate, we say so. If one is missing, we say why.',
        link: 'Where our data comes from',
        to: 'about',
      },
    ],
  },
  /** What readers from here look for first; the country of most needs no list of its own. */
  firstReads: { title: '', links: [] } as FirstReads,
  guide: {
    title: 'How to search',
    steps: [
      {
        title: 'Start with what you know',
        body: 'A name, a state or a subject is enough, and a whole sentence works too. Suggestions appear as you type; press Enter to see the list.',
      },
      {
        title: 'Narrow the list',
        body: 'Open the filters and choose a country, a price or a size. The number next to each filter shows how many schools match.',
      },
      {
        title: 'Save what you like',
        body: 'Bookmark a school to come back to it, or add it to your comparison. Without an account, both stay in this browser.',
      },
    ],
    filtersTitle: 'The main filters',
    filters: [
      {
        name: 'Country and state or province',
        text: 'the United States or Canada, then one state, province or territory',
      },
      { name: 'City', text: 'the exact name of a city or town' },
      { name: 'School type', text: 'public, private or for-profit' },
      {
        name: 'Tuition',
        text: 'tuition and fees for a year in US dollars, out-of-state or international; schools without tuition data are left out',
      },
      { name: 'Religious affiliation', text: 'Catholic, Protestant, Jewish, Islamic, other or none' },
      {
        name: 'Academic calendar',
        text: 'semester, quarter, trimester or 4-1-4 (two terms with a month between them)',
      },
      { name: 'Year founded', text: 'the earliest and the latest year' },
      { name: 'Student population', text: 'small schools have under 5,000 students, very large ones over 30,000' },
    ],
    tipsTitle: 'Tips',
    tips: [
      'Nicknames work: try UCLA, Ole Miss or UBC.',
      'Ask in your own words: “cheap nursing schools in Ohio”. Each part becomes a filter that you can remove.',
      'To share a search, copy the link. Anyone who opens it sees the same results.',
      'Nothing found? The page tells you which filter to loosen.',
      'There are many more filters on the search page: subjects, net price, test policy, graduation rate, sports and others.',
    ],
  },
  action: {
    title: 'Start your list today',
    body: 'You can look without an account. With one, your bookmarks follow you to every device.',
    create: 'Create Account',
    learn: 'Learn more',
    /** Goes on from it for those who hear the link alone. */
    learnOf: 'about searching universities',
  },
} as const;
