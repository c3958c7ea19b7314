/** Email and phone where they are set, hours, our pages elsewhere, and where to go from here. */

import type { ReactNode } from 'react';
import { siteContact } from '#frontend/api/initial-data.ts';
import { ExternalLink, TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { DataList, List } from '#frontend/components/styled/list.tsx';
import { Span } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { dialled, NO_CONTACT, SOCIAL_PAGES } from '#schema/domain/account/contact.ts';
import { contactWords } from '#words/site/contact.ts';

const quickLinks = () => [
  { label: contactWords.links.faq, to: paths.faq() },
  { label: contactWords.links.help, to: paths.help() },
  { label: contactWords.links.privacy, to: paths.privacyPolicy() },
  { label: contactWords.links.terms, to: paths.terms() },
];

export function ContactDetails() {
  const { email, phone } = siteContact() ?? NO_CONTACT;
  return (
    <>
      <Heading as="h2" size="lg">
        {contactWords.details.title}
      </Heading>
      <DataList.Root mt="3">
        {email === null ? null : (
          <Detail name={contactWords.details.email}>
            <ExternalLink href={`mailto:${email}`} overflowWrap="anywhere">
              {email}
            </ExternalLink>
          </Detail>
        )}
        {phone === null ? null : (
          <Detail name={contactWords.details.phone}>
            <ExternalLink href={`tel:${dialled(phone)}`}>{phone}</ExternalLink>
          </Detail>
        )}
        <Detail name={contactWords.details.hours}>{contactWords.details.hoursText}</Detail>
        <Detail name={contactWords.details.social}>
          <Wrap columnGap="3" textStyle={contactWords.hasSocial ? 'md' : 'sm'} color="fg.muted">
            {contactWords.hasSocial ? null : <Span>{contactWords.details.noSocial}</Span>}
            <Wrap as="ul" columnGap="3">
              {SOCIAL_PAGES.map(({ name, url }) => (
                <li key={name}>
                  <SocialLink name={name} url={url} />
                </li>
              ))}
            </Wrap>
          </Wrap>
        </Detail>
      </DataList.Root>
      <Heading as="h2" size="lg" mt="8">
        {contactWords.links.title}
      </Heading>
      <List.Root mt="2">
        {quickLinks().map(({ label, to }) => (
          <li key={to}>
            <TextLink to={to} touch="block">
              {label}
            </TextLink>
          </li>
        ))}
      </List.Root>
    </>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box py="2.5" borderTopWidth="1px" borderColor="border.muted">
      <DataList.Label textStyle="sm" color="fg.muted">
        {name}
      </DataList.Label>
      <DataList.Value mt="0.5">{children}</DataList.Value>
    </Box>
  );
}

/** Without an address it holds the place of a link: the `a` element without `href` is HTML's own sign for that. */
function SocialLink({ name, url }: { name: string; url: string | null }) {
  if (url !== null) return <ExternalLink href={url}>{name}</ExternalLink>;
  return (
    <Box as="a" role="link" aria-disabled="true" color="fg.muted">
      {name}
    </Box>
  );
}
