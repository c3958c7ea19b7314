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
    <Section pt={{ base: '4', md: '20' }}>
      <Container>
        <Heading as="h2" size={{ base: 'lg', md: 'xl' }}>
          {homeWords.action.title}
        </Heading>
        <Text mt={{ base: '2', md: '3' }} color="fg.muted" textStyle={{ base: 'md', md: 'lg' }} maxW="prose">
          {homeWords.action.body}
        </Text>
        <Wrap mt={{ base: '4', md: '6' }} gap="3">
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
