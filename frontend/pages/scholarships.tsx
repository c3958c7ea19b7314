/** National scholarships that one can narrow, then where to apply for financial aid in both countries, which a phone shows folded. */

import { Fragment } from 'react';
import { ButtonLink, ExternalLink } from '#frontend/components/links/router-link.tsx';
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { BulletList, Paragraph, TextPage } from '#frontend/components/page/text-page.tsx';
import { Box, Section, Wrap } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazy, lazyPart } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { COUNTRIES_LISTED } from '#schema/domain/site/reader.ts';
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

export default function ScholarshipsPage() {
  return (
    <TextPage
      title={words.title}
      lead={
        <>
          {words.lead}
          {COUNTRIES_LISTED.map((country, at) => (
            <Fragment key={country}>
              {at === 0 ? ' ' : ', '}
              <ExternalLink href={`#${country.toLowerCase()}`}>{words.leadLinks[country]}</ExternalLink>
            </Fragment>
          ))}
          .
        </>
      }
    >
      <PageHead title={words.title} description={words.description} />
      <Section id="list" aria-labelledby="list-title" mb={{ base: '8', md: '12' }}>
        <Heading as="h2" id="list-title" srOnly>
          {scholarshipListWords.title}
        </Heading>
        <Suspense fallback={<Box minH="100vh" />}>
          <ScholarshipList
            action={({ key, name }) => (
              <Suspense>
                <ScholarshipButton scholarship={key} name={name} />
              </Suspense>
            )}
          />
        </Suspense>
      </Section>
      <PageSection id="first" title={words.first.title} folded>
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
