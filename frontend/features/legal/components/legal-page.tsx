/** A page of rules, section by section. */

import type { ReactNode } from 'react';
import { TextField } from '#frontend/components/forms/form-field.tsx';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { BesideContents, ContentsList } from '#frontend/components/page/contents-list.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { BulletList, Paragraph, TextPage } from '#frontend/components/page/text-page.tsx';
import { Box, Flex, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { DataList, List } from '#frontend/components/styled/list.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import type { LegalDocument, LegalSection } from '#frontend/content/legal-document.ts';
import { copyText } from '#frontend/lib/browser/copy-text.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { siteOrigin } from '#frontend/lib/links/site-origin.ts';
import { legalPageWords } from '#words/site/legal-page.ts';

interface LegalPageProps {
  document: LegalDocument;
  /** Between the opening and the sections. */
  children?: ReactNode;
}

export function LegalPage({ document, children }: LegalPageProps) {
  const { title, description, updated, lead, address, sections } = document;
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
      {address === undefined ? null : <CopiedAddress {...address} />}
      {children}
      <BesideContents contents={<Contents sections={sections} />}>
        {sections.map((section) => (
          <PageSection key={section.id} id={section.id} title={section.title} stacked>
            <SectionBody {...section} />
          </PageSection>
        ))}
      </BesideContents>
    </TextPage>
  );
}

/** The ways to the sections: a long page is looked up rather than read. */
function Contents({ sections }: { sections: LegalDocument['sections'] }) {
  return (
    <Box mb={{ base: '6', md: '8', lg: '0' }} _print={{ display: 'none' }}>
      <ContentsList
        label={legalPageWords.contents}
        heading={(id) => (
          <Heading as="h2" id={id} size="sm">
            {legalPageWords.contents}
          </Heading>
        )}
        sections={sections}
      />
    </Box>
  );
}

/** More names than these are folded: most readers go on to the next section. */
const ENTRIES_SHOWN = 12;

function SectionBody({
  paragraphs,
  steps = [],
  points = [],
  entries = [],
  textsFirst = false,
  links = [],
}: LegalSection) {
  return (
    <>
      {paragraphs.map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
      {steps.length === 0 ? null : (
        <BulletList as="ol" listStyle="decimal">
          {steps.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </BulletList>
      )}
      {points.length === 0 ? null : (
        <BulletList>
          {points.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </BulletList>
      )}
      {entries.length === 0 ? null : entries.length > ENTRIES_SHOWN ? (
        <Disclosure summary={legalPageWords.entries(entries.length)}>
          <Entries entries={entries} />
        </Disclosure>
      ) : textsFirst ? (
        <Texts entries={entries} />
      ) : (
        <Entries entries={entries} />
      )}
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

/** A link to select, and a button that copies it. */
function CopiedAddress({ label, path, copy, ...said }: NonNullable<LegalDocument['address']>) {
  const address = siteOrigin() + path;
  return (
    // On a phone the whole link is seen.
    <Flex mb="8" gap="3" flexDirection={{ base: 'column', sm: 'row' }} alignItems={{ sm: 'flex-end' }} maxW="xl">
      <Box flex="1" minW="0">
        <TextField label={label} value={address} readOnly fontFamily="mono" spellCheck={false} />
      </Box>
      <Button onClick={() => void copyText(address, said)}>{copy}</Button>
    </Flex>
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
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            // The long list's names are longer than the cookies'.
            md: entries.length > ENTRIES_SHOWN ? '19rem minmax(0, 1fr)' : '12rem minmax(0, 1fr)',
          }}
          columnGap="6"
        >
          <DataList.Label fontFamily="mono" textStyle="sm" overflowWrap="anywhere">
            {name}
          </DataList.Label>
          <DataList.Value>{text}</DataList.Value>
        </Grid>
      ))}
    </DataList.Root>
  );
}

/** What each is, and small after it its name. */
function Texts({ entries }: { entries: NonNullable<LegalSection['entries']> }) {
  return (
    <List.Root mt="5" maxW="3xl">
      {entries.map(({ name, text }) => (
        <List.Item
          key={name}
          py="2.5"
          borderTopWidth="1px"
          borderColor="border.muted"
          display="flex"
          justifyContent="space-between"
          alignItems="baseline"
          columnGap="4"
        >
          {text}
          <Box as="code" fontFamily="mono" textStyle="xs" color="fg.muted">
            {name}
          </Box>
        </List.Item>
      ))}
    </List.Root>
  );
}
