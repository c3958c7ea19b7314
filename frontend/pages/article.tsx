/** A guide or an article. At /resources/:id an unknown id shows the first one, at /articles/:id nothing is there. */

import { PageHead } from '#frontend/components/page/page-head.tsx';
import { articleOf, resourceArticleOf } from '#frontend/content/articles.ts';
import { ArticleView } from '#frontend/features/resources/components/article-view.tsx';
import { useRouteParams } from '#frontend/lib/links/use-route-params.ts';
import NotFoundPage from './not-found.tsx';

export default function ArticlePage({ fallsBack = false }: { fallsBack?: boolean }) {
  const { id = '' } = useRouteParams();
  const article = fallsBack ? resourceArticleOf(id) : articleOf(id);
  if (!article) return <NotFoundPage />;
  return (
    <>
      <PageHead title={article.title} description={article.description} />
      <ArticleView key={article.id} article={article} />
    </>
  );
}
