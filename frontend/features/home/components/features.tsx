/** What can be done here, in three columns. */

import { TextLink } from '#frontend/components/links/router-link.tsx';
import { PhoneFold } from '#frontend/components/page/phone-fold.tsx';
import { Box, Grid, Section } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { homeWords } from '#words/site/home.ts';

export function Features() {
  return (
    <Section py="2">
      <Container>
        <PhoneFold
          everywhere
          heading={(id) => (
            <Heading as="h2" id={id} size="md">
              {homeWords.features.title}
            </Heading>
          )}
        >
          <Grid
            mt={{ base: '2', md: '4' }}
            gap={{ base: '8', md: '10' }}
            gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}
          >
            {homeWords.features.items.map(({ title, body, link, to }) => (
              <Box key={title} borderTopWidth="2px" borderColor="fg" pt="4">
                <Heading as="h3" size="md">
                  {title}
                </Heading>
                <Text mt="2" color="fg.muted">
                  {body}
                </Text>
                <TextLink to={paths[to]()} touch="block" mt="2" textStyle="sm">
                  {link}
                </TextLink>
              </Box>
            ))}
          </Grid>
        </PhoneFold>
      </Container>
    </Section>
  );
}
