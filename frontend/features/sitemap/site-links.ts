/** The site's pages in the groups of the sitemap. */

import { allArticles } from '#frontend/content/articles.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { sitemapWords } from '#words/site/sitemap.ts';

export interface LinkGroup {
  title: string;
  links: readonly { label: string; to: string }[];
}

/** All of them, in the language of the build. */
export function siteLinks(): readonly LinkGroup[] {
  const { groups, links } = sitemapWords;
  return [
    {
      title: groups.universities,
      links: [
        { label: links.home, to: paths.home() },
        { label: links.search, to: paths.search() },
        { label: links.popular, to: paths.popular() },
        { label: links.majors, to: paths.majors() },
        { label: links.careers, to: paths.careers() },
        { label: links.compare, to: paths.compare() },
        { label: links.board, to: paths.board() },
      ],
    },
    {
      title: groups.planning,
      links: [
        { label: links.resources, to: paths.resources() },
        { label: links.calculator, to: paths.resources('tools', 'tuition-calculator') },
        { label: links.aidEstimate, to: paths.aidEstimate() },
        { label: links.aidOffers, to: paths.aidOffers() },
        { label: links.loanRepayment, to: paths.loanRepayment() },
        { label: links.twoYears, to: paths.twoYears() },
        { label: links.students, to: paths.students() },
        { label: links.programFinder, to: paths.resources('tools', 'program-finder') },
        { label: links.locationExplorer, to: paths.resources('tools', 'location-explorer') },
        { label: links.scholarships, to: paths.scholarships() },
        { label: links.glossary, to: paths.glossary() },
      ],
    },
    {
      title: groups.articles,
      links: allArticles().map(({ id, title }) => ({ label: title, to: paths.article(id) })),
    },
    {
      title: groups.account,
      links: [
        { label: links.login, to: paths.login() },
        { label: links.register, to: paths.register() },
        { label: links.bookmarksHere, to: paths.bookmarks() },
        { label: links.myUniversities, to: paths.myUniversities() },
        { label: links.dashboard, to: paths.dashboard() },
      ],
    },
    {
      title: groups.help,
      links: [
        { label: links.help, to: paths.help() },
        { label: links.gettingStarted, to: paths.helpArticle('getting-started', 'creating-an-account') },
        { label: links.searchBasics, to: paths.helpArticle('getting-started', 'search-basics') },
        { label: links.personalization, to: paths.helpArticle('getting-started', 'personalization') },
        { label: links.bookmarks, to: paths.helpArticle('getting-started', 'bookmarks') },
        { label: links.advancedFilters, to: paths.helpArticle('search', 'advanced-filters') },
        { label: links.locationBased, to: paths.helpArticle('search', 'location-based') },
        { label: links.faq, to: paths.faq() },
        { label: links.contact, to: paths.contact() },
      ],
    },
    {
      title: groups.site,
      links: [
        { label: links.about, to: paths.about() },
        { label: links.assistants, to: paths.assistants() },
        { label: links.embed, to: paths.embed() },
        { label: links.dataAsk, to: paths.dataAsk() },
        { label: links.privacy, to: paths.privacy() },
        { label: links.terms, to: paths.terms() },
      ],
    },
  ];
}
