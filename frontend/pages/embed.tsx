/** Cards for other sites: choose, look, copy. */
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { TextPage } from '#frontend/components/page/text-page.tsx';
import { EmbedChooser } from '#frontend/features/embeds/components/embed-chooser.tsx';
import { embedPageWords as words } from '#words/site/embed-page.ts';

export default function EmbedPage() {
  return (
    <TextPage title={words.title} lead={words.lead}>
      <PageHead title={words.title} description={words.description} />
      <EmbedChooser />
    </TextPage>
  );
}
