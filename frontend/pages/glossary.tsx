/** The glossary: every term the product uses. */
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { TextPage } from '#frontend/components/page/text-page.tsx';
import { Terms } from '#frontend/features/glossary/components/terms.tsx';
import { glossaryWords as words } from '#words/site/glossary.ts';

export default function GlossaryPage() {
  return (
    <TextPage title={words.title} lead={words.lead}>
      <PageHead title={words.title} description={words.description} />
      <Terms />
    </TextPage>
  );
}
