/** Ask the data: questions in words, answered in SQL over the files of a release. */
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { TextPage } from '#frontend/components/page/text-page.tsx';
import { AskTool } from '#frontend/features/data-ask/components/ask-tool.tsx';
import { Differences } from '#frontend/features/data-ask/components/differences.tsx';
import { ExampleList } from '#frontend/features/data-ask/components/example-list.tsx';
import { TableList } from '#frontend/features/data-ask/components/table-list.tsx';
import { dataAskWords as words } from '#words/site/data-ask.ts';

export default function DataAskPage() {
  const [search] = useSearchParams();
  // An answer speaks for itself.
  const asked = (search.get('q') ?? '') !== '';
  return (
    <TextPage title={words.title} lead={asked ? null : words.lead}>
      <PageHead title={words.title} description={words.description} />
      <AskTool examples={(beside) => <ExampleList beside={beside} />}>
        <TableList />
        <Differences />
      </AskTool>
    </TextPage>
  );
}
