/** What readers of one country look for first, as a list of links; nothing where the words have none. */

import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Section, Wrap } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { homeWords } from '#words/site/home.ts';

export function FirstReads() {
  const { title, links } = homeWords.firstReads;
  if (links.length === 0) return null;
  return (
    <Section pt={{ base: '12', md: '16' }}>
      <Container>
        <Box borderTopWidth="2px" borderColor="fg" pt="4">
          <Heading as="h2" size="md">
            {title}
          </Heading>
          <Wrap as="ul" mt="2" columnGap="8" rowGap="1">
            {links.map(({ label, to }) => (
              <li key={to}>
                <TextLink to={to} display="inline-flex" alignItems="center" minH="8">
                  {label}
                </TextLink>
              </li>
            ))}
          </Wrap>
        </Box>
      </Container>
    </Section>
  );
}
