/**
 * Titles and descriptions of the pages as the Worker writes them into the head; those that say more of what they show have
 * words of their own for it. The browser takes each from the page's own words, so that it loads no other's.
 */
import type { SiteRouteName } from '#schema/domain/route-paths.ts';
import { privacyWords } from '#words/privacy.md';
import { termsWords } from '#words/terms.md';
import { aboutWords } from './about.ts';
import { accountWords } from './account.ts';
import { aidEstimateWords } from './aid-estimate.ts';
import { aidOffersWords } from './aid-offers.ts';
import { authWords } from './auth.ts';
import { boardWords } from './board.ts';
import { comparePageWords } from './compare-page.ts';
import { contactWords } from './contact.ts';
import { dashboardWords } from './dashboard.ts';
import { faqWords } from './faq.ts';
import { glossaryWords } from './glossary.ts';
import { helpWords } from './help.ts';
import { homeWords } from './home.ts';
import { loanRepaymentWords } from './loan-repayment.ts';
import { majorsWords } from './majors.ts';
import { bookmarksPageWords, myUniversitiesWords } from './my-universities.ts';
import { notFoundWords } from './not-found.ts';
import { popularWords } from './popular.ts';
import { resourcesWords } from './resources.ts';
import { scholarshipsWords } from './scholarships.ts';
import { searchWords } from './search.ts';
import { sharedHereWords, sharedWords, studentsWords } from './sharing.ts';
import { sitemapWords } from './sitemap.ts';

export interface Head {
  title: string;
  description: string;
}

/** Of an address that leads nowhere. */
export const NOT_FOUND_HEAD: Head = {
  title: notFoundWords.title,
  description: 'We can’t find that page.',
};

const article: Head = {
  title: 'Article',
  description: 'A guide or an article on choosing, paying for and getting into a university.',
};

export const PAGE_HEADS: Readonly<Record<SiteRouteName, Head>> = {
  home: { title: homeWords.pageTitle, description: homeWords.description },
  search: searchWords,
  universitySearch: searchWords,
  university: {
    title: 'University',
    description: 'Costs, admission, outcomes and fields of study, each number with its year and source.',
  },
  compare: comparePageWords,
  compareUniversities: comparePageWords,
  board: { title: boardWords.pageTitle, description: boardWords.description },
  majors: majorsWords,
  major: {
    title: 'Major',
    description: 'What a major is, how many universities teach it, where most finish it, and what graduates earn.',
  },
  popular: popularWords,
  resources: resourcesWords,
  resourcesArticle: article,
  article,
  scholarships: scholarshipsWords,
  aidEstimate: aidEstimateWords,
  aidOffers: aidOffersWords,
  loanRepayment: loanRepaymentWords,
  about: aboutWords,
  auth: authWords,
  account: accountWords,
  bookmarks: bookmarksPageWords,
  myUniversities: myUniversitiesWords,
  dashboard: dashboardWords,
  sharedList: sharedWords,
  sharedHere: sharedHereWords,
  students: studentsWords,
  faq: faqWords,
  help: helpWords,
  helpArticle: { title: 'Help article', description: 'How to do something on CampusAtlas, step by step.' },
  contact: contactWords,
  glossary: glossaryWords,
  sitemap: sitemapWords,
  privacy: privacyWords,
  terms: termsWords,
};
