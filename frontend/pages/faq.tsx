/** Frequently asked questions. */

import { PageHead } from '#frontend/components/page-head.tsx';
import { PageSection } from '#frontend/components/page-section.tsx';
import { ButtonLink } from '#frontend/components/router-link.tsx';
import { Wrap } from '#frontend/components/styled/box.tsx';
import { Paragraph, TextPage } from '#frontend/components/text-page.tsx';
import { Questions } from '#frontend/features/faq/components/questions.tsx';
import { paths } from '#frontend/lib/paths.ts';
import { faqWords as words } from '#words/faq.ts';

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
