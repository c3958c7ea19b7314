/** Ways to ask a person: the form, email, phone; and what became of the chat. */

import { type ReactNode, useState } from 'react';
import { PageSection } from '#frontend/components/page-section.tsx';
import { ExternalLink, TextLink } from '#frontend/components/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { helpWords } from '#frontend/content/help.ts';
import { paths } from '#frontend/lib/paths.ts';
import { CONTACT, officeIsOpen } from '#schema/domain/contact.ts';

const words = helpWords.contact;

export function ContactOptions() {
  return (
    <PageSection id="contact" title={words.title} intro={words.intro}>
      <Box
        as="ul"
        display="grid"
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
        <Option title={words.email}>
          <ExternalLink href={`mailto:${CONTACT.email}`} overflowWrap="anywhere">
            {CONTACT.email}
          </ExternalLink>
        </Option>
        <Option title={words.phone}>
          <ExternalLink href={`tel:${CONTACT.phone.number}`}>{CONTACT.phone.shown}</ExternalLink>
          <Box as="p" mt="0.5" textStyle="sm" color="fg.muted">
            {words.hours}
          </Box>
        </Option>
        <Option title={words.chat}>
          <Chat />
        </Option>
      </Box>
    </PageSection>
  );
}

function Option({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="li" minW="0">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      <Box mt="1">{children}</Box>
    </Box>
  );
}

/** Says honestly that nobody chats, and by the clock of the office what reaches somebody instead. */
function Chat() {
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button variant="outline" size="sm" mt="1" onClick={() => setOpen(officeIsOpen(new Date()))}>
        {words.startChat}
      </Button>
      <Box role="status" textStyle="sm">
        {open === null ? null : (
          <>
            <Box as="p" mt="2" maxW="prose">
              {open ? words.chatOpen : words.chatClosed}
            </Box>
            <Box mt="1">
              <TextLink to={paths.contact()}>{words.write}</TextLink>
            </Box>
          </>
        )}
      </Box>
    </>
  );
}
