/** A guide or an article. At /resources/:id an unknown id shows the first one, at /articles/:id nothing is there. */
import { useParams } from 'react-router-dom';
import { PageHead } from '#frontend/components/page-head.tsx';
import { articleOf, resourceArticleOf } from '#frontend/content/articles/articles.ts';
import { ArticleView } from '#frontend/features/resources/components/article-view.tsx';
import NotFoundPage from './not-found.tsx';

export default function ArticlePage({ fallsBack = false }: { fallsBack?: boolean }) {
  const { id = '' } = useParams();
  const article = fallsBack ? resourceArticleOf(id) : articleOf(id);
  if (!article) return <NotFoundPage />;
  return (
    <>
      <PageHead title={article.title} description={article.description} />
      <ArticleView key={article.id} article={article} />
    </>
  );
}
