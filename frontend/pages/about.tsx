/** What the site is for, in whose figures, by which rules. */

import { ButtonLink } from '#frontend/components/links/router-link.tsx';
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { Paragraph, TextPage } from '#frontend/components/page/text-page.tsx';
import { Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Sources } from '#frontend/features/about/components/sources.tsx';
import { Statistics } from '#frontend/features/about/components/statistics.tsx';
import { useDataset } from '#frontend/features/about/queries.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { aboutWords as words } from '#words/site/about.ts';

export default function AboutPage() {
  const { data, isError, refetch } = useDataset();
  const failed = isError && data === undefined;
  return (
    <TextPage title={words.title} lead={words.lead}>
      <PageHead title={words.title} description={words.description} />
      <PageSection id="figures" title={words.statistics.title}>
        <Statistics dataset={data} failed={failed} />
      </PageSection>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        columnGap={{ lg: '12' }}
        alignItems="start"
      >
        <PageSection id="mission" title={words.mission.title} stacked>
          <Paragraphs texts={words.mission.paragraphs} />
        </PageSection>
        <PageSection id="story" title={words.story.title} stacked>
          <Paragraphs texts={words.story.paragraphs} />
        </PageSection>
      </Grid>
      <PageSection id="sources" title={words.sources.title} intro={words.sources.intro}>
        <Sources dataset={data} failed={failed} onRetry={() => void refetch()} />
      </PageSection>
      <PageSection id="values" title={words.values.title}>
        <Grid
          as="ul"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          columnGap="10"
          rowGap="7"
        >
          {words.values.items.map(({ title, body }) => (
            <li key={title}>
              <Heading as="h3" size="sm">
                {title}
              </Heading>
              <Paragraph mt="1" color="fg.muted">
                {body}
              </Paragraph>
            </li>
          ))}
        </Grid>
      </PageSection>
      <PageSection id="next" title={words.next.title}>
        <Paragraph>{words.next.body}</Paragraph>
        <Wrap mt="5" gap="3">
          <ButtonLink to={paths.search()}>{words.next.search}</ButtonLink>
          <ButtonLink to={paths.resources()} variant="outline">
            {words.next.resources}
          </ButtonLink>
        </Wrap>
      </PageSection>
    </TextPage>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <Paragraph key={text}>{text}</Paragraph>);
}
