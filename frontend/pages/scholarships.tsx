/** National scholarships that one can filter, then where to apply for financial aid in both countries. */

import { ButtonLink, ExternalLink } from '#frontend/components/links/router-link.tsx';
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { BulletList, Paragraph, TextPage } from '#frontend/components/page/text-page.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazy, lazyPart } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { scholarshipListWords } from '#words/scholarships/scholarship-words.ts';
import { scholarshipsWords as words } from '#words/scholarships/scholarships.ts';

/** Drawn by the Worker; the scholarships themselves come to life a moment after the page. */
const ScholarshipList = lazy(async () => ({
  default: (await import('#frontend/features/scholarships/components/scholarship-list.tsx')).ScholarshipList,
}));
/** They answer nothing, so they come to life after the list. */
const AidSites = lazyPart(
  async () => (await import('#frontend/features/scholarships/components/aid-sites.tsx')).AidSites,
);
const ScholarshipButton = lazyPart(
  async () => (await import('#frontend/features/plan/components/scholarship-button.tsx')).ScholarshipButton,
);
const partsShown = () => [
  { id: 'list', title: scholarshipListWords.title },
  { id: 'first', title: words.first.title },
  { id: 'us', title: words.countries.US },
  { id: 'ca', title: words.countries.CA },
];

export default function ScholarshipsPage() {
  return (
    <TextPage title={words.title} lead={words.lead}>
      <PageHead title={words.title} description={words.description} />
      <Box as="nav" aria-label={words.parts} mb={{ base: '8', md: '10' }}>
        <Wrap as="ul" columnGap="6">
          {partsShown().map(({ id, title }) => (
            <li key={id}>
              <ExternalLink href={`#${id}`} touch="block">
                {title}
              </ExternalLink>
            </li>
          ))}
        </Wrap>
      </Box>
      <PageSection id="list" title={scholarshipListWords.title} intro={scholarshipListWords.intro}>
        <Suspense fallback={<Box minH="100vh" />}>
          <ScholarshipList
            action={({ key, name }) => (
              <Suspense>
                <ScholarshipButton scholarship={key} name={name} />
              </Suspense>
            )}
          />
        </Suspense>
      </PageSection>
      <PageSection id="first" title={words.first.title}>
        <BulletList>
          {words.first.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </BulletList>
      </PageSection>
      <Suspense>
        <AidSites />
      </Suspense>
      <PageSection id="next" title={words.next.title}>
        <Paragraph>{words.next.body}</Paragraph>
        <Wrap mt="5" gap="3">
          <ButtonLink to={paths.search()}>{words.next.search}</ButtonLink>
          <ButtonLink to={paths.popular('most-affordable')} variant="outline">
            {words.next.affordable}
          </ButtonLink>
        </Wrap>
      </PageSection>
    </TextPage>
  );
}
