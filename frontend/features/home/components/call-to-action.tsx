/** The way in at the end of the front page. */

import { ButtonLink } from '#frontend/components/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { paths } from '#frontend/lib/paths.ts';
import { homeWords } from '#words/home.ts';

const words = homeWords.action;

export function CallToAction() {
  return (
    <Box as="section" pt={{ base: '12', md: '20' }}>
      <Container>
        <Heading as="h2" size="xl">
          {words.title}
        </Heading>
        <Box as="p" mt="3" color="fg.muted" textStyle="lg" maxW="prose">
          {words.body}
        </Box>
        <Box mt="6" display="flex" flexWrap="wrap" gap="3">
          <ButtonLink to={paths.signup()} size="lg">
            {words.create}
          </ButtonLink>
          <ButtonLink to={paths.search()} size="lg" variant="outline">
            <span>
              {words.learn}
              <Box as="span" srOnly>
                {` ${words.learnOf}`}
              </Box>
            </span>
          </ButtonLink>
        </Box>
      </Container>
    </Box>
  );
}
