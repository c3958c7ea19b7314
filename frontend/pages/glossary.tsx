/** The glossary: every term the product uses. */
import { PageHead } from '../components/page-head.tsx';
import { TextPage } from '../components/text-page.tsx';
import { glossaryWords as words } from '../content/glossary.ts';
import { Terms } from '../features/glossary/components/terms.tsx';

export default function GlossaryPage() {
  return (
    <TextPage title={words.title} lead={words.lead}>
      <PageHead title={words.title} description={words.description} />
      <Terms />
    </TextPage>
  );
}
