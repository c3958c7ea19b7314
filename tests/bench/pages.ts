/** The pages that are measured, one of each kind that people come to, and the phone that they are measured on. */

export const PAGES = {
  home: '/',
  search: '/search',
  university: '/university/stanford-university-243744',
  compare: '/compare?ids=166027,110662,900138',
  popular: '/popular',
  article: '/articles/1',
} as const;
export type PageName = keyof typeof PAGES;
export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** As Lighthouse's mobile preset has it. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** How many times slower than this machine the phone is taken to be, as in Lighthouse's mobile preset. */
export const SLOWED = 4;

export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
];

/** Photographs lie elsewhere; one grey pixel stands for all, so that a far server is no part of a figure. */
export const GREY_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);
