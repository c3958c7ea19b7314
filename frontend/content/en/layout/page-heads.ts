/**
 * Titles and descriptions of the pages as the Worker writes them into the head; those that say more of what they show have
 * words of their own for it. The browser takes each from the page's own words, so that it loads no other's.
 */
import type { SiteRouteName } from '#schema/domain/site/route-paths.ts';
import { privacyWords } from '#words/privacy.md';
import { assistantsPageWords } from '#words/site/assistants-page.ts';
import { termsWords } from '#words/terms.md';
import { accountWords } from '../account/account.ts';
import { authWords } from '../account/auth.ts';
import { aidEstimateWords } from '../calculators/aid-estimate.ts';
import { aidOffersWords } from '../calculators/aid-offers.ts';
import { loanRepaymentWords } from '../calculators/loan-repayment.ts';
import { twoYearsWords } from '../calculators/two-years.ts';
import { comparePageWords } from '../compare/compare-page.ts';
import { careersWords } from '../majors/careers.ts';
import { majorsWords } from '../majors/majors.ts';
import { boardWords } from '../plan/board.ts';
import { dashboardWords } from '../saved/dashboard.ts';
import { bookmarksPageWords, myUniversitiesWords } from '../saved/my-universities.ts';
import { popularWords } from '../saved/popular.ts';
import { sharedHereWords, sharedWords, studentsWords } from '../saved/sharing.ts';
import { scholarshipsWords } from '../scholarships/scholarships.ts';
import { searchWords } from '../search/search.ts';
import { aboutWords } from '../site/about.ts';
import { contactWords } from '../site/contact.ts';
import { dataAskWords } from '../site/data-ask.ts';
import { embedPageWords } from '../site/embed-page.ts';
import { faqWords } from '../site/faq.ts';
import { glossaryWords } from '../site/glossary.ts';
import { helpWords } from '../site/help.ts';
import { homeWords } from '../site/home.ts';
import { resourcesWords } from '../site/resources.ts';
import { sitemapWords } from '../site/sitemap.ts';
import { notFoundWords } from './not-found.ts';

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
    description:
      'What a major is, how many universities teach it, which have the most graduates, and what graduates earn.',
  },
  careers: careersWords,
  career: {
    title: 'Career',
    description:
      'What people in a career do, what it pays, how many openings there are, and the programs and schools that lead there.',
  },
  popular: popularWords,
  resources: resourcesWords,
  resourcesArticle: article,
  article,
  scholarships: scholarshipsWords,
  aidEstimate: aidEstimateWords,
  aidOffers: aidOffersWords,
  loanRepayment: loanRepaymentWords,
  twoYears: twoYearsWords,
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
  assistants: assistantsPageWords,
  embed: embedPageWords,
  dataAsk: dataAskWords,
  privacy: privacyWords,
  terms: termsWords,
};
