/** Records votes on help articles. */
import type { HelpVoteBody } from '#schema/api/help.ts';
import { isHelpArticle } from '#schema/domain/site/help-articles.ts';
import { badParameters } from '#worker/app-error.ts';
import { countHelpVote } from '#worker/queries/messages.ts';
import type { Writer } from '#worker/queries/write.ts';

/** Counts the answer. Throws Failure `bad-parameter` for an article that is not there. */
export async function countVote(writer: Writer, { article, answer }: HelpVoteBody): Promise<void> {
  const [category = '', key = ''] = article.split('/');
  if (!isHelpArticle(category, key)) {
    throw badParameters([{ parameter: 'article', message: 'must be the address of a help article' }]);
  }
  await countHelpVote(writer, article, answer);
}
