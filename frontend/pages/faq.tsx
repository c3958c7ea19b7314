/** Frequently asked questions. */

import { ButtonLink } from '#frontend/components/links/router-link.tsx';
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { Paragraph, TextPage } from '#frontend/components/page/text-page.tsx';
import { Wrap } from '#frontend/components/styled/box.tsx';
import { Questions } from '#frontend/features/faq/components/questions.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { faqWords as words } from '#words/site/faq.ts';

export default function FaqPage() {
  return (
    <TextPage title={words.title} lead={words.lead}>
      <PageHead title={words.title} description={words.description} />
      <Questions />
      <PageSection id="more" title={words.more.title}>
        <Paragraph>{words.more.body}</Paragraph>
        <Wrap mt="5" gap="3">
          <ButtonLink to={paths.contact()}>{words.more.contact}</ButtonLink>
          <ButtonLink to={paths.help()} variant="outline">
            {words.more.help}
          </ButtonLink>
        </Wrap>
      </PageSection>
    </TextPage>
  );
}
