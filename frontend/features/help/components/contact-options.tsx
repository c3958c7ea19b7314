/** Ways to ask a person: the form, and email and phone where they are set. There is no chat, so none is offered. */

import type { ReactNode } from 'react';
import { siteContact } from '#frontend/api/initial-data.ts';
import { ExternalLink, TextLink } from '#frontend/components/links/router-link.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { dialled, NO_CONTACT } from '#schema/domain/account/contact.ts';
import { contactWords } from '#words/site/contact.ts';
import { helpWords } from '#words/site/help.ts';

export function ContactOptions() {
  const words = helpWords.contact;
  const { email, phone } = siteContact() ?? NO_CONTACT;
  return (
    <PageSection id="contact" title={words.title} intro={words.intro}>
      <Grid
        as="ul"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="10"
        rowGap="7"
      >
        <Option title={words.form}>
          <p>{words.formText}</p>
          <Box mt="1">
            <TextLink to={paths.contact()}>{words.write}</TextLink>
          </Box>
        </Option>
        {email === null ? null : (
          <Option title={words.email}>
            <ExternalLink href={`mailto:${email}`} overflowWrap="anywhere">
              {email}
            </ExternalLink>
          </Option>
        )}
        {phone === null ? null : (
          <Option title={words.phone}>
            <ExternalLink href={`tel:${dialled(phone)}`}>{phone}</ExternalLink>
          </Option>
        )}
        <Option title={words.hours}>
          <p>{contactWords.details.hoursText}</p>
        </Option>
      </Grid>
    </PageSection>
  );
}

function Option({ title, children }: { title: string; children: ReactNode }) {
  return (
    <List.Item minW="0">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      <Box mt="1">{children}</Box>
    </List.Item>
  );
}
