/** Words of what stands around a page and comes after it: the quick menu, the footer, toasts. */
import { formatCount } from '#schema/domain/formats/formats.ts';

export const aroundPageWords = {
  /** Takes back the offer of the page in the other language, in the words of those who read that one. */
  stay: 'Rester en anglais',
  toasts: { region: 'Notifications (F8)', close: 'Dismiss' },
  quickMenu: {
    tiles: {
      home: 'Home',
      search: 'Search',
      compare: 'Compare',
      bookmarks: 'Bookmarks',
      recent: 'Recent',
      plan: 'Your plan',
    },
    bookmarkCount: (count: number) => `${formatCount(count)} bookmarked`,
    links: 'Quick Links',
    plan: 'Your plan and dates',
    costs: 'What a year costs',
  },
  footer: {
    label: 'Footer',
    brand:
      'CampusAtlas helps students find the institutions that match their personal, financial and academic needs, in the United States and Canada.',
    columns: {
      resources: 'Resources',
      support: 'Support',
      company: 'Company',
    },
    links: {
      guides: 'Guides and articles',
      board: 'Family decision board',
      compare: 'Compare',
      popular: 'Popular Universities',
      scholarships: 'Scholarships',
      majors: 'Majors',
      jobs: 'Jobs and pay',
      glossary: 'Glossary',
      students: 'For counselors',
      help: 'Help center',
      faq: 'FAQ',
      contact: 'Contact',
      accessibility: 'Accessibility',
      about: 'About',
      privacy: 'Privacy Policy',
      terms: 'Terms of Service',
      sitemap: 'Sitemap',
      /** These lead nowhere yet. */
      careers: 'Careers',
      press: 'Press',
      partners: 'Partners',
    },
    copyright: (year: number) => `© ${year} CampusAtlas`,
    sources: 'Public data, with every source named',
  },
} as const;
