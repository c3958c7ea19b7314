/** Words of the resources page and of the frame around an article. The articles themselves are in articles/. */
import type { ResourceTab, ResourceTool } from '#schema/domain/site/resources.ts';

export const resourcesWords = {
  title: 'Resources',
  description:
    'Guides, articles and tools for choosing a university in the United States or Canada: costs, aid, deadlines, statistics and studying across the border.',
  intro:
    'Everything we know about choosing a university in either country, getting in, and paying for it. We write it ourselves, date every number, and link to the official source.',
  breadcrumb: 'Breadcrumb',
  tabsLabel: 'Resources',
  tabs: { guides: 'Guides', articles: 'Articles', tools: 'Tools', faq: 'FAQ' },
  toolsLabel: 'Tools',
  tools: {
    'tuition-calculator': 'Tuition calculator',
    'program-finder': 'Program finder',
    'location-explorer': 'Location explorer',
  },
  loadingTool: 'Loading the tool…',
  /** Over what is about one country alone. */
  ofCountry: { US: 'In the United States', CA: 'In Canada' },
  minutes: (count: number) => `${count} min read`,
  allQuestions: 'All questions and answers',
  closing: {
    title: 'Ready to look?',
    body: 'Search universities in both countries by place, price, size and more.',
    search: 'Search Universities',
    /** Before the two links that a student hardly needs. */
    developers: 'For developers:',
    dataAsk: 'Ask the data in SQL',
    embed: 'Put a card on your own site',
  },
} as const satisfies Record<string, unknown> & {
  tabs: Record<ResourceTab, string>;
  tools: Record<ResourceTool, string>;
};

export const articleWords = {
  back: 'Back to Resources',
  search: 'Search Universities',
  by: (author: string) => `By ${author}`,
  updated: (date: string) => `Updated ${date}`,
  minutes: (count: number) => `${count} min read`,
  contents: 'In this article',
  progress: 'Reading progress',
  related: 'Keep reading',
  schools: {
    loading: 'Loading universities…',
    failed: 'We couldn’t load the universities.',
    all: 'See the whole list',
  },
  sources:
    'Rules and amounts change. We give the year of each number. If one matters to you, follow the link to the official source.',
} as const;
