/** The guides and articles of Resources that hold all of what was typed in their titles and descriptions. */

import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Section } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { helpWords as words } from '#words/site/help.ts';
import { foundGuides } from '../found-guides.ts';

export function FoundGuides({ typed }: { typed: string }) {
  const guides = foundGuides(typed);
  if (guides.length === 0) return null;
  return (
    <Section aria-labelledby="found-guides" py={{ base: '4', md: '6' }}>
      <Heading as="h2" id="found-guides" size="lg">
        {words.guides}
      </Heading>
      <List.Root maxW="3xl">
        {guides.map(({ id, title, description }) => (
          <List.Item key={id} py="4" borderBottomWidth="1px" borderColor="border.muted">
            <Heading as="h3" size="md">
              <TextLink to={paths.article(id)}>{title}</TextLink>
            </Heading>
            <Text mt="1">{description}</Text>
          </List.Item>
        ))}
      </List.Root>
    </Section>
  );
}
