/** What readers of one country look for first, as a list of links; nothing where the words have none. */

import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Flex, Section } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { homeWords } from '#words/site/home.ts';

export function FirstReads() {
  const { title, links } = homeWords.firstReads;
  if (links.length === 0) return null;
  return (
    <Section pt={{ base: '2', md: '5' }} pb={{ md: '5' }} borderBottomWidth="1px">
      <Container>
        <Heading as="h2" size="md">
          {title}
        </Heading>
        {/* On a phone one line, which goes sideways. */}
        <Flex
          as="ul"
          mt={{ base: '0', md: '2' }}
          mx={{ base: '-4', md: '0' }}
          px={{ base: '4', md: '0' }}
          columnGap={{ base: '5', md: '8' }}
          rowGap="1"
          flexWrap={{ md: 'wrap' }}
          overflowX={{ base: 'auto', md: 'visible' }}
          css={{ scrollbarWidth: 'none' }}
        >
          {links.map(({ label, to }) => (
            <li key={to}>
              <TextLink
                to={to}
                display="inline-flex"
                alignItems="center"
                minH={{ base: '11', md: '8' }}
                whiteSpace={{ base: 'nowrap', md: 'normal' }}
              >
                {label}
              </TextLink>
            </li>
          ))}
        </Flex>
      </Container>
    </Section>
  );
}
