/** The help center: a search over all articles, the six subjects, and whom to ask. The search is in the address. */

import { FilterBox } from '#frontend/components/forms/filter-box.tsx';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { TextPage } from '#frontend/components/page/text-page.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { useAllArticles } from '#frontend/features/help/article-texts.ts';
import { CategoryGrid } from '#frontend/features/help/components/category-grid.tsx';
import { ContactOptions } from '#frontend/features/help/components/contact-options.tsx';
import { FoundArticles } from '#frontend/features/help/components/found-articles.tsx';
import { type FoundArticles as Found, searchArticles } from '#frontend/features/help/search-articles.ts';
import { useHelpSearch } from '#frontend/features/help/use-help-search.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { helpWords as words } from '#words/site/help.ts';

const FoundGuides = lazy(() =>
  import('#frontend/features/help/components/found-guides.tsx').then((module) => ({ default: module.FoundGuides })),
);

export default function HelpPage() {
  const [typed, setTyped] = useHelpSearch();
  const asked = typed.trim() !== '';
  const articles = useAllArticles(asked);
  const found = asked ? searchArticles(articles, typed) : null;

  return (
    <TextPage title={words.title} lead={words.lead}>
      <PageHead title={words.title} description={words.description} />
      <Box mb={{ base: '2', md: '4' }} mt={{ base: '-2', md: '-4' }}>
        <FilterBox
          label={words.search}
          placeholder={words.placeholder}
          value={typed}
          onChange={setTyped}
          status={found === null ? '' : statusOf(found)}
        />
      </Box>
      {found === null ? (
        <CategoryGrid />
      ) : found.articles.length > 0 ? (
        <FoundArticles articles={found.articles} />
      ) : null}
      {asked ? (
        <Suspense>
          <FoundGuides typed={typed} />
        </Suspense>
      ) : null}
      <ContactOptions />
      <PageSection id="more" title={words.more.title}>
        <Wrap as="ul" columnGap="6">
          <li>
            <TextLink to={paths.faq()} touch="block">
              {words.more.faq}
            </TextLink>
          </li>
          <li>
            <TextLink to={paths.glossary()} touch="block">
              {words.more.glossary}
            </TextLink>
          </li>
        </Wrap>
      </PageSection>
    </TextPage>
  );
}

function statusOf({ articles, all }: Found): string {
  if (articles.length === 0) return words.nothing;
  return all ? words.found(articles.length) : words.foundSome(articles.length);
}
