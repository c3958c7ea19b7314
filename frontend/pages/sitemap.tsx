/** Every page of the site, for people and for search engines. */
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { TextPage } from '#frontend/components/page/text-page.tsx';
import { LinkGroups } from '#frontend/features/sitemap/components/link-groups.tsx';
import { SearchEngines } from '#frontend/features/sitemap/components/search-engines.tsx';
import { sitemapWords as words } from '#words/site/sitemap.ts';

export default function SitemapPage() {
  return (
    <TextPage title={words.title} lead={words.lead}>
      <PageHead title={words.title} description={words.description} />
      <LinkGroups />
      <SearchEngines />
    </TextPage>
  );
}
