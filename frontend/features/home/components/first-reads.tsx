/** What readers of one country look for first, as a list of links; nothing where the words have none. */

import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Flex, Section } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { homeWords } from '#words/site/home.ts';

export function FirstReads() {
  const { title, links } = homeWords.firstReads;
  if (links.length === 0) return null;
  return (
    <Section pt={{ base: '2', md: '8' }} borderBottomWidth={{ base: '1px', md: '0' }}>
      <Container>
        <Box borderTopWidth={{ base: '0', md: '2px' }} borderColor="fg" pt={{ base: '0', md: '4' }}>
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
        </Box>
      </Container>
    </Section>
  );
}
