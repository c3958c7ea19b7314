/** A page of rules, section by section. */

import { TextLink } from '#frontend/components/links/router-link.tsx';
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { BulletList, Paragraph, TextPage } from '#frontend/components/page/text-page.tsx';
import { Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import type { LegalDocument, LegalSection } from '#frontend/content/legal-document.ts';
import { paths } from '#frontend/lib/links/paths.ts';

export function LegalPage({ document }: { document: LegalDocument }) {
  const { title, description, updated, lead, sections } = document;
  return (
    <TextPage
      title={title}
      lead={
        <>
          <p>{lead}</p>
          {updated === undefined ? null : (
            <Text mt="3" textStyle="sm">
              {updated}
            </Text>
          )}
        </>
      }
    >
      <PageHead title={title} description={description} />
      {sections.map((section) => (
        <PageSection key={section.id} id={section.id} title={section.title}>
          <SectionBody {...section} />
        </PageSection>
      ))}
    </TextPage>
  );
}

function SectionBody({ paragraphs, points = [], entries = [], links = [] }: LegalSection) {
  return (
    <>
      {paragraphs.map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
      {points.length === 0 ? null : (
        <BulletList>
          {points.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </BulletList>
      )}
      {entries.length === 0 ? null : <Entries entries={entries} />}
      {links.length === 0 ? null : (
        <Wrap as="ul" mt="4" columnGap="5" rowGap="1">
          {links.map(({ label, to }) => (
            <li key={to}>
              <TextLink to={paths[to]()} touch="line">
                {label}
              </TextLink>
            </li>
          ))}
        </Wrap>
      )}
    </>
  );
}

function Entries({ entries }: { entries: NonNullable<LegalSection['entries']> }) {
  return (
    <DataList.Root mt="5" maxW="3xl">
      {entries.map(({ name, text }) => (
        <Grid
          key={name}
          py="2.5"
          borderTopWidth="1px"
          borderColor="border.muted"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '21rem minmax(0, 1fr)' }}
          columnGap="6"
        >
          <DataList.Label fontFamily="mono" textStyle="sm" overflowWrap="anywhere">
            {name}
          </DataList.Label>
          <DataList.Value textStyle="sm" color="fg.muted">
            {text}
          </DataList.Value>
        </Grid>
      ))}
    </DataList.Root>
  );
}
