/** The official sites of both countries, the reader's first, by kind of aid: name and link, what it is, who can use it. */

import { ExternalLink } from '#frontend/components/links/router-link.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Note, Text, VisuallyHidden } from '#frontend/components/styled/text.tsx';
import { ExternalIcon } from '#frontend/components/ui/icons.tsx';
import { COUNTRIES_LISTED } from '#schema/domain/site/reader.ts';
import { AID_SITES, type AidGroup, type AidSite, aidSiteWords as words } from '#words/calculators/aid-sites.ts';
import { scholarshipsWords } from '#words/scholarships/scholarships.ts';

export function AidSites() {
  const sites = COUNTRIES_LISTED.flatMap((country) => AID_SITES.filter(({ key }) => key === country));
  return sites.map(({ key, groups }) => (
    <PageSection key={key} id={key.toLowerCase()} title={scholarshipsWords.countries[key]} folded>
      {groups.map((group) => (
        <Group key={group.id} {...group} />
      ))}
    </PageSection>
  ));
}

function Group({ id, title, intro, sites }: AidGroup) {
  return (
    <Box _notFirst={{ mt: '10' }}>
      <Heading as="h3" id={id} size="md">
        {title}
      </Heading>
      <Text mt="1.5" maxW="prose" color="fg.muted">
        {intro}
      </Text>
      <Grid
        as="ul"
        mt="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="10"
      >
        {sites.map((site) => (
          <List.Item key={site.url} py="3" borderTopWidth="1px" borderColor="border.muted">
            <Site {...site} />
          </List.Item>
        ))}
      </Grid>
    </Box>
  );
}

function Site({ name, url, what, who }: AidSite) {
  return (
    <>
      <ExternalLink href={url} fontWeight="medium" touch="line" gap="1.5">
        {name}
        <ExternalIcon boxSize="3.5" flexShrink="0" />
        <VisuallyHidden>({words.external})</VisuallyHidden>
      </ExternalLink>
      <Text maxW="prose" mt="0.5" textStyle="sm">
        {what}
      </Text>
      {who === undefined ? null : (
        <Note maxW="prose" mt="0.5">
          {words.for(who)}
        </Note>
      )}
    </>
  );
}
