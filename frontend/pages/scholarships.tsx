/** Where to apply for financial aid in both countries. */

import { PageHead } from '#frontend/components/page-head.tsx';
import { PageSection } from '#frontend/components/page-section.tsx';
import { ButtonLink } from '#frontend/components/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { BulletList, Paragraph, TextPage } from '#frontend/components/text-page.tsx';
import { scholarshipsWords as words } from '#frontend/content/scholarships.ts';
import { AidSites } from '#frontend/features/scholarships/components/aid-sites.tsx';
import { paths } from '#frontend/lib/paths.ts';

export default function ScholarshipsPage() {
  return (
    <TextPage title={words.title} lead={words.lead}>
      <PageHead title={words.title} description={words.description} />
      <PageSection id="first" title={words.first.title}>
        <BulletList>
          {words.first.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </BulletList>
      </PageSection>
      {words.countries.map(({ key, title, groups }) => (
        <PageSection key={key} id={key.toLowerCase()} title={title}>
          {groups.map((group) => (
            <AidSites key={group.id} {...group} />
          ))}
        </PageSection>
      ))}
      <PageSection id="next" title={words.next.title}>
        <Paragraph>{words.next.body}</Paragraph>
        <Box mt="5" display="flex" flexWrap="wrap" gap="3">
          <ButtonLink to={paths.search()}>{words.next.search}</ButtonLink>
          <ButtonLink to={paths.popular('most-affordable')} variant="outline">
            {words.next.affordable}
          </ButtonLink>
        </Box>
      </PageSection>
    </TextPage>
  );
}
