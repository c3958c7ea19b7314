/** A help article; where there is none, the page of an address that leads nowhere. */

import { PageHead } from '#frontend/components/page/page-head.tsx';
import { findHelpArticle } from '#frontend/content/help-categories.ts';
import { HelpArticle } from '#frontend/features/help/components/help-article.tsx';
import { useRouteParams } from '#frontend/lib/links/use-route-params.ts';
import NotFoundPage from './not-found.tsx';

export default function HelpArticlePage() {
  const { category = '', subcategory = '' } = useRouteParams();
  const found = findHelpArticle(category, subcategory);
  if (found === null) return <NotFoundPage />;
  const { title, description } = found.article;
  return (
    <>
      <PageHead title={title} description={description} />
      <HelpArticle key={`${found.category.key}/${found.article.key}`} {...found} />
    </>
  );
}
