import { describe, expect, test } from 'vitest';
import { aboutWords } from '#frontend/content/about.ts';
import { accountWords } from '#frontend/content/account.ts';
import { aidEstimateWords } from '#frontend/content/aid-estimate.ts';
import { aidOffersWords } from '#frontend/content/aid-offers.ts';
import { authWords } from '#frontend/content/auth.ts';
import { contactWords } from '#frontend/content/contact.ts';
import { dashboardWords } from '#frontend/content/dashboard.ts';
import { faqWords } from '#frontend/content/faq.ts';
import { glossaryWords } from '#frontend/content/glossary.ts';
import { helpWords } from '#frontend/content/help.ts';
import { loanRepaymentWords } from '#frontend/content/loan-repayment.ts';
import { majorsWords } from '#frontend/content/majors.ts';
import { bookmarksPageWords, myUniversitiesWords } from '#frontend/content/my-universities.ts';
import { popularWords } from '#frontend/content/popular.ts';
import { privacyWords } from '#frontend/content/privacy.ts';
import { resourcesWords } from '#frontend/content/resources.ts';
import { scholarshipsWords } from '#frontend/content/scholarships.ts';
import { sitemapWords } from '#frontend/content/sitemap.ts';
import { termsWords } from '#frontend/content/terms.ts';
import { SITE_ROUTES } from '#schema/domain/routes.ts';

describe('the head of a page', () => {
  test.each([
    ['about', aboutWords],
    ['account', accountWords],
    ['auth', authWords],
    ['bookmarks', bookmarksPageWords],
    ['aidEstimate', aidEstimateWords],
    ['aidOffers', aidOffersWords],
    ['loanRepayment', loanRepaymentWords],
    ['majors', majorsWords],
    ['myUniversities', myUniversitiesWords],
    ['contact', contactWords],
    ['dashboard', dashboardWords],
    ['faq', faqWords],
    ['glossary', glossaryWords],
    ['help', helpWords],
    ['popular', popularWords],
    ['privacy', privacyWords],
    ['resources', resourcesWords],
    ['scholarships', scholarshipsWords],
    ['sitemap', sitemapWords],
    ['terms', termsWords],
  ] as const)('says the same from the Worker and from the SPA: %s', (route, { title, description }) => {
    expect(SITE_ROUTES[route]).toMatchObject({ title, description });
  });
});
