/** The way in at the end of the front page. */

import { ButtonLink } from '#frontend/components/links/router-link.tsx';
import { Section, Wrap } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Text, VisuallyHidden } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { homeWords } from '#words/site/home.ts';

export function CallToAction() {
  return (
    <Section pt={{ base: '6', md: '20' }}>
      <Container>
        <Heading as="h2" size="xl">
          {homeWords.action.title}
        </Heading>
        <Text mt="3" color="fg.muted" textStyle="lg" maxW="prose">
          {homeWords.action.body}
        </Text>
        <Wrap mt="6" gap="3">
          <ButtonLink to={paths.signup()} size="lg">
            {homeWords.action.create}
          </ButtonLink>
          <ButtonLink to={paths.search()} size="lg" variant="outline">
            <span>
              {homeWords.action.learn}
              <VisuallyHidden>{` ${homeWords.action.learnOf}`}</VisuallyHidden>
            </span>
          </ButtonLink>
        </Wrap>
      </Container>
    </Section>
  );
}
